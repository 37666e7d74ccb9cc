import TablesIcon from '@mui/icons-material/TableChartOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** The way to AdminJS: master data, and every table to read. */
export const admin: ConsoleResource = {
  name: 'admin',
  list: lazy(() => import('./AdminPage.tsx')),
  menu: { group: 'system', label: 'audit.admin', Icon: TablesIcon, roles: ['manager'] },
};
