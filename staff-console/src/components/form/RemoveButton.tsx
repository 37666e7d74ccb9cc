import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { problemText } from '../../lib/problem-text.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

interface RemoveButtonProps {
  resource: string;
  record: { id: number };
  title: string;
}

/** Removes a record after a question; what is still used elsewhere stays, and the dialog says so. */
export function RemoveButton({ resource, record, title }: RemoveButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await dataProvider.delete(resource, { id: record.id, previousData: record });
      refreshLists(queryClient, resource);
      notify(t('form.removed'), { type: 'success' });
      void navigate(`/${resource}`);
    } catch (error) {
      setProblem(problemText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ color: 'error.dark' }}>
        {t('form.remove')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('form.remove_title', { title })}</DialogTitle>
        <DialogContent>
          <Typography>{t('form.remove_hint')}</Typography>
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('form.keep')}</Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void remove()}>
            {t('form.remove')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
