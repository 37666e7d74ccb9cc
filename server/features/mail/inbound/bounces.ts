import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { saysMore, type Bounce, type BounceKind } from '../../../../domain/bounce.ts';
import { writeToOutbox } from '../../../core/calls/outbox.ts';

interface BounceDeps {
  sequelize: Sequelize;
  now(): Date;
}

interface Row {
  id: number;
  recipient_email: string;
  company_id: number | null;
  attempts: number;
  bounce_kind: BounceKind | null;
  application_id: number | null;
}

/** The attempt a report is about. */
interface About {
  delivery_id: number;
  attempt: number;
}

/**
 * Puts on record that a mail came back, or that it takes longer: at its delivery, at its recommend mail, at the address
 * when nothing reaches it, and, when it was to a company, for staff to be told at once. What is known already, and
 * what is said of an earlier attempt, changes nothing.
 * @returns whether there is such a mail
 */
export function recordBounce(deps: BounceDeps, about: About, bounce: Bounce): Promise<boolean> {
  return deps.sequelize.transaction((tx) => recordBounceIn(deps, tx, about, bounce));
}

/** As recordBounce, in a transaction of the caller's. */
export async function recordBounceIn(
  deps: BounceDeps,
  tx: Transaction,
  { delivery_id, attempt }: About,
  bounce: Bounce,
): Promise<boolean> {
  const row = await lockDelivery(deps, tx, delivery_id);
  if (!row) return false;
  if (row.attempts !== attempt || !saysMore(bounce.kind, row.bounce_kind)) return true;
  const isBack = bounce.kind !== 'delayed';
  await writeDown(deps, tx, row, bounce);
  if (bounce.kind === 'hard') await markUndeliverable(deps, tx, row, bounce);
  if (isBack) await tellOfCompanyMail(deps, tx, row);
  return true;
}

/** What was not even tried, because nothing reaches the address: a company's is told of as if it had come back. */
export async function recordUntried(deps: BounceDeps, tx: Transaction, deliveryId: number): Promise<void> {
  const row = await lockDelivery(deps, tx, deliveryId);
  if (row) await tellOfCompanyMail(deps, tx, row);
}

async function lockDelivery(
  { sequelize }: BounceDeps,
  tx: Transaction,
  id: number,
): Promise<Row | undefined> {
  const [row] = await sequelize.query<Row>(
    `select d.id, d.recipient_email, d.company_id, d.attempts, d.bounce_kind,
       (select (e.payload->>'application_id')::int from outbox_events e where e.id = d.outbox_event_id) as application_id
     from deliveries d where d.id = $1 for update of d`,
    { bind: [id], type: QueryTypes.SELECT, transaction: tx },
  );
  return row;
}

async function writeDown({ sequelize, now }: BounceDeps, transaction: Transaction, row: Row, bounce: Bounce) {
  await sequelize.query(
    `with came as (
       update deliveries set bounce_kind = $2::text, bounce_status = $3, bounce_text = $4,
         bounced_at = case when $2::text = 'delayed' then null else coalesce(bounced_at, $5) end, updated_at = $5
       where id = $1 returning recommend_mail_id, bounced_at)
     update recommend_mails m set bounced_at = came.bounced_at, updated_at = $5 from came
     where m.id = came.recommend_mail_id`,
    { bind: [row.id, bounce.kind, bounce.status, bounce.text, now()], transaction },
  );
}

/** From now on nothing is sent there. An erased student's address is none. */
async function markUndeliverable(
  { sequelize, now }: BounceDeps,
  transaction: Transaction,
  row: Row,
  { status, text }: Bounce,
): Promise<void> {
  if (row.recipient_email.toLowerCase().endsWith('.invalid')) return;
  await sequelize.query(
    `insert into undeliverable_addresses as ua
       (email, user_id, delivery_id, status, text, marked_at, created_at, updated_at)
     values (lower($1), (select id from users where email = lower($1)), $2, $3, $4, $5, $5, $5)
     on conflict (email) do update set user_id = excluded.user_id, delivery_id = excluded.delivery_id,
       status = excluded.status, text = excluded.text, marked_at = excluded.marked_at, lifted_at = null,
       lifted_by_hf_member_id = null, lifted_reason = null, updated_at = excluded.updated_at`,
    { bind: [row.recipient_email, row.id, status, text, now()], transaction },
  );
}

/** A resume that does not reach a company is told at once, once for each mail. */
async function tellOfCompanyMail(
  { sequelize, now }: BounceDeps,
  tx: Transaction,
  { id, attempts, company_id, application_id }: Row,
): Promise<void> {
  if (company_id === null || application_id === null) return;
  const dedupe_key = `company_mail_bounced:delivery:${id}:attempt:${attempts}`;
  const payload = { application_id, delivery_id: id };
  await writeToOutbox(sequelize, tx, [{ type: 'company_mail_bounced', payload, dedupe_key }], now());
}
