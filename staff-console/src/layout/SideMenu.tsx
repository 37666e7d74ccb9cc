import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { useSay } from '../i18n/use-words.ts';
import { resources } from '../resources/all.ts';
import { MENU_GROUPS } from '../resources/console-resource.ts';
import { useMember } from '../session/member.ts';

/** The pages of the console this role can open, in groups. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const say = useSay();
  const { role } = useMember();
  const groups = MENU_GROUPS.map((group) => ({
    group,
    entries: resources.filter(({ menu }) => menu.group === group && menu.roles.includes(role)),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={say('layout.menu')}>
      {groups.map(({ group, entries }) => (
        <List
          key={group}
          dense
          aria-labelledby={`menu-${group}`}
          sx={{ px: 1, py: 0.5 }}
          subheader={
            <ListSubheader
              component="div"
              id={`menu-${group}`}
              disableSticky
              sx={{ lineHeight: '30px', fontSize: '0.75rem', color: 'text.secondary', px: 1 }}
            >
              {say(`menu.${group}`)}
            </ListSubheader>
          }
        >
          {entries.map(({ name, menu: { label, Icon } }) => (
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
                  {say(label)}
                </Typography>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </nav>
  );
}
