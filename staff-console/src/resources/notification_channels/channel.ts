import type { StaffRecord } from '../../../../server/staff/contract.ts';

export type Channel = StaffRecord<'notification_channels'>;
