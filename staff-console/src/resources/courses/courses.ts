import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Courses with their lessons. Mentors read them, managers write them. */
export const courses: ConsoleResource = {
  name: 'courses',
  list: lazy(() => import('./CoursesPage.tsx')),
  create: lazy(() => import('./CourseCreatePage.tsx')),
  edit: lazy(() => import('./CoursePage.tsx')),
  menu: { group: 'content', label: 'learning.courses.title', Icon: CourseIcon, roles: ['mentor', 'manager'] },
};
