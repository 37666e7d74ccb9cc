import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

/**
 * Posts to addresses outside, as rows of a table. A row is the truth about one message:
 *
 * pending → sending (claimed under a lease) → sent | failed | pending (later)
 *
 * Unlike a mail, one whose worker was killed goes again: who gets it tells it from the first by its id.
 */
export interface PostTable {
  name: 'channel_posts' | 'webhook_deliveries';
  owner: 'notification_channels' | 'webhook_endpoints';
  /** The column that points to the owner. */
  key: 'notification_channel_id' | 'webhook_endpoint_id';
  /** What is claimed with the row: columns of the message `p` and of its owner `o`. */
  columns: string;
  /** Which of the due rows `p` may be claimed; all where it is absent. */
  condition?: string;
  /** Minutes to wait after the first, second, … attempt. Then it is given up. */
  retryMinutes: readonly number[];
}

interface PostDeps {
  sequelize: Sequelize;
  now(): Date;
}

const LEASE_MILLISECONDS = 60_000;

/** How often a message is tried at most. */
export const attemptsOf = ({ retryMinutes }: PostTable): number => retryMinutes.length + 1;

/** What a killed worker left goes again, or is given up. */
export async function recoverLeased({ sequelize, now }: PostDeps, table: PostTable): Promise<void> {
  await sequelize.query(
    `update ${table.name} set state = case when attempts >= $2 then 'failed' else 'pending' end,
       last_error = 'The worker stopped while posting.', lease_until = null, available_at = $1, updated_at = $1
     where state = 'sending' and lease_until < $1`,
    { bind: [now(), attemptsOf(table)], type: QueryTypes.UPDATE },
  );
}

/** A claimed message: whose turn it is is told by `attempts`. */
export interface Claimed {
  id: number;
  attempts: number;
}

/** Claims the oldest due message. */
export async function claimLeased<Row extends Claimed>(
  { sequelize, now }: PostDeps,
  { name, owner, key, columns, condition = 'true' }: PostTable,
): Promise<Row | undefined> {
  const at = now();
  const [row] = await sequelize.query<Row>(
    `update ${name} p set state = 'sending', lease_until = $2, attempts = p.attempts + 1, updated_at = $1
     from ${owner} o
     where o.id = p.${key} and p.id = (
       select p.id from ${name} p where p.state = 'pending' and p.available_at <= $1 and ${condition}
       order by p.available_at, p.id limit 1 for update skip locked
     )
     returning p.id, p.attempts, ${columns}`,
    { bind: [at, new Date(at.getTime() + LEASE_MILLISECONDS)], type: QueryTypes.SELECT },
  );
  return row;
}

/** What became of an attempt. */
export interface Attempted {
  kind: 'sent' | 'refused' | 'retry';
  reason: string | null;
  /** Columns that tell more of it. */
  also?: Readonly<Record<string, unknown>>;
}

/**
 * Writes what became of an attempt, unless the row has moved on.
 * @returns the state it has now; null where it was not its turn any more
 */
export async function recordLeased(
  { sequelize, now }: PostDeps,
  table: PostTable,
  row: Claimed,
  { kind, reason, also = {} }: Attempted,
  transaction: Transaction | null = null,
): Promise<'sent' | 'failed' | 'pending' | null> {
  const at = now();
  const minutes = kind === 'retry' ? table.retryMinutes[row.attempts - 1] : undefined;
  const state = kind === 'sent' ? 'sent' : minutes === undefined ? 'failed' : 'pending';
  const names = Object.keys(also);
  const more = names.map((name, index) => `${name} = $${index + 7}, `).join('');
  const written = await sequelize.query<{ id: number }>(
    `update ${table.name} set state = $3::text, last_error = $4, lease_until = null, available_at = $5,
       ${more}sent_at = case when $3::text = 'sent' then $6::timestamptz end, updated_at = $6
     where id = $1 and attempts = $2 and state = 'sending' returning id`,
    {
      bind: [
        row.id,
        row.attempts,
        state,
        reason,
        new Date(at.getTime() + (minutes ?? 0) * 60_000),
        at,
        ...Object.values(also),
      ],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return written.length > 0 ? state : null;
}
