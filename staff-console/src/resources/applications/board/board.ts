import ViewColumnIcon from '@mui/icons-material/ViewWeekOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../../console-resource.ts';

/** The applications by state; its code is loaded when first shown. */
export const board: ConsoleResource = {
  name: 'board',
  list: lazy(() => import('./BoardPage.tsx')),
  menu: { group: 'work', label: 'board.menu', Icon: ViewColumnIcon, roles: ['mentor', 'manager'] },
};
