import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Job ads: managers write and release them, mentors read them. */
export const recruitments: ConsoleResource = {
  name: 'recruitments',
  list: lazy(() => import('./RecruitmentsPage.tsx')),
  create: lazy(() => import('./RecruitmentCreatePage.tsx')),
  edit: lazy(() => import('./RecruitmentPage.tsx')),
  menu: { group: 'jobs', label: 'recruitments.title', Icon: WorkIcon, roles: ['mentor', 'manager'] },
};
