import SettingsIcon from '../../../web/icons/SettingsOutlined.tsx';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { MessageKey } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useMenu } from './use-menu.ts';

interface EntryProps {
  to: string;
  label: MessageKey;
  Icon: ComponentType;
  counts: readonly ComponentType[];
  /** Marked although its address is another: the page belongs to it. */
  isActive?: boolean;
  onChoose?: (() => void) | undefined;
}

function Entry({ to, label, Icon, counts, isActive = false, onChoose }: EntryProps) {
  const t = useTranslate();
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...(isActive
          ? { component: Link, className: 'active', 'aria-current': true }
          : { component: NavLink })}
        to={to}
        onClick={onChoose}
        sx={{
          borderRadius: 1,
          minHeight: 32,
          py: 0.25,
          pl: 1,
          pr: 0.5,
          '&.active': { bgcolor: 'primary.light', color: 'secondary.dark' },
          '&.active .MuiTypography-root': { fontWeight: 700 },
          '&.active .MuiListItemIcon-root': { color: 'secondary.main' },
        }}
      >
        <ListItemIcon sx={{ minWidth: 28, '& svg': { fontSize: 18 } }}>
          <Icon />
        </ListItemIcon>
        <Typography variant="body2" sx={{ lineHeight: 1.25 }}>
          {t(label)}
        </Typography>
        {counts.map((Count, place) => (
          <Count key={place} />
        ))}
      </ListItemButton>
    </ListItem>
  );
}

/** The pages of the console this role can open, in five groups, and the way to those of the system. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate();
  const { groups, system, ofSystem } = useMenu();
  const [, page] = useLocation().pathname.split('/', 2);
  return (
    <nav aria-label={t('layout.menu')}>
      {groups.map(({ group, entries }) => (
        <Box key={group} sx={{ px: 1, py: 0.25 }}>
          <Typography
            id={`menu-${group}`}
            variant="caption"
            component="p"
            color="textSecondary"
            sx={{ px: 1, fontWeight: 700 }}
          >
            {t(`menu.${group}`)}
          </Typography>
          <List dense disablePadding aria-labelledby={`menu-${group}`}>
            {entries.map(({ name, menu: { label, Icon, Count } }) => (
              <Entry
                key={name}
                to={`/${name}`}
                label={label}
                Icon={Icon}
                counts={Count ? [Count] : []}
                onChoose={onChoose}
              />
            ))}
          </List>
        </Box>
      ))}
      <List dense disablePadding sx={{ px: 1, pt: 0.5, mt: 0.5, borderTop: 1, borderColor: 'divider' }}>
        <Entry
          to="/system"
          label="menu.system"
          Icon={SettingsIcon}
          isActive={page !== undefined && ofSystem.includes(page)}
          counts={system.flatMap(({ menu: { Count } }) => Count ?? [])}
          onChoose={onChoose}
        />
      </List>
    </nav>
  );
}
