import type { StaffRow } from '../../../../server/client/resources.ts';

export type DuplicatePair = StaffRow<'user_duplicates'>;
export type Account = DuplicatePair['user'];
export type Merge = StaffRow<'user_merges'>;
