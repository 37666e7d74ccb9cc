import { Op, QueryTypes, type CreationAttributes, type Sequelize, type Transaction } from 'sequelize';
import { AccountDeletion } from '../../db/models/account-deletion.ts';
import { ApplicationEvent } from '../../db/models/application-records.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { User } from '../../db/models/user.ts';
import type { JsonObject } from '../../domain/entities/fields.ts';
import type { MailLanguage, MailValues } from '../../templates/mail/registry.ts';
import type { MailTemplateName } from '../../domain/mail-template-names.ts';
import { isMailAddress } from '../adapters/mailer.ts';
import { isPublicHoliday } from '../adapters/public-holidays.ts';
import { wakeSender } from '../core/calls/outbox.ts';
import { causedBy } from '../core/requests/request-id.ts';
import type { WorkerFigures } from '../observing/figures.ts';
import { NO_TRACING, type Tracing } from '../observing/tracing.ts';
import { deliveryProblem, noAddress, OWN_PROBLEMS } from '../../domain/delivery-problem.ts';
import {
  isImpersonal,
  type DomainEvent,
  type DomainEventType,
  type ImpersonalPayload,
} from '../../domain/events.ts';
import { streamOf } from '../../domain/mail-streams.ts';
import { stoppedStreams } from '../../db/mail-suppressions.ts';
import { mayRemind, nextRemindTime, reminderOf } from '../../domain/reminders.ts';
import { loadAboutApplication } from '../features/applications/services/about-application.ts';
import { loadAboutEventApplication } from '../features/events/services/about-event-application.ts';
import type { PutOff } from '../features/mail/services/effect-handler.ts';
import { writeChannelPost } from '../features/mail/effects/channel-posts.ts';
import { writeWebhookDeliveries } from '../features/machines/effects/webhook-deliveries.ts';
import type { InboundAddresses } from '../features/mail/inbound/addresses.ts';
import { newUnsubscribeToken, type EffectContext, type MailDraft } from '../features/mail/services/draft.ts';
import { EFFECT_HANDLERS } from '../registry/effects.ts';
import { loadMailEdits, type EditsByMail } from '../features/mail/services/templates/words.ts';
import type { WorkDeps } from '../core/background/every-minute.ts';
import { keptValues, renderMail } from '../features/mail/services/templates/render.ts';

/** After this many failures an event stays unprocessed with its last error, for a person to look at. */
export const MAX_EVENT_ATTEMPTS = 12;

export interface OutboxDeps extends WorkDeps {
  /** Base URL of the product, without trailing slash. */
  baseUrl: string;
  figures?: WorkerFigures;
  tracing?: Tracing;
  /** Addresses that answers to mails come to; absent when inbound mail is off. */
  inbound?: InboundAddresses | undefined;
}

/**
 * Processes the oldest due event: writes its deliveries, channel messages and webhooks, and marks it as processed, in one
 * transaction, or puts it off. Concurrent workers skip locked events.
 * @returns whether there was one
 */
export async function processNextEvent(deps: OutboxDeps): Promise<boolean> {
  return deps.sequelize.transaction(async (tx) => {
    const now = deps.now();
    const event = await OutboxEvent.findOne({
      where: {
        processed_at: null,
        available_at: { [Op.lte]: now },
        attempts: { [Op.lt]: MAX_EVENT_ATTEMPTS },
      },
      order: [
        ['available_at', 'ASC'],
        ['id', 'ASC'],
      ],
      transaction: tx,
      lock: tx.LOCK.UPDATE,
      skipLocked: true,
    });
    if (!event) return false;
    const reminder = reminderOf(event.type);
    if (reminder && !mayRemind(reminder, now, isPublicHoliday)) {
      // Retries or downtime delayed it into the night; the reminder is checked again in the morning.
      const available_at = nextRemindTime(reminder, now, isPublicHoliday);
      await event.update({ available_at }, { transaction: tx });
      return true;
    }
    try {
      // Savepoint: a failure is rolled back while the row stays locked and its failure is counted.
      await deps.sequelize.transaction({ transaction: tx }, (inner) => {
        causedBy(inner, event.request_id);
        return traced(deps, event, () => processEvent(deps, event, now, inner));
      });
      deps.figures?.eventTakenUp('processed');
    } catch (error) {
      await countFailure(deps, event, error, now, tx);
    }
    return true;
  });
}

function traced<T>(
  { tracing = NO_TRACING }: OutboxDeps,
  event: OutboxEvent,
  work: () => Promise<T>,
): Promise<T> {
  const facts = { 'tabidachi.outbox_event_id': event.id, 'tabidachi.request_id': event.request_id ?? '' };
  return tracing.span(`event ${event.type}`, facts, work);
}

async function processEvent(deps: OutboxDeps, event: OutboxEvent, now: Date, tx: Transaction): Promise<void> {
  const ctx: EffectContext = {
    tx,
    now,
    baseUrl: deps.baseUrl,
    takesAnswers: deps.inbound !== undefined,
  };
  const isOfErased = await isErased(deps.sequelize, event, tx);
  const drafts = isOfErased ? [] : await draftsOf(event, ctx);
  if ('until' in drafts) {
    await event.update({ available_at: drafts.until }, { transaction: tx });
    return;
  }
  const edits = await loadMailEdits(
    drafts.map(({ template }) => template),
    tx,
  );
  const stopped = await stoppedStreams(
    drafts.flatMap(({ recipient }) => recipient.user_id ?? []),
    tx,
  );
  const rows = drafts.map((draft) => {
    const row = deliveryOf(deps, event, draft, edits, now);
    const isUnwanted = stopped.has(`${draft.recipient.user_id}:${streamOf(draft.template)}`);
    return isUnwanted && row.state === 'pending'
      ? { ...row, state: 'cancelled' as const, is_unwanted: true, last_error: OWN_PROBLEMS.unwanted }
      : row;
  });
  // The unique key of cause, recipient and template makes redelivered events harmless.
  await Delivery.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx });
  const isChannelTold = await writeChannelPost(event, causeOf(event), ctx);
  const areMachinesTold = !isOfErased && (await writeWebhookDeliveries(event, causeOf(event), ctx));
  await event.update({ processed_at: now, last_error: null }, { transaction: tx });
  if (rows.length > 0 || isChannelTold || areMachinesTold) await wakeSender(deps.sequelize, tx);
}

/**
 * Whether the person the event is about was erased. The share lock on the person's row blocks an erasure until
 * this
 * transaction ends; the erasure then finds what was written (db/erasure.ts). Applications are locked first, as
 * everywhere.
 */
async function isErased(sequelize: Sequelize, event: OutboxEvent, tx: Transaction): Promise<boolean> {
  const { application_id, event_application_id, user_id } = event.payload as Record<string, unknown>;
  const options = {
    replacements: {
      application_id: application_id ?? null,
      event_application_id: event_application_id ?? null,
      user_id: user_id ?? null,
    },
    transaction: tx,
    type: QueryTypes.SELECT as const,
  };
  const lock = async (sql: string) => (await sequelize.query<{ user_id: number }>(sql, options))[0]?.user_id;
  const person =
    (await lock('select user_id from applications where id = :application_id for share')) ??
    (await lock('select user_id from event_applications where id = :event_application_id for share')) ??
    (typeof user_id === 'number' ? user_id : undefined);
  if (person === undefined) return false;
  await sequelize.query('select id from users where id = :person for share', {
    replacements: { person },
    transaction: tx,
  });
  // A separate statement, to see what was committed while waiting for the lock.
  return (
    (await AccountDeletion.count({
      where: { user_id: person, erased_at: { [Op.ne]: null } },
      transaction: tx,
    })) > 0
  );
}

/** The mails an event causes, given the current data. */
export async function draftsOf(event: OutboxEvent, ctx: EffectContext): Promise<MailDraft[] | PutOff> {
  const type = event.type as DomainEventType;
  if (!Object.hasOwn(EFFECT_HANDLERS, type)) throw new Error(`Unknown event: ${event.type}`);
  const payload = event.payload as DomainEvent['payload'];
  const about = isImpersonal(payload) ? null : await loadAbout(payload, ctx.tx);
  if ((!about && !isImpersonal(payload)) || (await isUndone(payload, ctx.tx))) return [];
  // The map pairs each type with the handler of its payload, which the compiler cannot follow through a
  // variable.
  const handler = EFFECT_HANDLERS[type] as unknown as (
    ...args: [typeof payload, typeof about, EffectContext]
  ) => Promise<MailDraft[] | PutOff>;
  return handler(payload, about, ctx);
}

async function loadAbout(payload: Exclude<DomainEvent['payload'], ImpersonalPayload>, tx: Transaction) {
  if ('user_id' in payload) {
    const student = await User.findByPk(payload.user_id, { transaction: tx });
    return student && { student };
  }
  return 'event_application_id' in payload
    ? loadAboutEventApplication(payload.event_application_id, tx)
    : loadAboutApplication(payload.application_id, tx);
}

/**
 * An undone change has no effects. Read under the application's lock, so an undo is either seen or too late.
 */
async function isUndone(payload: DomainEvent['payload'], tx: Transaction): Promise<boolean> {
  if (!('application_event_id' in payload)) return false;
  const history = await ApplicationEvent.findByPk(payload.application_event_id, { transaction: tx });
  return Boolean(history?.undone_at);
}

/** Names the occurrence rather than the outbox row: `resume_submitted:application:12:version:1`. */
function causeOf(event: OutboxEvent): string {
  if (event.dedupe_key !== null) return event.dedupe_key;
  const payload = event.payload as DomainEvent['payload'];
  if (isImpersonal(payload))
    return `${event.type}:outbox:${event.id}${'day' in payload ? `:day:${payload.day}` : ''}`;
  if ('recommend_mail_id' in payload) return `recommend_mail:${payload.recommend_mail_id}`;
  if ('recommend_mail_reply_id' in payload)
    return `${event.type}:recommend_mail_reply:${payload.recommend_mail_reply_id}`;
  if ('inquiry_id' in payload) return `${event.type}:inquiry:${payload.inquiry_id}`;
  if ('inquiry_reply_id' in payload) return `${event.type}:inquiry_reply:${payload.inquiry_reply_id}`;
  // The same colleague may be mentioned in the same note once more.
  if ('mention_id' in payload) return `${event.type}:mention:${payload.mention_id}:outbox:${event.id}`;
  if ('user_id' in payload) return `${event.type}:user:${payload.user_id}:day:${payload.day}`;
  if ('event_application_id' in payload)
    return `${event.type}:event_application:${payload.event_application_id}`;
  const cause = `${event.type}:application:${payload.application_id}`;
  // One may be asked, and answer, more than once.
  if ('interview_slot_request_id' in payload) return `${cause}:outbox:${event.id}`;
  if ('application_message_id' in payload) return `${cause}:message:${payload.application_message_id}`;
  if ('application_event_id' in payload) return `${cause}:event:${payload.application_event_id}`;
  return 'version_number' in payload ? `${cause}:version:${payload.version_number}` : cause;
}

/**
 * A mail that cannot be rendered is stored as failed with the reason; the event's other mails are still sent.
 */
function deliveryOf(
  deps: OutboxDeps,
  event: OutboxEvent,
  draft: MailDraft,
  edits: EditsByMail,
  now: Date,
): CreationAttributes<Delivery> {
  const { template, recipient, attachments } = draft;
  const base = {
    outbox_event_id: event.id,
    cause: causeOf(event),
    request_id: event.request_id,
    template,
    recipient_email: recipient.email,
    recipient_user_id: recipient.user_id ?? null,
    recipient_hf_member_id: recipient.hf_member_id ?? null,
    company_id: recipient.company_id ?? null,
    language_code: recipient.language,
    attachments: attachments as unknown as JsonObject[],
    available_at: draft.available_at ?? now,
    // Must use the same clock as the re-check (reminders/look-again).
    created_at: now,
    recommend_mail_id: draft.recommend_mail_id ?? null,
    reply_to: draft.reply_to ?? null,
    unsubscribe_token:
      draft.unsubscribe_token ??
      (recipient.user_id !== undefined && streamOf(template) !== null ? newUnsubscribeToken() : null),
    lease_until: null,
    sent_at: null,
    message_id: null,
    template_values: draft.problem === undefined ? keptValues(draft) : null,
  };
  try {
    if (draft.problem !== undefined) throw new Error(draft.problem);
    if (!isMailAddress(recipient.email)) throw new Error(noAddress(recipient.email));
    const values = draft.values as MailValues<MailTemplateName>;
    const below = (draft.below ?? []) as { language: MailLanguage; values: typeof values }[];
    const rendered = renderMail(
      template,
      recipient.language,
      values,
      deps.baseUrl,
      below,
      edits.get(template),
    );
    return { ...base, ...rendered, state: 'pending', last_error: null };
  } catch (error) {
    const nothing = { subject: null, body_html: null, body_text: null };
    const failed = { ...base, ...nothing, state: 'failed', last_error: messageOf(error) } as const;
    // Known problems are shown to staff in the list of deliveries; anything else may be a bug.
    const level = deliveryProblem(failed).kind === null ? 'error' : 'warn';
    const { id: outbox_event_id, request_id } = event;
    deps.logger[level]({ err: error, template, outbox_event_id, request_id }, 'A mail could not be written');
    return failed;
  }
}

async function countFailure(
  deps: OutboxDeps,
  event: OutboxEvent,
  error: unknown,
  now: Date,
  tx: Transaction,
): Promise<void> {
  const attempts = event.attempts + 1;
  deps.figures?.eventTakenUp('failed');
  const waitSeconds = Math.min(5 * 2 ** (attempts - 1), 3600);
  const { id: outbox_event_id, type, request_id } = event;
  const details = { err: error, outbox_event_id, request_id, type, attempts };
  if (attempts >= MAX_EVENT_ATTEMPTS) deps.logger.error(details, 'An event is given up');
  else deps.logger.warn(details, 'An event failed and will be tried again');
  await event.update(
    {
      attempts,
      processed_at: null,
      last_error: messageOf(error),
      available_at: new Date(now.getTime() + waitSeconds * 1000),
    },
    { transaction: tx },
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
