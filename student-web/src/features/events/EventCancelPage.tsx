import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import type { EventDetail } from '../../lib/api-types.ts';
import { EventFrame } from './EventFrame.tsx';
import { ownOrToken } from './own-or-token.ts';
import { useRefreshEvents } from './use-event.ts';

/** Where the mail's link to cancel leads: it shows, and the button acts. */
export function EventCancelPage() {
  const { t } = useTranslation('events');
  return <EventFrame title={t('cancelTitle')}>{(event) => <Cancel event={event} />}</EventFrame>;
}
export { EventCancelPage as Component };

function Cancel({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const token = useSearchParams()[0].get('token');
  const refresh = useRefreshEvents();
  const key = ownOrToken(event.event_application, token);
  const cancel = useMutation({
    mutationFn: () =>
      api.command('user__cancell_event_application', { event_application: { is_cancelled: true, ...key } }),
    onSettled: refresh,
  });
  if (cancel.data)
    return (
      <Notice
        severity="success"
        action={
          <Button component={Link} to="/events">
            {t('otherEvents')}
          </Button>
        }
      >
        {t('cancelDone')}
      </Notice>
    );
  if (key === null) return <Notice severity="info">{t('noApplication')}</Notice>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('cancelText')}</Typography>
      <FormErrors error={cancel.error} />
      <Button
        variant="contained"
        color="error"
        size="large"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t('cancel')}
      </Button>
      <Button component={Link} to={`/events/${event.id}`}>
        {t('keep')}
      </Button>
    </Box>
  );
}
