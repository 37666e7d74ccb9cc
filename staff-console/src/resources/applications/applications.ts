import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** The queue and the desk; their code is loaded when first shown. */
export const applications: ConsoleResource = {
  name: 'applications',
  list: lazy(() => import('./queue/QueuePage.tsx')),
  show: lazy(() => import('./desk/DeskPage.tsx')),
  menu: { group: 'work', label: 'layout.applications', Icon: AssignmentIcon, roles: ['mentor', 'manager'] },
};
