import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';

export type EventRow = StaffRow<'events'>;
export type Event = StaffRecord<'events'>;
