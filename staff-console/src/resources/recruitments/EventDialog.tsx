import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { AskDialog } from '../../components/AskDialog.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { Recruitment } from './recruitment.ts';

const COMMANDS = {
  release: 'hf_member__release_recruitment',
  reopen: 'hf_member__reopen_recruitment',
  close: 'hf_member__close_recruitment',
  withdraw: 'hf_member__withdraw_recruitment',
} as const;
export type DialogEvent = keyof typeof COMMANDS;

const TEXTS = {
  release: 'recruitments.release.release_text',
  reopen: 'recruitments.release.release_text',
  close: 'recruitments.release.close_text',
  withdraw: 'recruitments.release.withdraw_text',
} as const;

interface Props {
  event: DialogEvent;
  row: Recruitment;
  onClose(): void;
  onDone(): void;
}

/** What goes out, beside what was last public. */
function WhatGoesOut({ row }: { row: Recruitment }) {
  const { t, locale } = useWording();
  const time = row.last_public && formatTime(row.last_public.until, locale);
  return (
    <>
      <Typography sx={{ my: 1.5, fontWeight: 600 }}>
        {time === null
          ? t('recruitments.release.first_time')
          : t('recruitments.release.changed_since', { time })}
      </Typography>
      <DifferenceList before={row.last_public?.content ?? {}} after={row} />
    </>
  );
}

/** Asks before the public sees something else, and says what; a refusal names every field and how to mend it. */
export function EventDialog({ event, row, onClose, onDone }: Props) {
  const { t, pick } = useWording();
  const api = useApi();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const goesOut = event === 'release' || event === 'reopen';
  const run = async () => {
    setBusy(true);
    try {
      await api.command(COMMANDS[event], { recruitment: { id: row.id, version: row.version } });
      notify(t('recruitments.release.done'), { type: 'success' });
      onDone();
      onClose();
    } catch (error) {
      setProblem(error);
      onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={t(`recruitments.release.${event}`)}
      closeLabel={t('recruitments.release.cancel')}
      onClose={onClose}
      confirm={{ label: t(`recruitments.release.${event}`), act: () => void run() }}
      isBusy={isBusy}
      width="md"
      isLong="scrolled"
    >
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problemText(problem, t)}
          <ul>
            {row.release_gaps.map(({ rule, mend }) => (
              <li key={rule}>{pick(mend)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Typography>{t(TEXTS[event])}</Typography>
      {goesOut && <WhatGoesOut row={row} />}
    </AskDialog>
  );
}
