import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ConsoleResource } from '../console-resource.ts';

const StudentsWhoFitPage = lazy(() => import('./StudentsWhoFitPage.tsx'));

/** Job ads: managers write and release them, mentors read them. */
export const recruitments: ConsoleResource = {
  name: 'recruitments',
  list: lazy(() => import('./RecruitmentsPage.tsx')),
  create: lazy(() => import('./RecruitmentCreatePage.tsx')),
  edit: lazy(() => import('./RecruitmentPage.tsx')),
  children: createElement(Route, { path: ':id/matches', element: createElement(StudentsWhoFitPage) }),
  menu: { group: 'jobs', label: 'recruitments.title', Icon: WorkIcon, roles: ['mentor', 'manager'] },
};
