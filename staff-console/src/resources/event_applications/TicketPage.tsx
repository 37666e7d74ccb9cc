import CheckIcon from '../../../../web/icons/CheckCircleOutlined.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Hint } from '../../components/Hint.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import type { Seat } from './event-applications.tsx';
import { useRecordAttendance } from './use-check-in.ts';

/** Whose ticket it is, and the one button of the door. */
function Ticket({ seat }: { seat: Seat }) {
  const { t, pick, time } = useWording();
  const { record, busyId } = useRecordAttendance();
  const hasCome = seat.attendance === 'attended';
  const isWaiting = seat.state === 'waiting';
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography component="h1" variant="h1" sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
          {studentName(seat.user)}
        </Typography>
        <Hint>{kanaName(seat.user)}</Hint>
      </div>
      <div>
        <Typography sx={{ fontWeight: 700 }}>{pick(seat.event.title)}</Typography>
        <Hint>
          {time(seat.event.start_at)} · {t(`content.seats.states.${seat.state}`)}
        </Hint>
      </div>
      {seat.state === 'cancelled' ? (
        <Alert severity="error">{t('check_in.cancelled')}</Alert>
      ) : hasCome ? (
        <Alert severity="success" icon={<CheckIcon />} sx={{ fontWeight: 700 }}>
          {t('check_in.came_at', { time: time(seat.attendance_recorded_at) })}
        </Alert>
      ) : (
        isWaiting && <Alert severity="warning">{t('check_in.waiting_hint')}</Alert>
      )}
      {!hasCome && seat.state !== 'cancelled' && !seat.can.check_in && (
        <Alert severity="info">{t('check_in.not_open')}</Alert>
      )}
      {!hasCome && seat.can.check_in && (
        <Button
          variant="contained"
          size="large"
          loading={busyId !== null}
          onClick={() => void record(seat, true)}
          sx={{ minHeight: 64, fontSize: '1.125rem' }}
        >
          {t(isWaiting ? 'check_in.let_in' : 'check_in.check_in')}
        </Button>
      )}
      {hasCome && (
        <Button disabled={busyId !== null} onClick={() => void record(seat, null)} sx={{ minHeight: 48 }}>
          {t('check_in.undo')}
        </Button>
      )}
      <ButtonLink to={`/events/${seat.event.id}/check_in`} variant="outlined">
        {t('check_in.to_list')}
      </ButtonLink>
    </Paper>
  );
}

/** Where the QR code of a ticket leads: opening it changes nothing. */
export default function TicketPage() {
  const { t } = useWording();
  const api = useApi();
  const code = useSearchParams()[0].get('code') ?? '';
  const found = useQuery({
    queryKey: ['check-in', 'code', code],
    queryFn: () => api.query('hf_member__get_check_in', { code }),
    enabled: code !== '',
  });
  const id = found.data?.event_application_id;
  const seat = useGetOne<Seat>(
    'event_applications',
    { id: id ?? 0, meta: WHOLE_RECORD },
    { enabled: id !== undefined },
  );
  usePageTitle(t('check_in.check_in'));
  const error = found.error ?? seat.error;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      {code === '' ? (
        <EmptyState title={t('check_in.no_ticket')} hint={t('check_in.no_ticket_hint')} />
      ) : seat.data ? (
        <Ticket seat={seat.data} />
      ) : (
        <Unloaded
          error={error}
          onRetry={() => void Promise.all([found.refetch(), seat.refetch()])}
          missing={{
            title: t('check_in.no_ticket'),
            back: { to: '/events', label: t('content.events.title') },
          }}
        />
      )}
    </Box>
  );
}
