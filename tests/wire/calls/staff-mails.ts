import { NOBODYS, type Call } from './call.ts';
import { mailWordsCalls } from './mail-words.ts';

/** Staff calls about mails. */

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
  // In a dry run, rows the caller may not see are reported as not found.
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

const WORDS = {
  template_subject: { en: 'Jobs for you' },
  template_body: { en: '{{jobs}}' },
};

const recommending: readonly Call[] = [
  {
    name: 'hf_member__send_recommend_mails',
    kind: 'command',
    as: 'mentor',
    payload: ({ other, recruitments }) => ({
      user_ids: [other.id],
      recruitment_ids: [recruitments.open],
      words: WORDS,
      recommend_mail_type: 'individual',
      send: { kind: 'working_hours' },
      dry_run: true,
    }),
    answer: 'dry_run send_after done_count skipped_count results[id user code language recommend_mail_id]',
    refusals: [
      {
        when: 'with a placeholder that does not exist',
        code: 'validation_failed',
        field: 'words[template_body][en]',
        payload: ({ other, recruitments }) => ({
          user_ids: [other.id],
          recruitment_ids: [recruitments.open],
          words: { ...WORDS, template_body: { en: '{{who}}' } },
          recommend_mail_type: 'individual',
          dry_run: true,
        }),
      },
      {
        when: 'at a time that is over',
        code: 'validation_failed',
        field: 'send[at]',
        payload: ({ other, recruitments }) => ({
          user_ids: [other.id],
          recruitment_ids: [recruitments.open],
          words: WORDS,
          recommend_mail_type: 'individual',
          send: { kind: 'at', at: '2020-01-01T00:00:00Z' },
          dry_run: true,
        }),
      },
    ],
  },
  {
    name: 'hf_member__preview_recommend_mail',
    kind: 'command',
    as: 'mentor',
    payload: () => ({ words: WORDS, language: 'en' }),
    answer: 'code language subject body_html body_text problem',
  },
  {
    name: 'hf_member__test_recommend_mail',
    kind: 'command',
    as: 'mentor',
    payload: ({ recruitments }) => ({
      language: 'en',
      recruitment_ids: [recruitments.whole],
      words: WORDS,
    }),
    answer: 'recipient_email',
    refusals: [
      {
        when: 'in a language it is not written in',
        code: 'validation_failed',
        field: 'language',
        payload: ({ recruitments }) => ({
          language: 'vi',
          recruitment_ids: [recruitments.whole],
          words: WORDS,
        }),
      },
    ],
  },
  {
    name: 'hf_member__undo_recommend_mails',
    kind: 'command',
    as: 'mentor',
    payload: ({ mails }) => ({ ids: [mails.waiting] }),
    answer: 'done_count results[id is_done code message]',
    refusals: [
      {
        when: 'when it has left',
        code: 'mail_left',
        payload: ({ mails }) => ({ ids: [mails.sent] }),
      },
    ],
  },
];

const UNKNOWN = 999_999;
/** Replies recorded by hand, and bounced addresses. */
const comingBack: readonly Call[] = [
  {
    name: 'hf_member__note_recommend_reply',
    kind: 'command',
    as: 'mentor',
    payload: ({ mails }) => ({ recommend_mail_id: mails.sent, received_at: '2026-11-20T02:00:00Z' }),
    answer: 'id',
    refusals: [
      {
        when: 'for a mail that has not gone',
        code: 'not_found',
        payload: ({ mails }) => ({ recommend_mail_id: mails.draft, received_at: '2026-11-20T02:00:00Z' }),
      },
      {
        when: 'before the mail went',
        code: 'validation_failed',
        field: 'received_at',
        payload: ({ mails }) => ({ recommend_mail_id: mails.sent, received_at: '2026-11-19T02:00:00Z' }),
      },
      {
        when: 'in the future',
        code: 'validation_failed',
        field: 'received_at',
        payload: ({ mails }) => ({ recommend_mail_id: mails.sent, received_at: '2099-11-19T02:00:00Z' }),
      },
    ],
  },
  {
    name: 'hf_member__undo_recommend_reply',
    kind: 'command',
    as: 'mentor',
    payload: ({ mails }) => ({ id: mails.noted_reply_id }),
    answer: 'id',
    refusals: [{ when: 'for one that is not there', code: 'not_found', payload: () => ({ id: UNKNOWN }) }],
  },
  {
    name: 'hf_member__lift_undeliverable_address',
    kind: 'command',
    as: 'manager',
    payload: ({ mails }) => ({ id: mails.undeliverable_id, reason: '本人に確認した' }),
    answer: 'id',
    refusals: [
      {
        when: 'without a reason',
        code: 'validation_failed',
        field: 'reason',
        payload: ({ mails }) => ({ id: mails.undeliverable_id, reason: ' ' }),
      },
      {
        when: 'for one that is not marked',
        code: 'not_found',
        payload: () => ({ id: UNKNOWN, reason: 'x' }),
      },
    ],
  },
];
const notThis = (name: string, answer: string): Call => ({
  name,
  kind: 'command',
  as: 'mentor',
  payload: ({ other, recruitments }) => ({ user_id: other.id, recruitment_id: recruitments.open }),
  answer,
  refusals: [
    {
      when: 'for somebody who is not there',
      code: 'not_found',
      payload: ({ recruitments }) => ({ user_id: UNKNOWN, recruitment_id: recruitments.open }),
    },
  ],
});
const MATCH = 'code score parts[part points ids] verdict met total gaps not_this';
const matching: readonly Call[] = [
  notThis('hf_member__dismiss_recruitment', 'user_id recruitment_id reason'),
  notThis('hf_member__undo_dismiss_recruitment', 'user_id recruitment_id'),
  {
    name: 'hf_member__get_matching_recruitments',
    kind: 'query',
    as: 'mentor',
    payload: ({ other }) => ({ user_id: other.id }),
    answer: `user{id first_name last_name} code looked_at_count left_out
      recruitments[recruitment ${MATCH}]`,
    refusals: [
      {
        when: 'for somebody who is not there',
        code: 'not_found',
        payload: () => ({ user_id: UNKNOWN }),
      },
    ],
  },
  {
    name: 'hf_member__get_matching_users',
    kind: 'query',
    as: 'mentor',
    payload: ({ recruitments }) => ({ recruitment_id: recruitments.open }),
    answer: `recruitment{id title company required_jlpt} code looked_at_count left_out users[user ${MATCH}]`,
    refusals: [
      {
        when: 'for a job that is not there',
        code: 'not_found',
        payload: () => ({ recruitment_id: UNKNOWN }),
      },
    ],
  },
];

export const staffMailCalls: readonly Call[] = [
  ...mailWordsCalls,
  ...recommending,
  ...comingBack,
  ...matching,
  decision('hf_member__send_deliveries_again'),
  decision('hf_member__give_up_deliveries'),
];
