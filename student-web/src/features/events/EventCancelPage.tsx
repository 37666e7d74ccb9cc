import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import type { EventDetail } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { EventFrame } from './EventFrame.tsx';
import { NoSeat } from './NoSeat.tsx';
import { useRefreshEvents } from './use-event.ts';
import { useSeat, type Seat } from './use-seat.ts';

/** Where the mail's link to cancel leads: it shows, and the button acts. */
export function EventCancelPage() {
  const { t } = useTranslation('events');
  return <EventFrame title={t('cancelTitle')}>{(event) => <Cancel event={event} />}</EventFrame>;
}
export { EventCancelPage as Component };

function Cancel({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const language = usePageLanguage();
  const token = useSearchParams()[0].get('token');
  const seat = useSeat(event);
  const refresh = useRefreshEvents();
  const cancel = useMutation({
    mutationFn: (key: Seat['key']) =>
      api.command('user__cancell_event_application', { event_application: { is_cancelled: true, ...key } }),
    onSettled: refresh,
  });
  if (cancel.data) return <Cancelled text={t('cancelDone')} />;
  if ('problem' in seat) return <NoSeat why={seat} />;
  if (seat.state === 'cancelled') return <Cancelled text={t('stateText.cancelled')} isNews={false} />;
  if (!seat.can.cancel) return <Notice severity="warning">{errorMessage('event_started', language)}</Notice>;
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t(seat.state === 'waiting' ? 'cancelWaitingText' : 'cancelText')}</Typography>
      <FormErrors error={cancel.error} />
      <Button
        variant="contained"
        color="error"
        size="large"
        loading={cancel.isPending}
        onClick={() => cancel.mutate(seat.key)}
      >
        {t('cancel')}
      </Button>
      <Button component={Link} to={`/events/${event.id}/apply_complete${query}`}>
        {t('keep')}
      </Button>
    </Box>
  );
}

/** `isNews`: it has happened just now; who comes again is only told how it stands. */
function Cancelled({ text, isNews = true }: { text: string; isNews?: boolean }) {
  const { t } = useTranslation('events');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Notice severity={isNews ? 'success' : 'info'}>{text}</Notice>
      <Button component={Link} to="/events" variant="outlined">
        {t('otherEvents')}
      </Button>
    </Box>
  );
}
