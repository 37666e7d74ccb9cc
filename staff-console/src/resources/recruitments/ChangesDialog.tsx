import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Data } from '../../lib/record-changes.ts';
import { DifferenceList } from './DifferenceList.tsx';

/** What saving would change for students. */
export function ChangesDialog({ before, after, onClose }: { before: Data; after: Data; onClose(): void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('recruitments.release.changes')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DifferenceList before={before} after={after} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('recruitments.release.shut')}</Button>
      </DialogActions>
    </Dialog>
  );
}
