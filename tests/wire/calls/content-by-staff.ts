import type { World } from '../support/world.ts';
import { NOBODYS, type Call } from './call.ts';

/** Staff calls about events, inquiries and mails, besides editing records. */

const seat = (which: (events: World['events']) => number) => (world: World) => ({
  event_application: { id: which(world.events) },
});
const SEAT = 'id event_id state is_confirmed is_cancelled user{id last_name} event{id title}';
const NOBODY = {
  when: 'for an id that no row has',
  code: 'not_found' as const,
  payload: seat(() => NOBODYS),
};

export const contentByStaffCalls: readonly Call[] = [
  {
    name: 'hf_member__reply_to_inquiry',
    kind: 'command',
    as: 'mentor',
    payload: ({ inquiries }) => ({
      inquiry: { id: inquiries.asked },
      body: 'プロフィールから変更できます。',
    }),
    answer: 'id inquiry_reply_id',
    holds: ({ inquiries }) => ({ id: inquiries.asked }),
    refusals: [
      {
        when: 'for an id that no row has',
        code: 'not_found',
        payload: () => ({ inquiry: { id: NOBODYS }, body: 'x' }),
      },
      {
        when: 'where there is nobody to write to',
        code: 'recipient_missing',
        payload: ({ inquiries }) => ({ inquiry: { id: inquiries.of_nobody }, body: 'x' }),
      },
      {
        when: 'without words',
        code: 'validation_failed',
        field: 'body',
        payload: ({ inquiries }) => ({ inquiry: { id: inquiries.asked }, body: ' ' }),
      },
    ],
  },
  {
    name: 'hf_member__close_inquiry',
    kind: 'command',
    as: 'mentor',
    payload: ({ inquiries }) => ({ inquiry: { id: inquiries.asked, is_closed: true } }),
    answer: 'id is_closed',
    refusals: [
      {
        when: 'for an id that no row has',
        code: 'not_found',
        payload: () => ({ inquiry: { id: NOBODYS, is_closed: true } }),
      },
    ],
  },
  {
    name: 'hf_member__confirm_event_application',
    kind: 'command',
    as: 'manager',
    payload: seat(({ applied }) => applied.id),
    answer: SEAT,
    holds: () => ({ is_confirmed: true, state: 'confirmed' }),
    refusals: [
      NOBODY,
      { when: 'of a cancelled one', code: 'event_cancelled', payload: seat(({ cancelled }) => cancelled.id) },
      { when: 'of one that waits', code: 'event_waiting', payload: seat(({ waiting }) => waiting.id) },
      {
        when: 'once the event has started',
        code: 'event_started',
        payload: seat(({ started }) => started.id),
      },
    ],
  },
  {
    name: 'hf_member__cancel_event_application',
    kind: 'command',
    as: 'manager',
    payload: seat(({ confirmed }) => confirmed.id),
    answer: SEAT,
    holds: () => ({ is_cancelled: true, state: 'cancelled' }),
    refusals: [
      NOBODY,
      {
        when: 'once the event has started',
        code: 'event_started',
        payload: seat(({ started }) => started.id),
      },
    ],
  },
  {
    name: 'hf_member__get_event_resume_file',
    kind: 'query',
    as: 'manager',
    payload: ({ events }) => ({ event_application_id: events.confirmed.id }),
    answer: 'application/pdf',
    refusals: [
      {
        when: 'for one without a file',
        code: 'not_found',
        payload: ({ events }) => ({ event_application_id: events.waiting.id }),
      },
    ],
  },
  {
    name: 'hf_member__test_notification_channel',
    kind: 'command',
    as: 'manager',
    payload: ({ channels }) => ({ notification_channel: { id: channels.set.id } }),
    answer: 'channel_post_id',
    refusals: [
      {
        when: 'for an id that no row has',
        code: 'not_found',
        payload: () => ({ notification_channel: { id: NOBODYS } }),
      },
      {
        when: 'for a channel without an address',
        code: 'channel_without_address',
        payload: ({ channels }) => ({ notification_channel: { id: channels.unset.id } }),
      },
    ],
  },
  {
    name: 'hf_member__send_channel_post_again',
    kind: 'command',
    as: 'manager',
    payload: ({ channels }) => ({ channel_post: { id: channels.set.failed } }),
    answer: 'channel_post_id',
    holds: ({ channels }) => ({ channel_post_id: channels.set.failed }),
    refusals: [
      {
        when: 'for an id that no row has',
        code: 'not_found',
        payload: () => ({ channel_post: { id: NOBODYS } }),
      },
      {
        when: 'for one that has gone',
        code: 'channel_post_settled',
        payload: ({ channels }) => ({ channel_post: { id: channels.set.sent } }),
      },
      {
        when: 'for a channel without an address',
        code: 'channel_without_address',
        payload: ({ channels }) => ({ channel_post: { id: channels.unset.failed } }),
      },
    ],
  },
];
