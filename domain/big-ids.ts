/** Tables of more rows than 32 bits count at a hundred million applications (ADR 95). Their ids have 64. */
const BIG_ID_TABLES: ReadonlySet<string> = new Set([
  'application_events',
  // Few rows, but an upsert counts each time.
  'application_presences',
  'audit_logs',
  'deliveries',
  // As of applications.
  'inquiry_presences',
  'notification_views',
  'outbox_events',
  'page_views',
  'webhook_deliveries',
]);

export const hasBigIds = (table: string): boolean => BIG_ID_TABLES.has(table);
