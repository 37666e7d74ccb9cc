import CompanyIcon from '@mui/icons-material/BusinessOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Companies. Mentors read them, managers write them. */
export const companies: ConsoleResource = {
  name: 'companies',
  list: lazy(() => import('./CompaniesPage.tsx')),
  create: lazy(() => import('./CompanyCreatePage.tsx')),
  edit: lazy(() => import('./CompanyPage.tsx')),
  menu: { group: 'jobs', label: 'companies.title', Icon: CompanyIcon, roles: ['mentor', 'manager'] },
};
