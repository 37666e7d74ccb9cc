import type { Call } from './call.ts';

/** Bulk transitions and their undo. */

const MOVED =
  'results[id outcome from_state to_state user recruitment company code message alert came_after mails_sent]';

export const moveCalls: readonly Call[] = [
  {
    name: 'hf_member__move_applications',
    kind: 'command',
    as: 'mentor',
    payload: ({ applications: { sent, passed } }) => ({
      ids: [sent.id, passed.id],
      versions: [sent.version, passed.version],
      event: 'record_resume_result',
      dry_run: false,
      application: { is_resume_passed: false, reason_of_result_category: 'skills' },
    }),
    answer: `move_id event dry_run undo_until done_count skipped_count ${MOVED}`,
    holds: ({ applications }) => ({
      done_count: 1,
      skipped_count: 1,
      results: [
        { id: applications.sent.id, outcome: 'moved', to_state: 'resume_failed' },
        { id: applications.passed.id, outcome: 'skipped', code: 'illegal_transition' },
      ],
    }),
    refusals: [
      {
        when: 'without the decision of its event',
        code: 'validation_failed',
        payload: ({ applications }) => ({
          ids: [applications.sent.id],
          event: 'record_resume_result',
          dry_run: true,
        }),
        field: 'application[is_resume_passed]',
      },
    ],
  },
  {
    name: 'hf_member__undo_move',
    kind: 'command',
    as: 'mentor',
    payload: ({ applications }) => ({ move_id: applications.resume_passed.move_id, dry_run: false }),
    answer: `event dry_run done_count skipped_count ${MOVED}`,
    holds: () => ({ done_count: 1, results: [{ outcome: 'undone', to_state: 'sent_to_company' }] }),
  },
  {
    name: 'hf_member__get_recent_moves',
    kind: 'query',
    as: 'mentor',
    payload: () => ({}),
    answer: 'moves[move_id event at undo_until application_count]',
  },
];
