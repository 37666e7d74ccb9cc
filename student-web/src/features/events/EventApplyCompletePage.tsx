import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import type { EventDetail } from '../../lib/api-types.ts';
import { AddEventToCalendar } from './AddEventToCalendar.tsx';
import { EventFrame } from './EventFrame.tsx';
import { ownOrToken } from './own-or-token.ts';
import { useRefreshEvents } from './use-event.ts';

/** After applying, and where the mail's link leads: what comes next, and the button that confirms. */
export function EventApplyCompletePage() {
  const { t } = useTranslation('events');
  return <EventFrame title={t('completeTitle')}>{(event) => <Complete event={event} />}</EventFrame>;
}
export { EventApplyCompletePage as Component };

function Complete({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const token = useSearchParams()[0].get('token');
  const refresh = useRefreshEvents();
  const mine = event.event_application;
  const key = ownOrToken(mine, token);
  const confirm = useMutation({
    mutationFn: () =>
      api.command('user__confirm_event_application', { event_application: { is_confirmed: true, ...key } }),
    onSettled: refresh,
  });
  const state = confirm.data?.state ?? mine?.state ?? null;
  // Who comes by the mail's link without logging in is not known, so the button is there until it was pressed.
  const mayConfirm = key !== null && (state === 'applied' || (state === null && token !== null));
  const query = mine || !token ? '' : `?token=${encodeURIComponent(token)}`;
  if (key === null) return <Notice severity="info">{t('noApplication')}</Notice>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {state && (
        <Notice severity={state === 'waiting' || state === 'cancelled' ? 'warning' : 'success'}>
          {t(`stateText.${state}`)}
        </Notice>
      )}
      {hasText(event.apply_complete_message) && (
        <LangText map={event.apply_complete_message} block component="div" />
      )}
      <FormErrors error={confirm.error} />
      {mayConfirm && (
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {t('confirm')}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {state !== 'cancelled' && <AddEventToCalendar event={event} />}
        {event.can.answer_form && event.form && !mine?.form_answer && (
          <Button component={Link} to={`/events/${event.id}/apply`} variant="outlined">
            {t('answerForm')}
          </Button>
        )}
        {state !== 'cancelled' && (mine ? event.can.cancel : true) && (
          <Button component={Link} to={`/events/${event.id}/cancell${query}`}>
            {t('toCancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
