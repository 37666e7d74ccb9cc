import type { Logger } from 'pino';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { itemAt } from '../../domain/required.ts';
import { isUndeliverableSql } from '../../db/undeliverable.ts';
import type { FileStore } from '../adapters/files.ts';
import type { Mailer, SendOutcome } from '../adapters/mailer.ts';
import { OWN_PROBLEMS } from '../../domain/delivery-problem.ts';
import {
  AttachmentChanged,
  readAttachments,
  type StoredAttachment,
} from '../features/mail/services/attachments.ts';
import { isOfConversation } from '../../domain/mail-template-names.ts';
import { isHardStatus, shortDiagnostic } from '../../domain/bounce.ts';
import type { InboundAddresses } from '../features/mail/inbound/addresses.ts';
import { recordBounceIn, recordUntried } from '../features/mail/inbound/bounces.ts';
import type { WorkerFigures } from '../observing/figures.ts';
import { NO_TRACING, type Tracing } from '../observing/tracing.ts';
import type { HostLimits } from './host-limits.ts';
import { retryDuringOutage } from '../core/background/retry-during-outage.ts';
import { revalidateReminder } from './revalidate-reminder.ts';
import { revalidateResume } from './revalidate-resume.ts';
import { revalidate, UnwritableMail } from '../features/recommending/services/revalidate-recommend-mail.ts';
import { unsubscribeUrl } from '../features/mail/services/draft.ts';

/**
 * Sends deliveries. A row is the source of truth for one mail to one recipient:
 *
 * pending → sending (claimed under a lease) → sent | failed | held | pending (retry)
 *
 * `message_id` is written after the server accepts DATA and before the content is sent. From then on the mail
 * may
 * have been sent: when the lease of such a row expires (a killed worker), the delivery is held for a person to
 * decide; a row without it goes back to pending. So nothing is lost and nothing is sent twice.
 */
export interface DeliveryDeps {
  sequelize: Sequelize;
  mailer: Mailer;
  files: Pick<FileStore, 'read'>;
  now(): Date;
  baseUrl: string;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  figures?: WorkerFigures;
  tracing?: Tracing;
  /** Rate limits per recipient host; unlimited when absent. */
  hosts?: HostLimits;
  /** Bounce and reply addresses; when absent (inbound mail is off) both go to the sender. */
  inbound?: InboundAddresses | undefined;
}

/** Longer than the mailer's timeout of one attempt. */
export const LEASE_MILLISECONDS = 60_000;
export const MAX_DELIVERY_ATTEMPTS = 8;

/** Minutes to wait after each failed attempt; half a day in total. */
const RETRY_MINUTES = [1, 3, 10, 30, 60, 180, 360];

interface Claimed {
  id: number;
  /** Host of the recipient's address. */
  host: string;
  attempts: number;
  recipient_email: string;
  company_id: number | null;
  subject: string;
  body_html: string;
  body_text: string;
  attachments: StoredAttachment[];
  unsubscribe_token: string | null;
  recommend_mail_id: number | null;
  /** The event that caused it; null when no longer recorded. */
  event_type: string | null;
  reply_to: string | null;
  template: string;
  recipient_user_id: number | null;
  recipient_hf_member_id: number | null;
  /** What the event that caused it is about, where that is an application. */
  application_id: number | null;
  /** The request that caused it; null when a timer did. */
  request_id: string | null;
  is_undeliverable: boolean;
}

/** Recovers the rows of a killed worker: held if the mail may have been sent, else pending again. */
export async function recoverExpiredLeases(deps: DeliveryDeps): Promise<void> {
  const [, changed] = await deps.sequelize.query(
    `update deliveries set
       state = case when message_id is not null then 'held'
                    when attempts >= $2 then 'failed' else 'pending' end,
       last_error = case when message_id is not null
         then $3 else $4 end,
       lease_until = null, available_at = $1, updated_at = $1
     where state = 'sending' and lease_until < $1`,
    {
      bind: [
        deps.now(),
        MAX_DELIVERY_ATTEMPTS,
        OWN_PROBLEMS.stopped_while_sending,
        OWN_PROBLEMS.stopped_before_sending,
      ],
      type: QueryTypes.UPDATE,
    },
  );
  if (changed > 0) deps.logger.warn({ deliveries: changed }, 'Deliveries of a stopped worker were recovered');
}

/** Without an SMTP server, marks due deliveries as kept, for the console. */
export async function keepDueDeliveries(deps: DeliveryDeps): Promise<void> {
  await deps.sequelize.query(
    `update deliveries set state = 'kept', updated_at = $1 where state = 'pending' and available_at <= $1`,
    { bind: [deps.now()], type: QueryTypes.UPDATE },
  );
}

/**
 * Sends the oldest due delivery to a host below its limit.
 * @param onClaimed called when there is one, before it is sent
 * @returns whether there was one
 */
export async function sendNextDelivery(deps: DeliveryDeps, onClaimed = () => {}): Promise<boolean> {
  const row = await (deps.hosts ? deps.hosts.claim((full) => claim(deps, full)) : claim(deps, []));
  if (!row) return false;
  onClaimed();
  try {
    const { tracing = NO_TRACING } = deps;
    const facts = { 'tabidachi.delivery_id': row.id, 'tabidachi.request_id': row.request_id ?? '' };
    const outcome = await tracing.span(`mail ${row.template}`, facts, () => attempt(deps, row));
    if (outcome) deps.figures?.mailTried(outcome.kind);
    // Record a sent mail even if the database was down meanwhile.
    if (outcome) await retryDuringOutage(() => record(deps, row, outcome));
  } finally {
    deps.hosts?.end(row.host);
  }
  return true;
}

const HOST = `lower(split_part(recipient_email, '@', 2))`;

/** Mails to a host at its limit are not claimed: only what can be sent at once takes a lease. */
async function claim(deps: DeliveryDeps, fullHosts: string[]): Promise<Claimed | undefined> {
  const now = deps.now();
  const rows = await deps.sequelize.query<Claimed>(
    `update deliveries set state = 'sending', lease_until = $2, attempts = attempts + 1, message_id = null,
       updated_at = $1
     where id = (
       select id from deliveries where state = 'pending' and available_at <= $1 and ${HOST} <> all($3::text[])
       order by available_at, id limit 1 for update skip locked
     )
     returning id, attempts, recipient_email, ${HOST} as host, company_id, subject, body_html, body_text, attachments,
       unsubscribe_token, recommend_mail_id, reply_to, ${isUndeliverableSql('recipient_email')} as is_undeliverable,
       template, recipient_user_id, recipient_hf_member_id, request_id,
       (select (o.payload->>'application_id')::int from outbox_events o where o.id = outbox_event_id) as application_id,
       (select o.type from outbox_events o where o.id = outbox_event_id) as event_type`,
    { bind: [now, new Date(now.getTime() + LEASE_MILLISECONDS), fullHosts], type: QueryTypes.SELECT },
  );
  return rows[0];
}

/** @returns null when it turned out not to be sent; that is already recorded */
async function attempt(deps: DeliveryDeps, row: Claimed): Promise<SendOutcome | null> {
  const message_id = `<delivery-${row.id}@${new URL(deps.baseUrl).hostname}>`;
  try {
    if (!(await revalidateReminder(deps, row)) || !(await revalidateResume(deps, row))) return null;
    const current = row.recommend_mail_id === null ? row : await revalidate(deps, row);
    if (!current) return null;
    if (current.is_undeliverable) return { kind: 'refused', reason: OWN_PROBLEMS.address_bounces };
    const { inbound } = deps;
    const reply_to = (inbound && answeredAt(inbound, row)) ?? current.reply_to;
    const mail = {
      to: current.recipient_email,
      subject: current.subject,
      html: current.body_html,
      text: current.body_text,
      message_id,
      // Companies are expected to reply; students and mentors are not.
      is_automatic: row.company_id === null,
      ...(row.unsubscribe_token && {
        unsubscribe_url: unsubscribeUrl(deps.baseUrl, row.unsubscribe_token),
        ...(inbound && { unsubscribe_email: inbound.stop(row.id) }),
      }),
      ...(inbound && { envelope_from: inbound.bounce(row.id, row.attempts) }),
      ...(reply_to !== null && { reply_to }),
      attachments: await readAttachments(row.attachments, deps.files),
    };
    return await deps.mailer.send(mail, () => markLeaving(deps, row, message_id));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isFinal = error instanceof AttachmentChanged || error instanceof UnwritableMail;
    return { kind: isFinal ? 'refused' : 'retry', reason };
  }
}

/** Where a mail is answered that lands with us again; null for all others. */
function answeredAt(inbound: InboundAddresses, row: Claimed): string | null {
  if (row.recommend_mail_id !== null) return inbound.reply(row.recommend_mail_id);
  if (!isOfConversation(row.template) || row.application_id === null) return null;
  const { application_id, recipient_user_id: user_id, recipient_hf_member_id: hf_member_id } = row;
  if (user_id !== null) return inbound.talk({ application_id, writer: { user_id } });
  return hf_member_id === null ? null : inbound.talk({ application_id, writer: { hf_member_id } });
}

/** @throws when the lease is lost: then nothing may be sent */
async function markLeaving(deps: DeliveryDeps, row: Claimed, messageId: string): Promise<void> {
  const [, changed] = await deps.sequelize.query(
    `update deliveries set message_id = $3, updated_at = $4
     where id = $1 and attempts = $2 and state = 'sending' and lease_until > $4`,
    { bind: [row.id, row.attempts, messageId, deps.now()], type: QueryTypes.UPDATE },
  );
  if (changed !== 1) throw new Error('The lease of the delivery is over.');
}

/** Records the outcome unless the row has moved on; `attempts` identifies the current lease. */
async function record(deps: DeliveryDeps, row: Claimed, outcome: SendOutcome): Promise<void> {
  const now = deps.now();
  const { state, availableAt } = afterwards(row, outcome, now);
  const reason = outcome.kind === 'sent' ? null : outcome.reason;
  // A row held for a lost response may still turn out to be sent; nothing else changes it.
  const write = async (transaction?: Transaction) => {
    const [, changed] = await deps.sequelize.query(
      `update deliveries set state = $3::text, last_error = $4, lease_until = null, available_at = $5,
         sent_at = case when $3::text = 'sent' then $6::timestamptz end,
         message_id = case when $3::text in ('sent', 'held') then message_id end, updated_at = $6
       where id = $1 and attempts = $2 and (state = 'sending' or (state = 'held' and $3::text = 'sent'))`,
      {
        bind: [row.id, row.attempts, state, reason, availableAt, now],
        type: QueryTypes.UPDATE,
        transaction: transaction ?? null,
      },
    );
    return changed === 1;
  };
  const noted = noteOf(deps, row, outcome);
  if (!noted) await write();
  else await deps.sequelize.transaction(async (tx) => ((await write(tx)) ? noted(tx) : undefined));
  const { id: delivery_id, attempts, request_id } = row;
  const details = { delivery_id, request_id, attempts, reason };
  if (state === 'sent') deps.logger.info(details, 'A mail was sent');
  else if (state === 'pending') deps.logger.warn(details, 'A mail was not taken and will be tried again');
  else deps.logger.error(details, `A mail was ${state}`);
}

/** What a refusal tells about the address itself, beyond this mail. */
function noteOf(deps: DeliveryDeps, row: Claimed, outcome: SendOutcome) {
  if (outcome.kind !== 'refused') return null;
  const { reason, status } = outcome;
  if (reason === OWN_PROBLEMS.address_bounces) return (tx: Transaction) => recordUntried(deps, tx, row.id);
  if (status === undefined || !isHardStatus(status)) return null;
  const text = shortDiagnostic(reason.replace(/^.*?(?=\b5\d\d[ -])/s, ''));
  const about = { delivery_id: row.id, attempt: row.attempts };
  return (tx: Transaction) => recordBounceIn(deps, tx, about, { kind: 'hard', status, text });
}

function afterwards(row: Claimed, outcome: SendOutcome, now: Date) {
  if (outcome.kind === 'sent') return { state: 'sent', availableAt: now };
  if (outcome.kind === 'unknown') return { state: 'held', availableAt: now };
  if (outcome.kind === 'refused' || row.attempts >= MAX_DELIVERY_ATTEMPTS)
    return { state: 'failed', availableAt: now };
  const minutes = RETRY_MINUTES[row.attempts - 1] ?? itemAt(RETRY_MINUTES, -1);
  return { state: 'pending', availableAt: new Date(now.getTime() + minutes * 60_000) };
}
