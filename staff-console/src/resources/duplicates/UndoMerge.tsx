import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'ra-core';
import { AskDialog } from '../../components/AskDialog.tsx';
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
          {undo.error && (
            <Alert severity="error" sx={{ mt: 1.5 }}>
              {problemText(undo.error, t)}
            </Alert>
          )}
        </AskDialog>
      )}
    </>
  );
}
