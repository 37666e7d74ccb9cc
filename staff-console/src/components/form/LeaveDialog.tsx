import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSession } from '../../session/session-context.ts';
import { useFormContextValue } from './form-context.ts';

interface AskBeforeLeavingProps {
  isAtRisk(): boolean;
  /** What becomes of the unsaved work. */
  text: string;
  /** @returns whether it was saved */
  save(): Promise<boolean>;
}

/** Asks before a page with unsaved work is left. */
export function AskBeforeLeaving({ isAtRisk, text, save }: AskBeforeLeavingProps) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAtRisk(),
  );
  const beforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => beforeUnload(event);
    addEventListener('beforeunload', listen);
    return () => removeEventListener('beforeunload', listen);
  }, []);
  const isOpen = blocker.state === 'blocked';
  const saveAndLeave = async () => {
    if (await save()) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => blocker.reset?.()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="leave-title"
    >
      <DialogTitle id="leave-title">{t('form.leave_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <Button onClick={() => blocker.reset?.()}>{t('form.stay')}</Button>
        <Button onClick={() => blocker.proceed?.()}>{t('form.leave_unsaved')}</Button>
        <Button variant="contained" onClick={() => void saveAndLeave()}>
          {t('form.save_and_leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Asks before a changed form is left. Leaving keeps it on this device all the same; signing in again after an
 * ended session asks nothing, since it comes back to this very page.
 */
export function LeaveDialog() {
  const t = useTranslate();
  const session = useSession();
  const { recordForm, isReadOnly } = useFormContextValue();
  return (
    <AskBeforeLeaving
      isAtRisk={() => !isReadOnly && !session.isLost && recordForm.isUnsaved()}
      text={t('form.leave')}
      save={async () => (await recordForm.save()) !== null}
    />
  );
}
