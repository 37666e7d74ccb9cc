import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';

export type EventRow = StaffRow<'events'>;
export type Event = StaffRecord<'events'>;
