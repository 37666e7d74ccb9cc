import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Students. Mentors see those of their applications wholly, of others what recommending a job needs. */
export const users: ConsoleResource = {
  name: 'users',
  list: lazy(() => import('./StudentsPage.tsx')),
  edit: lazy(() => import('./StudentPage.tsx')),
  menu: { group: 'people', label: 'students.title', Icon: PeopleIcon, roles: ['mentor', 'manager'] },
};
