import type { Call } from './call.ts';

/** Student calls covering all of their data. */
export const privacyCalls: readonly Call[] = [
  {
    name: 'user__export_own_data',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer:
      'exported_at profile{id email} applications[id state recruitment{title company}] files[name] mails_received',
  },
  {
    name: 'user__delete_account',
    kind: 'command',
    as: 'student',
    payload: ({ me }) => ({ user: { email: me.email } }),
    answer: 'is_signed_up email',
    holds: ({ me }) => ({ is_signed_up: false, email: me.email }),
    // Another student names an address that is not theirs.
    statuses: '401 403 200 422 403 403 403',
    refusals: [
      {
        when: 'with the address of somebody else',
        code: 'validation_failed',
        field: 'user[email]',
        payload: ({ other }) => ({ user: { email: other.email } }),
      },
    ],
  },
];
