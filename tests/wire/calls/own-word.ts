import type { Call } from './call.ts';

/** Student feedback on recommendations and the mails they receive. */
export const ownWordCalls: readonly Call[] = [
  {
    name: 'user__dismiss_recruitment',
    kind: 'command',
    as: 'student',
    payload: ({ recruitments }) => ({ recruitment_id: recruitments.open }),
    answer: 'recruitment_ids',
    holds: ({ recruitments }) => ({ recruitment_ids: [recruitments.open] }),
  },
  {
    name: 'user__undo_dismiss_recruitment',
    kind: 'command',
    as: 'student',
    payload: ({ recruitments }) => ({ recruitment_id: recruitments.open }),
    answer: 'recruitment_ids',
  },
  {
    name: 'user__confirm_email_works',
    kind: 'command',
    as: 'student',
    payload: () => ({}),
    answer: 'is_email_undeliverable',
  },
  {
    name: 'user__get_dismissed_recruitment_ids',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer: 'recruitment_ids',
  },
];
