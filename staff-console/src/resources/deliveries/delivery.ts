import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';

export type DeliveryRow = StaffRow<'deliveries'>;
export type Delivery = StaffRecord<'deliveries'>;
