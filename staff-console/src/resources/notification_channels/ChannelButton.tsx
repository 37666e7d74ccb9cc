import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';

interface ChannelButtonProps {
  label: string;
  /** What it says once it is done. */
  done: string;
  isDisabled?: boolean;
  act: () => Promise<unknown>;
  reload: () => void;
}

/** Asks for something to be posted, and shows the record anew: what becomes of it stands in the list of messages. */
export function ChannelButton({ label, done, isDisabled = false, act, reload }: ChannelButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await act();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
      reload();
    }
  };
  return (
    <Button variant="outlined" size="small" disabled={isBusy || isDisabled} onClick={() => void press()}>
      {label}
    </Button>
  );
}
