import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The queue and the desk; their code is loaded when first shown. */
export const applications: ResourceProps = {
  name: 'applications',
  list: lazy(() => import('./queue/QueuePage.tsx')),
  show: lazy(() => import('./desk/DeskPage.tsx')),
};
