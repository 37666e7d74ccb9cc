import EventIcon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Events for students. Mentors read them, managers write them. */
export const events: ConsoleResource = {
  name: 'events',
  list: lazy(() => import('./EventsPage.tsx')),
  create: lazy(() => import('./EventCreatePage.tsx')),
  edit: lazy(() => import('./EventPage.tsx')),
  menu: { group: 'content', label: 'content.events.title', Icon: EventIcon, roles: ['mentor', 'manager'] },
};
