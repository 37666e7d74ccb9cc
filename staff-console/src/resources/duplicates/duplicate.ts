import type { StaffRow } from '../../../../server/staff/contract.ts';

export type DuplicatePair = StaffRow<'user_duplicates'>;
export type Account = DuplicatePair['user'];
export type Merge = StaffRow<'user_merges'>;
