import type { Sequelize, Transaction } from 'sequelize';
import { ERASURE_OUTBOX, ERASURE_RULES, type ErasureRule } from './erasure-rules.ts';

/** Whose rows are meant. `email` in lower case; `identities` as `iss sub`. */
export interface Erased {
  user_id: number;
  email: string;
  identities: readonly string[];
}

/**
 * Waits for the worker that writes mails of the person's events and keeps it from writing more: first the events that
 * are being processed, then the applications and the person, in the order everybody else locks them. The worker holds
 * a share of the person's row from its last look to its commit (effects/outbox.ts), so that what it wrote is seen by
 * the statements below, and what it would write later is not written.
 */
const LOCKS = [
  `select id from outbox_events where processed_at is null and (${ERASURE_OUTBOX}) order by id for update`,
  'select id from applications where user_id = :user_id order by id for no key update',
  'select id from event_applications where user_id = :user_id order by id for no key update',
  'select id from users where id = :user_id for no key update',
];

function statementOf({ table, rows, erase }: ErasureRule): string {
  if (erase === 'rows') return `delete from ${table} where ${rows}`;
  const columns = Object.entries(erase).map(([column, value]) => `${column} = ${value}`);
  return `update ${table} set ${columns.join(', ')}, updated_at = now() where ${rows}`;
}

/**
 * Takes everything of a person out of the database but the record of the ledger, and notes the bytes of their
 * files for removal. Some forty statements, in the caller's transaction; doing it again changes nothing.
 */
export async function eraseRows(
  sequelize: Sequelize,
  erased: Erased,
  now: Date,
  tx: Transaction,
): Promise<void> {
  const replacements = {
    ...erased,
    identities: erased.identities.length > 0 ? erased.identities : [''],
    now,
  };
  for (const lock of LOCKS) await sequelize.query(lock, { replacements, transaction: tx });
  await sequelize.query(
    `insert into outside_removals (kind, target, available_at)
     select 'file', jsonb_build_object('key', key), :now from files where user_id = :user_id`,
    { replacements, transaction: tx },
  );
  for (const rule of ERASURE_RULES)
    await sequelize.query(statementOf(rule), { replacements, transaction: tx });
}

/**
 * Copies what the ledger of job introductions must keep, for a person who has ever applied through us; of
 * others nothing is kept. Names of master data in Japanese, as the ledger is read by the labour office.
 */
export async function keepLedgerRecord(
  sequelize: Sequelize,
  kept: { user_id: number; closed_at: Date; keep_until: Date },
  tx: Transaction,
): Promise<void> {
  const names = (table: string, link: string, key: string) =>
    `(select coalesce(jsonb_agg(m.name->>'ja' order by m.id), '[]') from ${link} l join ${table} m on m.id = l.${key}
      where l.user_id = u.id)`;
  await sequelize.query(
    `insert into job_introduction_records
       (user_id, name, birth_day, postal_code, address, wishes, introductions, registered_at, closed_at, keep_until)
     select u.id, left(concat_ws(' ', u.last_name, u.first_name), 255), u.birth_day, u.postal_code, u.address,
       jsonb_build_object(
         'job_categories', ${names('job_categories', 'user_interesting_job_categories', 'job_category_id')},
         'industries', ${names('industries', 'user_interesting_industries', 'industry_id')},
         'prefectures', ${names('prefectures', 'user_hoped_prefectures', 'prefecture_id')},
         'first_country', (select name->>'ja' from countries where id = u.hope_first_work_country_id),
         'last_country', (select name->>'ja' from countries where id = u.hope_last_work_country_id)),
       (select jsonb_agg(jsonb_build_object(
           'company', c.official_name->>'ja', 'recruitment', r.title->>'ja', 'recruitment_id', r.id,
           'state', a.state, 'applied_at', a.created_at, 'introduced_at', a.sent_resume_to_company_at,
           'resume_result_at', a.get_resume_result_at, 'is_resume_passed', a.is_resume_passed,
           'finished_at', a.selection_finished_at, 'is_passed', a.is_passed,
           'offer_answered_at', a.offer_answered_at, 'is_student_accept_offer', a.is_student_accept_offer,
           'quit_at', a.quit_at, 'declined_at', a.declined_at) order by a.id)
        from applications a join recruitments r on r.id = a.recruitment_id join companies c on c.id = r.company_id
        where a.user_id = u.id),
       u.created_at, :closed_at, :keep_until
     from users u
     where u.id = :user_id and exists (select 1 from applications a where a.user_id = u.id)
     on conflict (user_id) do nothing`,
    { replacements: kept, transaction: tx },
  );
}
