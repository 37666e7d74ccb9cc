import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import type { MessageKey } from '../i18n/messages.ts';
import { useSay } from '../i18n/use-words.ts';

const ENTRIES: { path: string; label: MessageKey; Icon: ComponentType }[] = [
  { path: '/applications', label: 'layout.applications', Icon: AssignmentIcon },
  { path: '/deliveries', label: 'layout.deliveries', Icon: MailIcon },
];

/** The pages of the console: beside the page as a narrow rail, in the drawer of small screens as a list. */
export function SideMenu({ isNarrow = false, onChoose }: { isNarrow?: boolean; onChoose?: () => void }) {
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
                minHeight: 48,
                ...(isNarrow && { flexDirection: 'column', gap: 0.5, px: 0.5, textAlign: 'center' }),
                '&.active': { bgcolor: 'primary.light', color: 'secondary.dark' },
                '&.active .MuiTypography-root': { fontWeight: 700 },
                '&.active .MuiListItemIcon-root': { color: 'secondary.main' },
              }}
            >
              <ListItemIcon sx={{ minWidth: isNarrow ? 0 : 36 }}>
                <Icon />
              </ListItemIcon>
              <Typography variant={isNarrow ? 'caption' : 'body1'} sx={{ lineHeight: 1.3 }}>
                {say(label)}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
