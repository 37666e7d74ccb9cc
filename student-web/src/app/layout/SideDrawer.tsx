import ArticleOutlined from '../../../../web/icons/ArticleOutlined.tsx';
import AssignmentOutlined from '../../../../web/icons/AssignmentOutlined.tsx';
import Close from '../../../../web/icons/Close.tsx';
import EventOutlined from '../../../../web/icons/EventOutlined.tsx';
import LoginOutlined from '../../../../web/icons/LoginOutlined.tsx';
import LogoutOutlined from '../../../../web/icons/LogoutOutlined.tsx';
import NotificationsNoneOutlined from '../../../../web/icons/NotificationsNoneOutlined.tsx';
import PersonAddAltOutlined from '../../../../web/icons/PersonAddAltOutlined.tsx';
import PersonOutlined from '../../../../web/icons/PersonOutlined.tsx';
import PrivacyTipOutlined from '../../../../web/icons/PrivacyTipOutlined.tsx';
import SchoolOutlined from '../../../../web/icons/SchoolOutlined.tsx';
import WorkOutlineOutlined from '../../../../web/icons/WorkOutlineOutlined.tsx';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { NavLink } from 'react-router-dom';
import { JOBS_PATH } from '../../lib/access.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useEntryLinks } from './use-entry-links.ts';

interface Item {
  to: string;
  label: string;
  icon: ReactNode;
}

/** The menu at the right: what is for everybody, then what is for the person. */
export default function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const entry = useEntryLinks();
  const everybody: Item[] = [
    { to: JOBS_PATH, label: t('menu.jobs'), icon: <WorkOutlineOutlined /> },
    { to: '/courses', label: t('menu.courses'), icon: <SchoolOutlined /> },
    { to: '/events', label: t('menu.events'), icon: <EventOutlined /> },
    { to: '/articles', label: t('menu.articles'), icon: <ArticleOutlined /> },
  ];
  const out: Item = { to: '/log_out', label: t('menu.logOut'), icon: <LogoutOutlined /> };
  const items: Item[] =
    user.status === 'student'
      ? [
          ...everybody,
          { to: '/applications', label: t('menu.applications'), icon: <AssignmentOutlined /> },
          { to: '/notifications', label: t('menu.notifications'), icon: <NotificationsNoneOutlined /> },
          { to: '/profile', label: t('menu.profile'), icon: <PersonOutlined /> },
          { to: '/privacy', label: t('menu.privacy'), icon: <PrivacyTipOutlined /> },
          out,
        ]
      : user.status === 'account'
        ? [
            ...everybody,
            { to: '/sign_up', label: t('menu.finishSignUp'), icon: <PersonAddAltOutlined /> },
            out,
          ]
        : [
            ...everybody,
            {
              to: entry.logIn,
              label: t('menu.logIn'),
              icon: <LoginOutlined />,
            },
            { to: entry.signUp, label: t('menu.signUp'), icon: <PersonAddAltOutlined /> },
          ];
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('menu.title') } }}
    >
      <Box component="nav" aria-label={t('menu.title')} sx={{ width: 300, maxWidth: '85vw', p: 1.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton aria-label={t('menu.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <List>
          {items.map((item) => (
            <ListItem key={item.to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={item.to}
                onClick={onClose}
                sx={{
                  borderRadius: 3,
                  minHeight: 52,
                  '&.active': { bgcolor: 'secondary.light', fontWeight: 700 },
                }}
              >
                <ListItemIcon sx={{ color: 'secondary.main', minWidth: 44 }}>{item.icon}</ListItemIcon>
                <ListItemText primary={item.label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </Drawer>
  );
}
