import SeatIcon from '@mui/icons-material/EventAvailableOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Who applied to events, with their answers. */
export const eventApplications: ConsoleResource = {
  name: 'event_applications',
  list: lazy(() => import('./EventApplicationsPage.tsx')),
  show: lazy(() => import('./EventApplicationPage.tsx')),
  menu: {
    group: 'content',
    label: 'content.seats.title',
    Icon: SeatIcon,
    roles: ['mentor', 'manager'],
  },
};
