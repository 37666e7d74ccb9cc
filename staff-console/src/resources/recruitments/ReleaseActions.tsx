import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '../../components/AskDialog.tsx';
import { useCommand } from '../../components/CommandButton.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { problemText } from '../../lib/problem-text.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import { useMember } from '../../session/member.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { historyAnchor, type Recruitment } from './fields.ts';
import { Gaps } from './Gaps.tsx';
import { goTo, useOpenSections } from './open-sections.tsx';
import { PreviewButton } from './PreviewDialog.tsx';
import { ReconfirmDialog } from './recruitments.tsx';

const COMMANDS = {
  release: 'hf_member__release_recruitment',
  reopen: 'hf_member__reopen_recruitment',
  close: 'hf_member__close_recruitment',
  withdraw: 'hf_member__withdraw_recruitment',
} as const;
type DialogEvent = keyof typeof COMMANDS;

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
  const { last_public, revision_of } = row;
  const time = last_public && formatTime(last_public.until, locale);
  return (
    <>
      <Typography sx={{ my: 1.5, fontWeight: 700 }}>
        {revision_of
          ? t('recruitments.revision.replaces')
          : time === null
            ? t('recruitments.release.first_time')
            : t('recruitments.release.changed_since', { time })}
      </Typography>
      <DifferenceList before={revision_of?.content ?? last_public?.content ?? {}} after={row} />
    </>
  );
}

/** Asks before the public sees something else, and says what; a refusal names every field and how to mend it. */
function EventDialog({ event, row, onClose, onDone }: Props) {
  const { t } = useWording();
  const api = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { goToField } = useOpenSections();
  const goesOut = event === 'release' || event === 'reopen';
  const isIncomplete = goesOut && row.release_gaps.length > 0;
  const run = async () => {
    setBusy(true);
    try {
      const recruitment = { id: row.id, version: row.version };
      if (event === 'release' && row.revision_of) {
        const { version } = row.revision_of;
        const { id } = await api.command('hf_member__release_recruitment_revision', {
          recruitment,
          original: { version },
        });
        notify(t('recruitments.release.done'), { type: 'success' });
        void navigate(`/recruitments/${id}`);
        return;
      }
      await api.command(COMMANDS[event], { recruitment });
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
      confirm={{
        label: t(`recruitments.release.${event}`),
        isDisabled: isIncomplete,
        act: () => void run(),
      }}
      isBusy={isBusy}
      width="md"
      isLong="scrolled"
    >
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problemText(problem, t)}
        </Alert>
      )}
      {isIncomplete && (
        <Gaps
          gaps={row.release_gaps}
          goToField={(path) => {
            // A dialog gives the focus back as it goes.
            flushSync(onClose);
            setTimeout(() => goToField(path));
          }}
        />
      )}
      <Typography sx={{ mt: isIncomplete ? 2 : 0 }}>{t(TEXTS[event])}</Typography>
      {goesOut && <WhatGoesOut row={row} />}
    </AskDialog>
  );
}

/** Events that ask before they do something; the others do it at once. */
const ASKING = ['release', 'reopen', 'close', 'withdraw'] as const satisfies DialogEvent[];
const AT_ONCE = {
  request_review: 'hf_member__request_recruitment_review',
  return_to_draft: 'hf_member__return_recruitment_to_draft',
} as const;

interface ActionsProps {
  row: Recruitment;
  isUnsaved: boolean;
}

/** The buttons of what may be done now, as the server says. */
export function ReleaseActions({ row, isUnsaved }: ActionsProps) {
  const t = useTranslate();
  const api = useApi();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { role } = useMember();
  const [asked, setAsked] = useState<DialogEvent | 'reconfirm' | null>(null);
  const command = useCommand();
  const { isBusy } = command;
  const may = (event: string) => row.events_allowed.includes(event);
  const recruitment = { id: row.id, version: row.version };
  const run = (work: () => Promise<unknown>, done: string) =>
    command.run(() => work().then(() => done), refresh);
  const copy = () =>
    run(async () => {
      const { id } = await api.command('hf_member__copy_recruitment', { recruitment: { id: row.id } });
      void navigate(`/recruitments/${id}`);
    }, t('recruitments.release.copied'));
  const close = () => setAsked(null);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(['request_review', 'return_to_draft'] as const).map(
          (event) =>
            may(event) && (
              <Button
                key={event}
                variant={event === 'request_review' ? 'contained' : 'outlined'}
                disabled={isBusy || isUnsaved}
                onClick={() =>
                  void run(() => api.command(AT_ONCE[event], { recruitment }), t('recruitments.release.done'))
                }
              >
                {t(`recruitments.release.${event}`)}
              </Button>
            ),
        )}
        {ASKING.map(
          (event) =>
            may(event) && (
              <Button
                key={event}
                variant={event === 'release' || event === 'reopen' ? 'contained' : 'outlined'}
                disabled={isBusy || isUnsaved}
                onClick={() => setAsked(event)}
              >
                {t(`recruitments.release.${event}`)}
              </Button>
            ),
        )}
        {may('reconfirm') && (
          <Button variant="outlined" disabled={isBusy || isUnsaved} onClick={() => setAsked('reconfirm')}>
            {t('recruitments.release.reconfirm')}
          </Button>
        )}
        {row.can.edit && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void copy()}>
            {t('recruitments.release.copy')}
          </Button>
        )}
        {row.can.edit && <PreviewButton row={row} />}
        {row.is_released && (
          <OutsideLink href={`/recruitments/${row.id}`}>{t('recruitments.release.as_student')}</OutsideLink>
        )}
        {role === 'manager' && (
          <Button onClick={() => goTo(historyAnchor)}>{t('recruitments.release.history')}</Button>
        )}
      </Stack>
      {/* Below the buttons: it appears when a field loses focus, and above them it would move the one being clicked. */}
      {isUnsaved && row.events_allowed.length > 0 && (
        <Typography variant="body2">{t('recruitments.release.save_first')}</Typography>
      )}
      {asked === 'reconfirm' && <ReconfirmDialog ids={[row.id]} onClose={close} onDone={refresh} />}
      {asked !== null && asked !== 'reconfirm' && (
        <EventDialog event={asked} row={row} onClose={close} onDone={refresh} />
      )}
    </>
  );
}
