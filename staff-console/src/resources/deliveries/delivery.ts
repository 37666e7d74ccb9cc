import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';

export type DeliveryRow = StaffRow<'deliveries'>;
export type Delivery = StaffRecord<'deliveries'>;
