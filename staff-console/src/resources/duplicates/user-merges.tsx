import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMutation } from '@tanstack/react-query';
import { useGetOne, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { AskDialog } from '../../components/AskDialog.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { Problem } from '../../components/Problem.tsx';
import { describe, NO_TABLE } from '../../described/describe.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { studentName } from '../../lib/student-names.ts';
import { useApi } from '../../providers/api-context.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { type Merge, NAMED_TABLES } from './duplicate.ts';

type Whole = StaffRecord<'user_merges'>;
type Moved = Whole['rows'][number];

interface Group {
  table: string;
  ids: number[];
  /** Of an undone merge: how many of them went back. */
  backCount: number;
}

function inTables(rows: readonly Moved[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { table_name: table, row_id, is_put_back } of rows) {
    const group = groups.get(table) ?? { table, ids: [], backCount: 0 };
    group.ids.push(row_id);
    if (is_put_back) group.backCount += 1;
    groups.set(table, group);
  }
  return [...groups.values()];
}

function Rows({ merge }: { merge: Merge }) {
  const t = useTranslate();
  const { data, error, refetch } = useGetOne('user_merges', { id: merge.id, meta: WHOLE_RECORD });
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const whole = data as unknown as Whole | undefined;
  if (!whole) return <PageLoading />;
  const named = (table: string) =>
    (NAMED_TABLES as readonly string[]).includes(table)
      ? t(`duplicates.tables.${table}` as MessageKey)
      : table;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('duplicates.moved_what')}</TableCell>
          <TableCell>{t('duplicates.moved_ids')}</TableCell>
          {merge.undone_at && <TableCell align="right">{t('duplicates.put_back')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {inTables(whole.rows).map(({ table, ids, backCount }) => (
          <TableRow key={table}>
            <TableCell>{named(table)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{ids.map((id) => `#${id}`).join(' ')}</TableCell>
            {merge.undone_at && (
              <TableCell align="right">
                {backCount} / {ids.length}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** How many rows a merge moved; shows which. */
function MovedRows({ merge }: { merge: Merge }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('duplicates.show_rows', { smart_count: merge.rows_count })}
        disabled={merge.rows_count === 0}
        onClick={() => setOpen(true)}
        sx={{ position: 'relative', zIndex: 1, minWidth: 44 }}
      >
        {merge.rows_count}
      </Button>
      {isOpen && (
        <AskDialog
          title={t('duplicates.moved_title')}
          closeLabel={t('bulk.close')}
          closeVariant="contained"
          onClose={() => setOpen(false)}
          width="sm"
          isLong
        >
          <Rows merge={merge} />
        </AskDialog>
      )}
    </>
  );
}

/** Takes a merge back, after a question. */
function UndoMerge({ merge }: { merge: Merge }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const undo = useMutation({
    mutationFn: () => api.command('hf_member__undo_merge_users', { merge: { id: merge.id } }),
    onSuccess: ({ put_back_count, left_count }) => {
      notify(t('duplicates.undone', { back: put_back_count, left: left_count }), { type: 'success' });
      setAsked(false);
      refresh();
    },
  });
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)} sx={{ position: 'relative', zIndex: 1 }}>
        {t('duplicates.undo')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('duplicates.undo_title')}
          closeLabel={t('bulk.cancel')}
          onClose={() => setAsked(false)}
          confirm={{ label: t('duplicates.undo'), isDisabled: undo.isPending, act: () => undo.mutate() }}
        >
          {t('duplicates.undo_hint', { name: studentName(merge.merged_user), count: merge.rows_count })}
          <Problem of={undo} sx={{ mt: 1.5 }} />
        </AskDialog>
      )}
    </>
  );
}

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
