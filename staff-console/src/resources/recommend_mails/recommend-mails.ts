import RecommendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Jobs recommended to students: a mentor's own, for managers all. */
export const recommendMails: ConsoleResource = {
  name: 'recommend_mails',
  list: lazy(() => import('./RecommendMailsPage.tsx')),
  create: lazy(() => import('./RecommendPage.tsx')),
  show: lazy(() => import('./RecommendMailPage.tsx')),
  menu: { group: 'mail', label: 'recommend_mails.title', Icon: RecommendIcon, roles: ['mentor', 'manager'] },
};
