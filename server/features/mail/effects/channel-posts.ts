import type { Logger } from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import { countPlaces } from '../../../../db/event-places.ts';
import { EventApplication } from '../../../../db/models/event.ts';
import { ChannelPost } from '../../../../db/models/notification-channel.ts';
import type { OutboxEvent } from '../../../../db/models/outbox-event.ts';
import type { Channels, PostOutcome } from '../../../adapters/channels.ts';
import { seatNewsText, type SeatNews } from './channel-words.ts';
import type { EffectContext } from '../services/draft.ts';
import { retryDuringOutage } from '../../../core/background/retry-during-outage.ts';

/**
 * Posts to the channels of events. A row is the truth about one message of one cause:
 *
 * pending → sending (claimed under a lease) → sent | failed | pending (later)
 *
 * Unlike a mail, one whose worker was killed goes again: it names nobody, and may stand in a chat twice.
 */
export interface ChannelPostDeps {
  sequelize: Sequelize;
  channels: Channels;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const LEASE_MILLISECONDS = 60_000;
/** Minutes to wait after the first, second, … attempt: half a working day in all. Then it is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 180];
export const MAX_POST_ATTEMPTS = RETRY_MINUTES.length + 1;

/** What a channel is told of by an event of the outbox; null: nothing. */
function newsOf({ type, payload }: OutboxEvent): SeatNews | null {
  if (type === 'event_applied') return payload['is_waiting'] === true ? 'waiting' : 'applied';
  if (type === 'event_confirmed') return 'confirmed';
  if (type === 'event_place_opened') return 'place_opened';
  return type === 'event_cancelled' ? 'cancelled' : null;
}

/**
 * Puts down what the channel of the event is told, with the seats as they are now; once per cause, whatever becomes of
 * the channel later. Nothing without a channel or without its address.
 * @returns whether there is something to post
 */
export async function writeChannelPost(
  row: OutboxEvent,
  cause: string,
  { tx: transaction, now, baseUrl }: EffectContext,
): Promise<boolean> {
  const news = newsOf(row);
  if (!news) return false;
  const application = await EventApplication.findByPk(Number(row.payload['event_application_id']), {
    attributes: ['id'],
    include: { association: 'event', required: true, include: [{ association: 'notification_channel' }] },
    transaction,
  });
  const event = application?.event;
  if (!event?.notification_channel?.url) return false;
  const places = (await countPlaces([event.id], transaction))(event.id);
  await ChannelPost.bulkCreate(
    [
      {
        notification_channel_id: event.notification_channel.id,
        event_id: event.id,
        cause,
        kind: row.type,
        text: seatNewsText(news, event, places, baseUrl),
        available_at: now,
      },
    ],
    { ignoreDuplicates: true, transaction },
  );
  return true;
}

/** What a killed worker left goes again, or is given up. */
export async function recoverPosts({ sequelize, now }: ChannelPostDeps): Promise<void> {
  await sequelize.query(
    `update channel_posts set state = case when attempts >= $2 then 'failed' else 'pending' end,
       last_error = 'The worker stopped while posting.', lease_until = null, available_at = $1, updated_at = $1
     where state = 'sending' and lease_until < $1`,
    { bind: [now(), MAX_POST_ATTEMPTS], type: QueryTypes.UPDATE },
  );
}

interface Claimed {
  id: number;
  attempts: number;
  text: string;
  url: string | null;
}

/**
 * Posts the oldest due message.
 * @returns whether there was one
 */
export async function sendNextPost(deps: ChannelPostDeps): Promise<boolean> {
  const now = deps.now();
  const [row] = await deps.sequelize.query<Claimed>(
    `update channel_posts p set state = 'sending', lease_until = $2, attempts = p.attempts + 1, updated_at = $1
     from notification_channels c
     where c.id = p.notification_channel_id and p.id = (
       select id from channel_posts where state = 'pending' and available_at <= $1
       order by available_at, id limit 1 for update skip locked
     )
     returning p.id, p.attempts, p.text, c.url`,
    { bind: [now, new Date(now.getTime() + LEASE_MILLISECONDS)], type: QueryTypes.SELECT },
  );
  if (!row) return false;
  const outcome = await attempt(deps, row);
  await retryDuringOutage(() => record(deps, row, outcome));
  return true;
}

async function attempt({ channels }: ChannelPostDeps, { id, text, url }: Claimed): Promise<PostOutcome> {
  if (url === null) return { kind: 'refused', reason: 'The channel has no address.' };
  return channels.post(url, { text, key: `channel-post-${id}` });
}

/** Writes what became of the attempt, unless the row has moved on: `attempts` tells whose turn it is. */
async function record(deps: ChannelPostDeps, row: Claimed, outcome: PostOutcome): Promise<void> {
  const now = deps.now();
  const minutes = outcome.kind === 'retry' ? RETRY_MINUTES[row.attempts - 1] : undefined;
  const state = outcome.kind === 'sent' ? 'sent' : minutes === undefined ? 'failed' : 'pending';
  const reason = outcome.kind === 'sent' ? null : outcome.reason;
  await deps.sequelize.query(
    `update channel_posts set state = $3::text, last_error = $4, lease_until = null, available_at = $5,
       sent_at = case when $3::text = 'sent' then $6::timestamptz end, updated_at = $6
     where id = $1 and attempts = $2 and state = 'sending'`,
    {
      bind: [row.id, row.attempts, state, reason, new Date(now.getTime() + (minutes ?? 0) * 60_000), now],
      type: QueryTypes.UPDATE,
    },
  );
  const details = { channel_post_id: row.id, attempts: row.attempts, reason };
  if (state === 'sent') deps.logger.info(details, 'A channel was told');
  else if (state === 'pending')
    deps.logger.warn(details, 'A channel took no message; it will be tried again');
  else deps.logger.error(details, 'A message to a channel is given up');
}
