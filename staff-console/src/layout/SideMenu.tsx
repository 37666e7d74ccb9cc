import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate.ts';
import { resources } from '../resources/all.ts';
import { MENU_GROUPS } from '../resources/console-resource.ts';
import { useMember } from '../session/member.ts';

/** The pages of the console this role can open, in groups. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate();
  const { role } = useMember();
  const groups = MENU_GROUPS.map((group) => ({
    group,
    entries: resources.filter(({ menu }) => menu.group === group && menu.roles.includes(role)),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={t('layout.menu')}>
      {groups.map(({ group, entries }) => (
        <Box key={group} sx={{ px: 1, py: 0.5 }}>
          <Typography
            id={`menu-${group}`}
            variant="caption"
            component="p"
            color="textSecondary"
            sx={{ px: 1, fontWeight: 600 }}
          >
            {t(`menu.${group}`)}
          </Typography>
          <List dense disablePadding aria-labelledby={`menu-${group}`}>
            {entries.map(({ name, menu: { label, Icon, Count } }) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={`/${name}`}
                  onClick={onChoose}
                  sx={{
                    borderRadius: 1,
                    minHeight: 36,
                    px: 1,
                    '&.active': { bgcolor: 'primary.light', color: 'secondary.dark' },
                    '&.active .MuiTypography-root': { fontWeight: 700 },
                    '&.active .MuiListItemIcon-root': { color: 'secondary.main' },
                  }}
                >
                  <ListItemIcon sx={{ minWidth: 32, '& svg': { fontSize: 20 } }}>
                    <Icon />
                  </ListItemIcon>
                  <Typography variant="body2" sx={{ lineHeight: 1.3 }}>
                    {t(label)}
                  </Typography>
                  {Count && <Count />}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
    </nav>
  );
}
