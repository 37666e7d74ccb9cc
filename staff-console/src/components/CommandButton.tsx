import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { ConnectionError } from '../../../server/client/client.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';

/** Does something and answers what to say once it is done. */
export type Work = () => Promise<string | void>;

/**
 * Runs what a button asks for: busy meanwhile, a refusal is told in a snackbar.
 * @returns whether the last did not reach the server, and `run`, whose second argument is called afterwards, done or refused
 */
export function useCommand(): {
  isBusy: boolean;
  isUnreached: boolean;
  run(work: Work, after?: () => void): Promise<void>;
} {
  const t = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [isUnreached, setUnreached] = useState(false);
  const run = async (work: Work, after?: () => void) => {
    setBusy(true);
    setUnreached(false);
    try {
      const done = await work();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      setUnreached(error instanceof ConnectionError);
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
      after?.();
    }
  };
  return { isBusy, isUnreached, run };
}

interface CommandButtonProps extends Pick<
  ButtonProps,
  'size' | 'sx' | 'startIcon' | 'disabled' | 'aria-label' | 'children'
> {
  variant?: ButtonProps['variant'];
  work: Work;
  /** Done or refused: to show the record anew. */
  after?: () => void;
}

/** A button that does one thing by itself. */
export function CommandButton({
  work,
  after,
  disabled,
  variant = 'outlined',
  children,
  ...button
}: CommandButtonProps) {
  const t = useTranslate();
  const { isBusy, isUnreached, run } = useCommand();
  return (
    <Button
      variant={variant}
      disabled={isBusy || disabled === true}
      onClick={() => void run(work, after)}
      {...button}
    >
      {isUnreached ? t('problem.retry') : children}
    </Button>
  );
}
