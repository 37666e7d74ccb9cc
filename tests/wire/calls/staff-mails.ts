import { NOBODYS, type Call } from './call.ts';

/** Calls about mails in staff's hands. */

const ALL_STAFF = '401 403 403 403 200 200 200';

const decision = (name: string): Call => ({
  name,
  kind: 'command',
  as: 'mentor',
  payload: ({ mails }) => ({ ids: [mails.held_delivery_id], reason: '本人に確認した', dry_run: true }),
  answer:
    'dry_run done_count skipped_count results[id is_done subject template recipient_email new_email state code message]',
  holds: ({ mails }) => ({
    dry_run: true,
    done_count: 1,
    results: [{ id: mails.held_delivery_id, is_done: true, state: 'held', code: null }],
  }),
  // A dry run names what the caller may not see as not found.
  roles: ALL_STAFF,
  refusals: [
    {
      when: 'for mails the caller may not see',
      code: 'not_found',
      as: 'other_mentor',
      payload: ({ mails }) => ({ ids: [mails.held_delivery_id], reason: '本人に確認した', dry_run: false }),
    },
    {
      when: 'without a reason',
      code: 'validation_failed',
      field: 'reason',
      payload: ({ mails }) => ({ ids: [mails.held_delivery_id], dry_run: false }),
    },
    {
      when: 'for no mail at all',
      code: 'validation_failed',
      field: 'ids',
      payload: () => ({ ids: [], reason: '本人に確認した', dry_run: true }),
    },
    {
      when: 'for a mail that does not exist',
      code: 'not_found',
      payload: () => ({ ids: [NOBODYS], reason: '本人に確認した', dry_run: false }),
    },
  ],
});

export const staffMailCalls: readonly Call[] = [
  decision('hf_member__send_deliveries_again'),
  decision('hf_member__give_up_deliveries'),
];
