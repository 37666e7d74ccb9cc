import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useCommand } from '../../components/CommandButton.tsx';
import { Hint } from '../../components/Hint.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { PageHead } from '../../components/form/PageHead.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useRecordAttendance } from './use-check-in.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { applicantName, type Seat } from './event-applications.tsx';

function Actions({ seat, reload }: { seat: Seat; reload: () => void }) {
  const { t } = useWording();
  const api = useApi();
  const { isBusy, run } = useCommand();
  const act = (what: 'confirm' | 'cancel') =>
    run(async () => {
      await api.command(`hf_member__${what}_event_application`, { event_application: { id: seat.id } });
      reload();
      return t(`content.seats.done.${what}`);
    });
  const now = useNow();
  const { record, busyId } = useRecordAttendance();
  const note = async (isAttended: boolean | null) => {
    if (await record(seat, isAttended)) reload();
  };
  const open = () =>
    run(async () => {
      const file = await api.query('hf_member__get_event_resume_file', { event_application_id: seat.id });
      saveFile(file);
    });
  return (
    <>
      {seat.can.open_resume_file && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void open()}>
          {t('content.seats.open_file')}
        </Button>
      )}
      {seat.attendance !== null && seat.attendance !== 'unrecorded' && (
        <Button disabled={busyId !== null} onClick={() => void note(null)}>
          {t('check_in.undo')}
        </Button>
      )}
      {seat.attendance === 'unrecorded' && new Date(seat.event.start_at) <= now && (
        <Button variant="outlined" disabled={busyId !== null} onClick={() => void note(false)}>
          {t('check_in.absent')}
        </Button>
      )}
      {seat.can.check_in && seat.attendance !== 'attended' && (
        <Button variant="contained" disabled={busyId !== null} onClick={() => void note(true)}>
          {t(seat.attendance === null ? 'check_in.let_in' : 'check_in.came')}
        </Button>
      )}
      {seat.can.cancel && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void act('cancel')}>
          {t('content.seats.cancel')}
        </Button>
      )}
      {seat.can.confirm && (
        <Button variant="contained" disabled={isBusy} onClick={() => void act('confirm')}>
          {t('content.seats.confirm')}
        </Button>
      )}
    </>
  );
}

/** One application for an event: its answers, and what can be done on the applicant's behalf. */
export default function EventApplicationPage() {
  const { t, pick, locale } = useWording();
  const { id } = useParams();
  const { data, error, refetch } = useGetOne<Seat>('event_applications', {
    id: Number(id),
    meta: WHOLE_RECORD,
  });
  usePageTitle(data ? applicantName(data) : t('content.seats.title'));
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto' }}>
      <PageHead
        title={applicantName(data)}
        list={{ path: '/event_applications', label: t('content.seats.title') }}
        facts={
          <Hint>
            {t(`content.seats.states.${data.state}`)} ·{' '}
            {data.attendance && `${t(`check_in.attendance.${data.attendance}`)} · `}
            {data.is_walk_in && `${t('check_in.walk_in')} · `}
            {t('content.seats.apply_at')}: {formatTime(data.apply_at, locale)} ·{' '}
            <PageLink to={`/events/${data.event.id}`}>{pick(data.event.title)}</PageLink>
          </Hint>
        }
        actions={<Actions seat={data} reload={() => void refetch()} />}
      />
      <FieldSection title={t('content.seats.answers')}>
        {data.form_question_answers.length === 0 && <Hint>{t('content.seats.no_answers')}</Hint>}
        <Box component="dl" sx={{ m: 0, '&:empty': { display: 'none' } }}>
          {data.form_question_answers.map((answer) => (
            <Box key={answer.form_question_id} sx={{ mb: 2 }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
                {pick(answer.title)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
                {answer.answer_text ?? '—'}
              </Typography>
            </Box>
          ))}
        </Box>
      </FieldSection>
    </Box>
  );
}
