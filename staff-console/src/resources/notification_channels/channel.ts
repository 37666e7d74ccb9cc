import type { StaffRecord } from '../../../../server/client/resources.ts';

export type Channel = StaffRecord<'notification_channels'>;
