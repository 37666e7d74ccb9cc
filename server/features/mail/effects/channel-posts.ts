import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { countPlaces } from '../../../../db/event-places.ts';
import { EventApplication } from '../../../../db/models/event.ts';
import { ChannelPost } from '../../../../db/models/notification-channel.ts';
import type { OutboxEvent } from '../../../../db/models/outbox-event.ts';
import type { Channels, PostOutcome } from '../../../adapters/channels.ts';
import { seatNewsText, type SeatNews } from './channel-words.ts';
import type { EffectContext } from '../services/draft.ts';
import {
  attemptsOf,
  claimLeased,
  recordLeased,
  recoverLeased,
  type Claimed,
  type PostTable,
} from '../../../core/background/leased-posts.ts';
import { retryDuringOutage } from '../../../core/background/retry-during-outage.ts';

/** Posts to the channels of events: it names nobody, and may stand in a chat twice. */
export interface ChannelPostDeps {
  sequelize: Sequelize;
  channels: Channels;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

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

const TABLE: PostTable = {
  name: 'channel_posts',
  owner: 'notification_channels',
  key: 'notification_channel_id',
  columns: 'p.text, o.url',
  // Half a working day in all.
  retryMinutes: [1, 5, 15, 60, 180],
};
export const MAX_POST_ATTEMPTS = attemptsOf(TABLE);

/** What a killed worker left goes again, or is given up. */
export const recoverPosts = (deps: ChannelPostDeps): Promise<void> => recoverLeased(deps, TABLE);

interface ClaimedPost extends Claimed {
  text: string;
  url: string | null;
}

/**
 * Posts the oldest due message.
 * @returns whether there was one
 */
export async function sendNextPost(deps: ChannelPostDeps): Promise<boolean> {
  const row = await claimLeased<ClaimedPost>(deps, TABLE);
  if (!row) return false;
  const outcome = await attempt(deps, row);
  await retryDuringOutage(() => record(deps, row, outcome));
  return true;
}

async function attempt({ channels }: ChannelPostDeps, { id, text, url }: ClaimedPost): Promise<PostOutcome> {
  if (url === null) return { kind: 'refused', reason: 'The channel has no address.' };
  return channels.post(url, { text, key: `channel-post-${id}` });
}

async function record(deps: ChannelPostDeps, row: ClaimedPost, outcome: PostOutcome): Promise<void> {
  const reason = outcome.kind === 'sent' ? null : outcome.reason;
  const state = await recordLeased(deps, TABLE, row, { kind: outcome.kind, reason });
  const details = { channel_post_id: row.id, attempts: row.attempts, reason };
  if (state === 'sent') deps.logger.info(details, 'A channel was told');
  else if (state === 'pending')
    deps.logger.warn(details, 'A channel took no message; it will be tried again');
  else if (state === 'failed') deps.logger.error(details, 'A message to a channel is given up');
}
