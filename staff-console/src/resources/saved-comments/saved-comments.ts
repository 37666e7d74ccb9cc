import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** The bank of comments for the desks. Everybody at a desk may add to it. */
export const savedComments: ConsoleResource = {
  name: 'saved_comments',
  list: lazy(() => import('./SavedCommentsPage.tsx')),
  create: lazy(() => import('./SavedCommentCreatePage.tsx')),
  edit: lazy(() => import('./SavedCommentPage.tsx')),
  menu: { group: 'work', label: 'saved_comments.title', Icon: QuickreplyIcon, roles: ['mentor', 'manager'] },
};
