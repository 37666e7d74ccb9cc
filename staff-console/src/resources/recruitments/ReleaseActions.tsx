import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../components/CommandButton.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';
import { useMember } from '../../session/member.ts';
import { historyAnchor } from './fields.ts';
import { goTo } from './go-to.ts';
import { EventDialog, type DialogEvent } from './EventDialog.tsx';
import { ReconfirmDialog } from './ReconfirmDialog.tsx';
import { PreviewButton } from './PreviewDialog.tsx';
import type { Recruitment } from './recruitment.ts';

/** Events that ask before they do something; the others do it at once. */
const ASKING = ['release', 'reopen', 'close', 'withdraw'] as const satisfies DialogEvent[];
const AT_ONCE = {
  request_review: 'hf_member__request_recruitment_review',
  return_to_draft: 'hf_member__return_recruitment_to_draft',
} as const;

interface Props {
  row: Recruitment;
  isUnsaved: boolean;
}

/** The buttons of what may be done now, as the server says. */
export function ReleaseActions({ row, isUnsaved }: Props) {
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
      {isUnsaved && row.events_allowed.length > 0 && (
        <Typography variant="body2">{t('recruitments.release.save_first')}</Typography>
      )}
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
      {asked === 'reconfirm' && <ReconfirmDialog ids={[row.id]} onClose={close} onDone={refresh} />}
      {asked !== null && asked !== 'reconfirm' && (
        <EventDialog event={asked} row={row} onClose={close} onDone={refresh} />
      )}
    </>
  );
}
