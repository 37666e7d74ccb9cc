import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';

export type RecruitmentRow = StaffRow<'recruitments'>;
export type Recruitment = StaffRecord<'recruitments'>;
