import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { QueryTypes, type Sequelize } from 'sequelize';
import { MONTHLY_TABLES } from '../../db/months.ts';
import { undecidedSql } from '../../db/undecided-deliveries.ts';
import { WAITING_INDEXED, WAITING_SINCE } from '../features/applications/services/waits.ts';
import { MAX_EVENT_ATTEMPTS } from '../worker/process-event.ts';

/** What is read at most that often, however many ask. */
const WORK_MS = 10_000;
const BUSINESS_MS = 300_000;
/** Whoever asks for figures has gone after ten seconds (Prometheus's default). */
const PATIENCE_MS = 4_000;

/** One row of one statement: a value of a gauge. */
interface Value {
  name: string;
  /** Null: the gauge has no label. */
  label: string | null;
  quantile?: string | null;
  value: number;
}

const GAUGES = {
  outbox_waiting: ['Outbox events that are due.'],
  outbox_oldest_seconds: ['How long the outbox event has been due that waits longest.'],
  outbox_later: ['Outbox events whose time has not come: undo windows, retries.'],
  outbox_given_up: ['Outbox events given up after repeated failures, with a last_error.'],
  deliveries: [
    'Mails that wait: pending, sending, held, failed, and returned that nobody has decided about.',
    'state',
  ],
  deliveries_oldest_due_seconds: ['How long the mail has been due that waits longest.'],
  pdfs_waiting: ['Frozen resumes that are not printed yet.'],
  read_documents_waiting: ['Jobs and companies whose read document is to be written.', 'kind'],
  erasures_overdue: ['Deleted accounts whose time of erasure has passed.'],
  rows_without_month: ['Rows for whose month there is no partition, up to 10,000.', 'table'],
  last_backup_timestamp_seconds: ['When npm run backup last finished (Unix time); absent: never.'],
  students: ['Students who have signed up and not left.'],
  sign_ups_last_day: ['Students who signed up in the last 24 hours.'],
  applications_last_day: ['Applications made in the last 24 hours.'],
  applications: ['Applications by state.', 'state'],
  application_days_in_state: [
    'Days since the next step of an application is waited for: median and 90th percentile.',
    'state',
    'quantile',
  ],
} as const;
type Name = keyof typeof GAUGES;

const WORK = `
  with event as (
    select attempts >= ${MAX_EVENT_ATTEMPTS} as is_given_up, available_at <= $1::timestamptz as is_due, available_at
    from outbox_events where processed_at is null
  ), outbox as (
    select count(*) filter (where not is_given_up and is_due) as waiting,
      count(*) filter (where not is_given_up and not is_due) as later,
      count(*) filter (where is_given_up) as given_up,
      extract(epoch from $1::timestamptz - min(available_at) filter (where not is_given_up and is_due)) as oldest
    from event
  )
  select 'outbox_waiting' as name, null as label, waiting::float8 as value from outbox
  union all select 'outbox_later', null, later from outbox
  union all select 'outbox_given_up', null, given_up from outbox
  union all select 'outbox_oldest_seconds', null, coalesce(oldest, 0) from outbox
  union all select 'deliveries', s.state, count(d.id) from unnest(array['pending', 'sending']) as s (state)
    left join deliveries d on d.state = s.state and d.state in ('pending', 'sending') group by 2
  union all select 'deliveries', s.state, count(d.id) from unnest(array['held', 'failed']) as s (state)
    left join deliveries d on d.state = s.state and d.state in ('held', 'failed') group by 2
  union all select 'deliveries', 'returned', count(*) from deliveries d where d.state = 'sent' and ${undecidedSql('d')}
  union all select 'deliveries_oldest_due_seconds', null,
    coalesce(extract(epoch from $1::timestamptz - min(available_at)), 0) from deliveries
    where state in ('pending', 'sending') and available_at <= $1::timestamptz
  union all select 'pdfs_waiting', null, count(*) from resume_versions where pdf_file_id is null
  union all select 'read_documents_waiting', 'recruitment', count(*) from documents.touched_recruitments
  union all select 'read_documents_waiting', 'company', count(*) from documents.touched_companies
  ${Object.keys(MONTHLY_TABLES)
    .map(
      (table) => `union all select 'rows_without_month', '${table}', count(*)
        from (select from months.${table}_default limit 10000) outside`,
    )
    .join('\n')}
  union all select 'last_backup_timestamp_seconds', null, extract(epoch from finished_at) from (
    select max(finished_at) as finished_at from backups) last where finished_at is not null
  union all select 'erasures_overdue', null, count(*) from account_deletions where erased_at is null and erase_at < $1::timestamptz`;

const BUSINESS = `
  select 'students' as name, null as label, null as quantile, count(*)::float8 as value from users
    where not is_pending and status not in ('deleted', 'merged')
  union all select 'sign_ups_last_day', null, null, count(*) from users
    where created_at > $1::timestamptz - interval '1 day' and not is_pending
  union all select 'applications_last_day', null, null, count(*) from applications
    where created_at > $1::timestamptz - interval '1 day'
  union all select 'applications', state, null, count(*) from applications group by state
  union all select 'application_days_in_state', waiting.state, quantile, value from (
    select a.state, percentile_cont(array[0.5, 0.9]) within group (
      order by extract(epoch from $1::timestamptz - ${WAITING_SINCE}) / 86400) as days
    from applications a where ${WAITING_INDEXED} group by a.state
  ) waiting, unnest(array['0.5', '0.9'], days) as part (quantile, value)`;

/**
 * Figures of the rows: what waits, what is held, how the business goes. They are the same for all processes on one
 * database, so one that starts others reports them alone.
 * @returns how to bring them up to date before they are read; it never fails and never takes long
 */
export function watchDatabase(
  registry: Registry,
  { sequelize, now }: { sequelize: Sequelize; now(): Date },
): () => Promise<void> {
  const registers = [registry];
  const gauges = new Map(
    Object.entries(GAUGES).map(([name, [help, ...labelNames]]) => [
      name,
      new Gauge<string>({ name: `tabidachi_${name}`, help, labelNames, registers, aggregator: 'max' }),
    ]),
  );
  const reachable = new Gauge({
    name: 'tabidachi_database_reachable',
    help: 'Whether the figures of the database could be read: 1 or 0; without them theirs are absent.',
    registers,
    aggregator: 'max',
  });

  function forgetAll(): void {
    for (const [name, gauge] of gauges) {
      if (GAUGES[name as Name].length > 1) gauge.reset();
      else gauge.remove();
    }
  }
  // Before the first reading nothing is known, which is not 0.
  forgetAll();

  async function read(sql: string): Promise<void> {
    const values = await sequelize.query<Value>(sql, { bind: [now()], type: QueryTypes.SELECT });
    for (const { name, label } of values) if (label !== null) gauges.get(name)?.reset();
    for (const { name, label, quantile, value } of values) {
      const [, labelName] = GAUGES[name as Name] as readonly (string | undefined)[];
      gauges
        .get(name)
        ?.set({ ...(labelName && label && { [labelName]: label }), ...(quantile && { quantile }) }, value);
    }
  }

  const readings = [
    { sql: WORK, every: WORK_MS, at: -Infinity },
    { sql: BUSINESS, every: BUSINESS_MS, at: -Infinity },
  ];
  let underWay: Promise<void> | null = null;
  async function refresh(): Promise<void> {
    for (const reading of readings) {
      const began = performance.now();
      if (began - reading.at < reading.every) continue;
      try {
        await read(reading.sql);
        reading.at = began;
        reachable.set(1);
      } catch {
        // An old figure would look like a good one.
        for (const one of readings) one.at = -Infinity;
        forgetAll();
        reachable.set(0);
        return;
      }
    }
  }
  return async () => {
    underWay ??= refresh().finally(() => {
      underWay = null;
    });
    await Promise.race([underWay, delay(PATIENCE_MS, undefined, { ref: false })]);
  };
}
