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
