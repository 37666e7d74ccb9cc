/**
 * SQL of whether a delivery waits for a person's decision (domain/delivery-decision.ts): held, failed, or come back
 * since anybody decided about it. Written so that the two partial indexes of such rows are found.
 * @param row SQL of the row, ours and never of a request
 */
export const undecidedSql = (row: string): string =>
  `(${row}.state in ('held', 'failed') or (${row}.bounced_at is not null and ${row}.state = 'sent'
    and (${row}.decided_at is null or ${row}.decided_at < ${row}.bounced_at)))`;
