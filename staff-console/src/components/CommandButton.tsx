import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';

/** Does something and answers what to say once it is done. */
export type Work = () => Promise<string | void>;

/**
 * Runs what a button asks for: busy meanwhile, a refusal is told in a snackbar.
 * @returns `run`, whose second argument is called afterwards, done or refused
 */
export function useCommand(): { isBusy: boolean; run(work: Work, after?: () => void): Promise<void> } {
  const t = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: Work, after?: () => void) => {
    setBusy(true);
    try {
      const done = await work();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
      after?.();
    }
  };
  return { isBusy, run };
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
  ...button
}: CommandButtonProps) {
  const { isBusy, run } = useCommand();
  return (
    <Button
      variant={variant}
      disabled={isBusy || disabled === true}
      onClick={() => void run(work, after)}
      {...button}
    />
  );
}
