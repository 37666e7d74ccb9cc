import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';

export type RecruitmentRow = StaffRow<'recruitments'>;
export type Recruitment = StaffRecord<'recruitments'>;
