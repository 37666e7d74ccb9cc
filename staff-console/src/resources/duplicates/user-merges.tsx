import { describe, NO_TABLE } from '../../described/describe.ts';
import { studentName } from '../../lib/student-names.ts';
import type { Merge } from './duplicate.ts';
import { MovedRows } from './MovedRows.tsx';
import { UndoMerge } from './UndoMerge.tsx';

const numbered = (student: Merge['user']) => `${studentName(student)} #${student.id}`;

/** What was merged into what, by whom; to be undone for 30 days. */
export default describe('user_merges', NO_TABLE, {
  words: 'duplicates.merges',
  nameOf: (row) => numbered(row.user),
  list: {
    sort: ['id', 'DESC'],
    linkTo: (row) => `/users/${row.user.id}`,
    hasEmptyHint: false,
    filters: [{ name: 'is_undone', label: 'duplicates.is_undone', kind: 'flag' }],
    columns: [
      { field: 'user', label: 'duplicates.kept', render: (row) => numbered(row.user) },
      { field: 'merged_user', label: 'duplicates.gone', render: (row) => numbered(row.merged_user) },
      {
        field: 'merged_at',
        label: 'duplicates.merged_at',
        render: (row, { time, pick }) =>
          [time(row.merged_at), row.hf_member && pick(row.hf_member.names)].filter(Boolean).join(' · '),
      },
      {
        id: 'rows',
        label: 'duplicates.rows',
        align: 'right',
        render: (row) => <MovedRows merge={row} />,
      },
      { field: 'reason', label: 'duplicates.reason' },
      {
        id: 'undo',
        label: 'duplicates.undo',
        render: (row, { t, time }) => {
          if (row.undone_at) return t('duplicates.undone_at', { time: time(row.undone_at) });
          return row.can_undo ? <UndoMerge merge={row} /> : '—';
        },
      },
    ],
  },
});
