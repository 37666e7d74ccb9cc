import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** The manager's pictures; their code is loaded when first shown. */
export const overview: ConsoleResource = {
  name: 'overview',
  list: lazy(() => import('./OverviewPage.tsx')),
  menu: { group: 'work', label: 'overview.menu', Icon: InsightsIcon, roles: ['manager'] },
};
