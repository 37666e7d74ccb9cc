import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The mails and what became of them; their code is loaded when first shown. */
export const deliveries: ResourceProps = {
  name: 'deliveries',
  list: lazy(() => import('./DeliveriesPage.tsx')),
  show: lazy(() => import('./DeliveryPage.tsx')),
};
