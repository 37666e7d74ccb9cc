import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ConsoleResource } from '../console-resource.ts';

const JobsThatFitPage = lazy(() => import('./JobsThatFitPage.tsx'));

/** Students. Mentors see those of their applications wholly, of others what recommending a job needs. */
export const users: ConsoleResource = {
  name: 'users',
  list: lazy(() => import('./StudentsPage.tsx')),
  edit: lazy(() => import('./StudentPage.tsx')),
  children: createElement(Route, { path: ':id/matches', element: createElement(JobsThatFitPage) }),
  menu: { group: 'people', label: 'students.title', Icon: PeopleIcon, roles: ['mentor', 'manager'] },
};
