import QuestionIcon from '@mui/icons-material/ContactSupportOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Questions of students: everybody of the staff answers them. */
export const inquiries: ConsoleResource = {
  name: 'inquiries',
  list: lazy(() => import('./InquiriesPage.tsx')),
  edit: lazy(() => import('./InquiryPage.tsx')),
  menu: {
    group: 'people',
    label: 'office.inquiries.title',
    Icon: QuestionIcon,
    roles: ['mentor', 'manager'],
  },
};
