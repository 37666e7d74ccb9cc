import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useGetOne } from 'ra-core';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { AskDialog } from '../../components/AskDialog.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import type { Merge } from './duplicate.ts';
import { NAMED_TABLES } from './tables.ts';

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
export function MovedRows({ merge }: { merge: Merge }) {
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
