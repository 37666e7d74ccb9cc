import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface AskDialogProps {
  title: string;
  children: ReactNode;
  /** Words of the button that leaves everything as it is. */
  closeLabel: string;
  closeVariant?: 'text' | 'contained';
  onClose(): void;
  /** What is asked; without it the dialog only tells. */
  confirm?: { label: string; isDisabled?: boolean; isLoading?: boolean; act(): void };
  /** While it is done, the dialog stays. */
  isBusy?: boolean;
  width?: 'sm' | 'md';
  /** Long content: between lines, and scrolled by the keyboard where nothing in it takes it. */
  isLong?: boolean | 'scrolled';
}

/** A dialog with a title, something to read or fill in, and what may follow. Mount it when it is asked for. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    children,
    closeLabel,
    closeVariant = 'text',
    onClose,
    confirm,
    isBusy = false,
    width,
    isLong = false,
  } = props;
  const id = useId();
  return (
    <Dialog
      open
      aria-labelledby={id}
      {...(width && { fullWidth: true, maxWidth: width })}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers={isLong !== false} {...(isLong === 'scrolled' && { tabIndex: 0 })}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose} variant={closeVariant}>
          {closeLabel}
        </Button>
        {confirm && (
          <Button
            variant="contained"
            disabled={isBusy || confirm.isDisabled === true}
            loading={confirm.isLoading ?? null}
            onClick={confirm.act}
          >
            {confirm.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
