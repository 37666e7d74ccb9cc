import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { eventMinutes } from '../../../../domain/event-calendar.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Section } from '../../components/Sections.tsx';
import { api } from '../../lib/api.ts';
import type { EventDetail } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../../../web/use-now.ts';
import { AddEventToCalendar } from './AddEventToCalendar.tsx';
import { EventFrame } from './EventFrame.tsx';
import { NoSeat } from './NoSeat.tsx';
import { EventPlace, hasPlace } from './EventPlace.tsx';
import { Ticket } from './Ticket.tsx';
import { useRefreshEvents } from './use-event.ts';
import { useSeat, type Seat } from './use-seat.ts';

/** After applying, and where the mail's link leads: how the seat stands, and the button that confirms. */
export function EventApplyCompletePage() {
  const { t } = useTranslation('events');
  return <EventFrame title={t('completeTitle')}>{(event) => <Complete event={event} />}</EventFrame>;
}
export { EventApplyCompletePage as Component };

function Complete({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const token = useSearchParams()[0].get('token');
  const seat = useSeat(event);
  const refresh = useRefreshEvents();
  const now = useNow();
  const confirm = useMutation({
    mutationFn: (key: Seat['key']) =>
      api.command('user__confirm_event_application', { event_application: { is_confirmed: true, ...key } }),
    onSettled: refresh,
  });
  if ('problem' in seat) return <NoSeat why={seat} />;
  const { state, can, message } = seat;
  const mine = event.event_application;
  const hasSeat = state === 'applied' || state === 'confirmed';
  const startsAt = new Date(event.start_at);
  const minutes = eventMinutes({ start_at: startsAt, end_at: event.end_at ? new Date(event.end_at) : null });
  const isStillOn = startsAt.getTime() + minutes * 60_000 > now.getTime();
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <State event={event} seat={seat} />
      {hasSeat && isStillOn && hasPlace(event) && <EventPlace event={event} />}
      <FormErrors error={confirm.error} />
      {can.confirm && (
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={confirm.isPending}
          onClick={() => confirm.mutate(seat.key)}
        >
          {t('confirm')}
        </Button>
      )}
      {hasSeat && seat.isAttended === null && isStillOn && !event.is_online && <Ticket seat={seat} />}
      {hasSeat && hasText(message) && (
        <Section title={t('message')}>
          <LangText map={message} block component="div" linked />
        </Section>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {hasSeat && <AddEventToCalendar event={event} seat={seat} />}
        {event.can.answer_form && event.form && mine && !mine.form_answer && (
          <Button component={Link} to={`/events/${event.id}/apply`} variant="outlined">
            {t('answerForm')}
          </Button>
        )}
        {can.cancel && (
          <Button component={Link} to={`/events/${event.id}/cancell${query}`}>
            {t('toCancel')}
          </Button>
        )}
        {state === 'cancelled' && (
          <Button
            component={Link}
            to={event.can.apply ? `/events/${event.id}` : '/events'}
            variant="outlined"
          >
            {t(event.can.apply ? 'toEvent' : 'otherEvents')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** How the seat stands in words: who came, later on; who did not confirm in time is told that the event has begun. */
function State({ event, seat: { state, isAttended } }: { event: EventDetail; seat: Seat }) {
  const { t } = useTranslation('events');
  const language = usePageLanguage();
  const hasStarted = new Date(event.start_at) <= useNow();
  if (isAttended !== null)
    return (
      <Notice severity={isAttended ? 'success' : 'info'}>
        {t(isAttended ? 'stateText.attended' : 'stateText.absent')}
      </Notice>
    );
  if (hasStarted && (state === 'applied' || state === 'waiting'))
    return <Notice severity="info">{errorMessage('event_started', language)}</Notice>;
  return (
    <Notice
      severity={state === 'confirmed' ? 'success' : state === 'applied' ? 'info' : 'warning'}
      sx={{ fontWeight: state === 'applied' ? 600 : undefined }}
    >
      {t(`stateText.${state}`)}
    </Notice>
  );
}
