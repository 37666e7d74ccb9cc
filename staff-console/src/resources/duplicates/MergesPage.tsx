import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useNotify, useRefresh } from 'react-admin';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import { studentName } from '../../lib/student-names.ts';
import type { Merge } from './duplicate.ts';
import { MovedRows } from './MovedRows.tsx';

function UndoButton({ merge }: { merge: Merge }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
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
        <Dialog open aria-labelledby={titleId} onClose={() => setAsked(false)}>
          <DialogTitle id={titleId}>{t('duplicates.undo_title')}</DialogTitle>
          <DialogContent>
            {t('duplicates.undo_hint', { name: studentName(merge.merged_user), count: merge.rows_count })}
            {undo.error && (
              <Alert severity="error" sx={{ mt: 1.5 }}>
                {problemText(undo.error, t)}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(false)}>{t('bulk.cancel')}</Button>
            <Button variant="contained" disabled={undo.isPending} onClick={() => undo.mutate()}>
              {t('duplicates.undo')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** What was merged into what, by whom; to be undone for 30 days. */
export default function MergesPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const nameOf = (row: Merge) => `${studentName(row.user)} #${row.user.id}`;
  return (
    <ResourceList<Merge>
      resource="user_merges"
      title={t('duplicates.merges')}
      hint={t('duplicates.merges_hint')}
      nameOf={nameOf}
      linkTo={(row) => `/users/${row.user.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      filters={[{ kind: 'flag', name: 'is_undone', label: t('duplicates.is_undone') }]}
      empty={{ title: t('duplicates.merges_empty') }}
      columns={[
        { id: 'user', label: t('duplicates.kept'), render: nameOf },
        {
          id: 'merged_user',
          label: t('duplicates.gone'),
          render: (row) => `${studentName(row.merged_user)} #${row.merged_user.id}`,
        },
        {
          id: 'merged_at',
          label: t('duplicates.merged_at'),
          render: (row) =>
            [formatTime(row.merged_at, locale), row.hf_member && pick(row.hf_member.names)]
              .filter(Boolean)
              .join(' · '),
        },
        {
          id: 'rows',
          label: t('duplicates.rows'),
          render: (row) => <MovedRows merge={row} />,
          align: 'right',
        },
        { id: 'reason', label: t('duplicates.reason'), render: (row) => row.reason ?? '—' },
        {
          id: 'undo',
          label: t('duplicates.undo'),
          render: (row) => {
            if (row.undone_at) return t('duplicates.undone_at', { time: formatTime(row.undone_at, locale) });
            return row.can_undo ? <UndoButton merge={row} /> : '—';
          },
        },
      ]}
    />
  );
}
