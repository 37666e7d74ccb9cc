import type { Logger } from 'pino';
import { Op, QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import type { OutboxEvent } from '../../../../db/models/outbox-event.ts';
import { WebhookDelivery, WebhookEndpoint } from '../../../../db/models/webhook.ts';
import { retryDeadlocks } from '../../../../db/retry-deadlocks.ts';
import { WEBHOOK_ANSWER_MAX, WEBHOOK_FAILING_DAYS } from '../../../../domain/constants.ts';
import { isWebhookEvent } from '../../../../domain/webhooks.ts';
import type { WebPostOutcome, WebPosts } from '../../../adapters/web-posts.ts';
import {
  claimLeased,
  recordLeased,
  recoverLeased,
  type Attempted,
  type Claimed,
  type PostTable,
} from '../../../core/background/leased-posts.ts';
import { retryDuringOutage } from '../../../core/background/retry-during-outage.ts';
import { writeToOutbox } from '../../../core/calls/outbox.ts';
import type { EffectContext } from '../../mail/services/draft.ts';
import { webhookMessage } from '../services/webhook-messages.ts';
import { signedHeaders } from '../services/webhook-signature.ts';

/** Tells other systems what happens to applications: ids and states, never who somebody is. */
export interface WebhookDeps {
  sequelize: Sequelize;
  webhooks: WebPosts;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Counts attempts by outcome. */
  figures?: { webhookTried(outcome: Attempted['kind']): void };
}

const TABLE: PostTable = {
  name: 'webhook_deliveries',
  owner: 'webhook_endpoints',
  key: 'webhook_endpoint_id',
  columns: `p.webhook_endpoint_id, p.kind, p.message_id, p.body, o.url, o.is_active, o.secret, o.previous_secret,
    o.previous_until`,
  // One at a time for each endpoint: a slow one keeps nobody else waiting.
  condition: `not exists (select 1 from webhook_deliveries s
    where s.webhook_endpoint_id = p.webhook_endpoint_id and s.state = 'sending')`,
  // A little over a day in all.
  retryMinutes: [1, 5, 30, 120, 300, 480, 600],
};

/** An undone change is told to nobody. */
async function isUndone(
  { application_event_id }: Record<string, unknown>,
  transaction: Transaction,
): Promise<boolean> {
  if (application_event_id === undefined) return false;
  const history = await ApplicationEvent.findByPk(Number(application_event_id), { transaction });
  return Boolean(history?.undone_at);
}

/**
 * Puts down what the endpoints that asked for the event are told, with the application as it is now; once per cause.
 * @returns whether there is something to send
 */
export async function writeWebhookDeliveries(
  row: OutboxEvent,
  cause: string,
  { tx: transaction, now }: EffectContext,
): Promise<boolean> {
  if (!isWebhookEvent(row.type)) return false;
  const endpoints = await WebhookEndpoint.findAll({
    attributes: ['id'],
    where: {
      is_active: true,
      secret: { [Op.ne]: null },
      events: { [Op.contains]: [row.type] },
    },
    transaction,
  });
  if (endpoints.length === 0 || (await isUndone(row.payload, transaction))) return false;
  const application = await Application.findByPk(Number(row.payload['application_id']), {
    attributes: ['id', 'recruitment_id', 'state'],
    transaction,
  });
  if (!application) return false;
  const about = { cause, kind: row.type, at: row.created_at, now, application };
  await WebhookDelivery.bulkCreate(
    endpoints.map(({ id }) => webhookMessage({ webhook_endpoint_id: id, ...about })),
    { ignoreDuplicates: true, transaction },
  );
  return true;
}

/** What a killed worker left goes again, or is given up. */
export const recoverWebhooks = (deps: WebhookDeps): Promise<void> => recoverLeased(deps, TABLE);

interface ClaimedDelivery extends Claimed {
  webhook_endpoint_id: number;
  kind: string;
  message_id: string;
  body: string;
  url: string;
  is_active: boolean;
  secret: string | null;
  previous_secret: string | null;
  previous_until: Date | null;
}

/**
 * Sends the oldest due delivery.
 * @returns whether there was one
 */
export async function sendNextWebhook(deps: WebhookDeps): Promise<boolean> {
  const row = await claimLeased<ClaimedDelivery>(deps, TABLE);
  if (!row) return false;
  const began = performance.now();
  const outcome = await attempt(deps, row);
  const milliseconds = Math.round(performance.now() - began);
  await retryDuringOutage(() => record(deps, row, outcome, milliseconds));
  return true;
}

async function attempt({ webhooks, now }: WebhookDeps, row: ClaimedDelivery): Promise<WebPostOutcome> {
  const { secret, previous_secret, previous_until, body, message_id } = row;
  if (!row.is_active) return { kind: 'refused', reason: 'The endpoint is switched off.' };
  if (secret === null) return { kind: 'refused', reason: 'The endpoint has no secret.' };
  const at = now();
  const isPreviousValid = previous_secret !== null && previous_until !== null && previous_until > at;
  const secrets = isPreviousValid ? [secret, previous_secret] : [secret];
  return webhooks.post(row.url, {
    body,
    headers: {
      ...signedHeaders({ id: message_id, body }, secrets, at),
      'user-agent': 'Tabidachi-Webhooks/1',
    },
    answerCharacters: WEBHOOK_ANSWER_MAX,
  });
}

/** The status by which a receiver says that it wants nothing more. */
const GONE = 410;

/** Everything but a 2xx is tried again: a receiver that is being set up answers 404 or 401 for a while. */
function outcomeOf(outcome: WebPostOutcome, at: Date, milliseconds: number): Attempted {
  if (outcome.kind !== 'answered')
    return {
      kind: outcome.kind === 'lost' ? 'retry' : 'refused',
      reason: outcome.reason,
      also: { last_status: null, last_duration_ms: milliseconds, last_answer: null, last_attempt_at: at },
    };
  const { status, answer } = outcome;
  const also = {
    last_status: status,
    last_duration_ms: milliseconds,
    last_answer: answer,
    last_attempt_at: at,
  };
  if (status >= 200 && status < 300) return { kind: 'sent', reason: null, also };
  const kind = status === GONE ? 'refused' : 'retry';
  return { kind, reason: `The endpoint answered ${status}.`, also };
}

/** Writes what became of the attempt, and what that says of the endpoint. */
async function record(
  deps: WebhookDeps,
  row: ClaimedDelivery,
  outcome: WebPostOutcome,
  milliseconds: number,
): Promise<void> {
  const at = deps.now();
  const attempted = outcomeOf(outcome, at, milliseconds);
  const isGone = outcome.kind === 'answered' && outcome.status === GONE;
  const state = await retryDeadlocks(() =>
    deps.sequelize.transaction(async (tx) => {
      const now = await recordLeased(deps, TABLE, row, attempted, tx);
      if (now !== null && row.is_active) await noteOnEndpoint(deps, row, { state: now, isGone }, tx);
      return now;
    }),
  );
  if (state === null) return;
  deps.figures?.webhookTried(attempted.kind);
  const { webhook_endpoint_id, message_id, kind, attempts } = row;
  const details = { webhook_endpoint_id, message_id, kind, attempts, reason: attempted.reason };
  if (state === 'sent') deps.logger.info(details, 'A webhook was delivered');
  else if (state === 'pending') deps.logger.warn(details, 'A webhook was not taken; it will be tried again');
  else deps.logger.error(details, 'A webhook is given up');
}

async function noteOnEndpoint(
  { sequelize, now, logger }: WebhookDeps,
  { webhook_endpoint_id: id }: ClaimedDelivery,
  { state, isGone }: { state: 'sent' | 'failed' | 'pending'; isGone: boolean },
  transaction: Transaction,
): Promise<void> {
  const at = now();
  if (state === 'sent') {
    await sequelize.query(
      'update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null',
      {
        bind: [id],
        transaction,
      },
    );
    return;
  }
  const isToStop = state === 'failed';
  const [off] = await sequelize.query<{ is_off: boolean }>(
    `update webhook_endpoints set failing_since = coalesce(failing_since, $2),
       is_active = is_active and not ($3 and ($4 or coalesce(failing_since <= $5, false))),
       switched_off_at = case when is_active and $3 and ($4 or coalesce(failing_since <= $5, false)) then $2 else switched_off_at end
     where id = $1 returning not is_active and switched_off_at = $2 as is_off`,
    {
      bind: [id, at, isToStop, isGone, new Date(at.getTime() - WEBHOOK_FAILING_DAYS * 86_400_000)],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  if (!off?.is_off) return;
  await sequelize.query(
    `update webhook_deliveries set state = 'failed', last_error = 'The endpoint is switched off.', updated_at = $2
     where webhook_endpoint_id = $1 and state = 'pending'`,
    { bind: [id, at], transaction },
  );
  await writeToOutbox(
    sequelize,
    transaction,
    [{ type: 'webhook_switched_off', payload: { webhook_endpoint_id: id } }],
    at,
  );
  logger.error({ webhook_endpoint_id: id }, 'A webhook endpoint was switched off');
}
