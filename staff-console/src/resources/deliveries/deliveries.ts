import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import { UndecidedCount } from '../../components/UndecidedMails.tsx';
import type { ConsoleResource } from '../console-resource.ts';

/** What was mailed to whom. */
export const deliveries: ConsoleResource = {
  name: 'deliveries',
  list: lazy(() => import('./DeliveriesPage.tsx')),
  show: lazy(() => import('./DeliveryPage.tsx')),
  menu: {
    group: 'mail',
    label: 'layout.deliveries',
    Icon: MailIcon,
    roles: ['mentor', 'manager'],
    Count: UndecidedCount,
  },
};
