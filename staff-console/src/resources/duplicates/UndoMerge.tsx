import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { studentName } from '../../lib/student-names.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Merge } from './duplicate.ts';

/** Takes a merge back, after a question. */
export function UndoMerge({ merge }: { merge: Merge }) {
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
