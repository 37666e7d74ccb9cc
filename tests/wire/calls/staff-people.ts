import type { World } from '../support/world.ts';
import { NOBODYS, type Call } from './call.ts';

/** Staff calls about students: consultations and duplicate accounts. */

const meeting = (version: number, career_meeting_at: string | null) => (world: World) => ({
  user: { id: world.me.id, version: world.me.version + version, career_meeting_at },
});

type Twins = World['twins'];
const merge = (account: (twins: Twins) => Twins['other'], dry_run: boolean) => (world: World) => ({
  merge: {
    user_id: world.twins.kept.id,
    merged_user_id: account(world.twins).id,
    version: world.twins.kept.version,
    merged_version: account(world.twins).version,
    reason: '同じ電話番号',
  },
  dry_run,
});

export const staffPeopleCalls: readonly Call[] = [
  {
    name: 'hf_member__plan_career_meeting',
    kind: 'command',
    as: 'mentor',
    payload: meeting(0, '2026-12-01T05:00:00Z'),
    answer: 'id version career_meeting_at is_hope_phone_consulting',
    holds: ({ me }) => ({
      id: me.id,
      version: me.version + 1,
      career_meeting_at: '2026-12-01T05:00:00.000Z',
    }),
    refusals: [
      {
        when: 'for a time that has passed',
        code: 'validation_failed',
        field: 'user[career_meeting_at]',
        payload: meeting(0, '2026-01-01T00:00:00Z'),
      },
      {
        when: 'when the student has changed since',
        code: 'version_conflict',
        payload: meeting(1, '2026-12-01T05:00:00Z'),
      },
      {
        when: 'for an account that was merged',
        code: 'account_merged',
        as: 'manager',
        payload: ({ twins: { merged } }) => ({ user: { ...merged, career_meeting_at: null } }),
      },
    ],
  },
  {
    name: 'hf_member__finish_consulting',
    kind: 'command',
    as: 'mentor',
    payload: ({ me, other }) => ({ ids: [me.id, other.id], dry_run: false }),
    answer: 'dry_run results[id is_done user consultation_id code message]',
    // The other student has no mentor.
    holds: ({ me, other }) => ({
      dry_run: false,
      results: [
        { id: me.id, is_done: true, code: null },
        { id: other.id, is_done: false, user: null, code: 'not_found' },
      ],
    }),
    refusals: [
      {
        when: 'with a student named twice',
        code: 'validation_failed',
        field: 'ids',
        payload: ({ me }) => ({ ids: [me.id, me.id], dry_run: true }),
      },
    ],
  },
  {
    name: 'hf_member__undo_finish_consulting',
    kind: 'command',
    as: 'manager',
    payload: ({ talks }) => ({ ids: [talks.other, talks.old] }),
    answer: 'done_count results[id is_done user code message]',
    holds: ({ talks, other }) => ({
      done_count: 1,
      results: [
        { id: talks.other, is_done: true, user: { id: other.id }, code: null },
        { id: talks.old, is_done: false, code: 'undo_expired' },
      ],
    }),
    // Only managers can see these students.
    statuses: '401 403 403 403 404 404 200',
    refusals: [
      {
        when: 'after ten minutes',
        code: 'undo_expired',
        payload: ({ talks }) => ({ ids: [talks.old] }),
      },
      {
        when: 'for a talk of a student whom the mentor does not look after',
        code: 'not_found',
        as: 'mentor',
        payload: ({ talks }) => ({ ids: [talks.other] }),
      },
      {
        when: 'with a talk named twice',
        code: 'validation_failed',
        field: 'ids',
        payload: ({ talks }) => ({ ids: [talks.other, talks.other] }),
      },
    ],
  },
  {
    name: 'hf_member__mark_not_duplicate',
    kind: 'command',
    as: 'manager',
    payload: ({ twins: { kept, other } }) => ({
      users: { user_id: other.id, other_user_id: kept.id, are_different: true },
    }),
    answer: 'user_id other_user_id are_different',
    // The smaller id comes first, whatever the order in the request.
    holds: ({ twins: { kept, other } }) => ({
      user_id: kept.id,
      other_user_id: other.id,
      are_different: true,
    }),
    refusals: [
      {
        when: 'for an account that was merged',
        code: 'account_merged',
        payload: ({ twins: { kept, merged } }) => ({
          users: { user_id: kept.id, other_user_id: merged.id, are_different: true },
        }),
      },
      {
        when: 'for one account and itself',
        code: 'not_found',
        payload: ({ twins: { kept } }) => ({
          users: { user_id: kept.id, other_user_id: kept.id, are_different: true },
        }),
      },
    ],
  },
  {
    name: 'hf_member__merge_users',
    kind: 'command',
    as: 'manager',
    payload: merge(({ other }) => other, false),
    answer: 'id dry_run undo_until moves[table column moves stays] filled_fields conflicts',
    holds: () => ({ dry_run: false, conflicts: [] }),
    refusals: [
      {
        when: 'while both have an application for one recruitment that runs',
        code: 'merge_conflict',
        payload: merge(({ rival }) => rival, false),
      },
      {
        when: 'for an account that was merged',
        code: 'account_merged',
        payload: merge(({ merged }) => merged, true),
      },
      {
        when: 'when one of them has changed since',
        code: 'version_conflict',
        payload: merge(({ other: { id, version } }) => ({ id, version: version + 1 }), true),
      },
      {
        when: 'for one account and itself',
        code: 'validation_failed',
        field: 'merge[merged_user_id]',
        payload: merge(({ kept }) => kept, true),
      },
    ],
  },
  {
    name: 'hf_member__undo_merge_users',
    kind: 'command',
    as: 'manager',
    payload: ({ twins: { merge_id } }) => ({ merge: { id: merge_id } }),
    answer: 'id user_id merged_user_id put_back_count left_count',
    holds: ({ twins: { merge_id, merged } }) => ({ id: merge_id, merged_user_id: merged.id, left_count: 0 }),
    refusals: [
      {
        when: 'after thirty days',
        code: 'undo_expired',
        payload: ({ twins }) => ({ merge: { id: twins.long_ago_merge_id } }),
      },
      {
        when: 'for a merge that nobody made',
        code: 'not_found',
        payload: () => ({ merge: { id: NOBODYS } }),
      },
    ],
  },
];
