import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { FormErrors } from './form/FormErrors.tsx';

interface Props {
  title: string;
  children: ReactNode;
  confirm: string;
  isPending: boolean;
  isDisabled?: boolean;
  error: unknown;
  onConfirm(): void;
  onClose(): void;
}

/** Without anything to focus in it, what scrolls is reached by the keyboard only when it can be focused itself. */
function focusableWhereItScrolls(element: HTMLElement | null) {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
}

/** Asks once more before something that matters; a refusal is told in it. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  isPending,
  isDisabled = false,
  error,
  onConfirm,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent ref={focusableWhereItScrolls} sx={{ display: 'grid', gap: 2 }}>
        {children}
      </DialogContent>
      {/* Beside the button that was pressed: what a long dialog asks scrolls above. */}
      <FormErrors error={error} sx={{ mx: 2, mt: 1 }} />
      <DialogActions
        disableSpacing
        sx={{
          p: 2,
          gap: 1,
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" loading={isPending} disabled={isDisabled} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
