import { choice, entity, id, instant, integer, line, ref, text, timestamp, url } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;
const none = { read: [], write: 'command' } as const;
const AUDIENCES = { audiences: ['staff'], editors: 'staff' } as const;

/** Where an event's news is posted: the chat of those who look after it. */
export const notificationChannel = entity('notification_channels', AUDIENCES, {
  id: id(kept),
  name: line({ required: true, read: STAFF }),
  /** https. Whoever knows it may post there: in no view, no log and no audit. Null: not given yet, nothing is posted. */
  url: url({ stored: 'text', nullable: true, read: [] }),
  /** When the address was last given; null: there is none. The address itself never goes out again. */
  url_changed_at: instant({ nullable: true, ...kept }),
  version: integer({ default: 0, ...kept }),
  created_at: timestamp(none),
  updated_at: timestamp(kept),
});

/** One message to one channel, at most one per cause. `lease_until` frees the row of a killed worker. */
export const channelPost = entity('channel_posts', AUDIENCES, {
  id: id(kept),
  notification_channel_id: ref('notification_channels', none),
  /** Null: a test of the channel itself. */
  event_id: ref('events', { nullable: true, ...kept }),
  cause: line(none),
  /** The type of the domain event it tells of; `channel_tested` of none. */
  kind: line(kept),
  text: text(kept),
  state: choice(['pending', 'sending', 'sent', 'failed'], { default: 'pending', ...kept }),
  available_at: instant(kept),
  lease_until: instant({ nullable: true, ...none }),
  attempts: integer({ default: 0, ...kept }),
  last_error: text({ nullable: true, ...kept }),
  sent_at: instant({ nullable: true, ...kept }),
  created_at: timestamp(kept),
  updated_at: timestamp(none),
});
