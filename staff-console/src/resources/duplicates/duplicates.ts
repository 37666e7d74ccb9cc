import DifferenceIcon from '@mui/icons-material/DifferenceOutlined';
import MergeIcon from '@mui/icons-material/CallMergeOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Accounts that may be one person's. */
export const userDuplicates: ConsoleResource = {
  name: 'user_duplicates',
  list: lazy(() => import('./DuplicatesPage.tsx')),
  menu: { group: 'people', label: 'duplicates.title', Icon: DifferenceIcon, roles: ['manager'] },
};

/** Accounts that were merged, to be undone. */
export const userMerges: ConsoleResource = {
  name: 'user_merges',
  list: lazy(() => import('./MergesPage.tsx')),
  menu: { group: 'people', label: 'duplicates.merges', Icon: MergeIcon, roles: ['manager'] },
};
