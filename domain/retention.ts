/** Tables whose rows are deleted by age. */
export const RETAINED_TABLES = ['page_views', 'deliveries', 'webhook_deliveries', 'audit_logs'] as const;
export type RetainedTable = (typeof RETAINED_TABLES)[number];

/** For how many days rows are kept, by table; null: for ever. */
export type RetentionDays = Record<RetainedTable, number | null>;

/**
 * 13 months, to compare a month with that of the year before; three years, from the first mail to the end of a usual
 * course of studies and job search; ninety days, to see what another
 * system was told; five years, as long as a claim may be raised (Civil Code, art. 166).
 */
export const USUAL_RETENTION: RetentionDays = {
  page_views: 400,
  deliveries: 1096,
  webhook_deliveries: 90,
  audit_logs: 1827,
};
