import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import type { MessageKey } from '../i18n/messages.ts';
import { useSay } from '../i18n/use-words.ts';

const ENTRIES: { path: string; label: MessageKey; Icon: ComponentType }[] = [
  { path: '/applications', label: 'layout.applications', Icon: AssignmentIcon },
  { path: '/deliveries', label: 'layout.deliveries', Icon: MailIcon },
];

/** The pages of the console. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const say = useSay();
  return (
    <nav aria-label={say('layout.menu')}>
      <List sx={{ p: 1 }}>
        {ENTRIES.map(({ path, label, Icon }) => (
          <ListItem key={path} disablePadding>
            <ListItemButton
              component={NavLink}
              to={path}
              onClick={onChoose}
              sx={{
                borderRadius: 1,
                mb: 0.5,
                '&.active': { bgcolor: 'primary.light', color: 'secondary.dark', fontWeight: 700 },
                '&.active .MuiListItemIcon-root': { color: 'secondary.main' },
              }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                <Icon />
              </ListItemIcon>
              <ListItemText slotProps={{ primary: { sx: { fontWeight: 'inherit', fontSize: '0.9375rem' } } }}>
                {say(label)}
              </ListItemText>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
