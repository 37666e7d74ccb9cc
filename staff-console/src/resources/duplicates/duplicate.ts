import type { StaffRow } from '../../../../server/client/resources.ts';

export type DuplicatePair = StaffRow<'user_duplicates'>;
export type Account = DuplicatePair['user'];
export type Merge = StaffRow<'user_merges'>;

/** Tables whose name means something to the office. */
export const NAMED_TABLES = [
  'applications',
  'event_applications',
  'deliveries',
  'inquiries',
  'recommend_mails',
  'user_notes',
  'user_consultations',
  'bookmarks',
  'saved_searches',
  'files',
] as const;
