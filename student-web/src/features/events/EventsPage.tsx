import EventOutlined from '../../../../web/icons/EventOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { CardLink } from '../../components/CardLink.tsx';
import { Cover } from '../../components/Cover.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { pageOf, Pages } from '../../components/Pages.tsx';
import { Failure, Loading, Message } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import type { EventListItem } from '../../lib/api-types.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { OnlineTag } from './EventPlace.tsx';
import { EventState } from './EventState.tsx';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';

const PER_PAGE = 12;

/** Events to come, or with `?period=past` those that are over. */
export function EventsPage() {
  const { t } = useTranslation('events');
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const period = parameters.get('period') === 'past' ? 'past' : 'upcoming';
  const isLoggedIn = useIsLoggedIn();
  const { data, error, refetch } = useQuery({
    queryKey: ['events', period, page, isLoggedIn],
    queryFn: () => api.query('get_events', { period, page, per_page: PER_PAGE }),
  });
  return (
    <Page title={t(period === 'past' ? 'past' : 'title')} lead={t('lead')} description={t('lead')} width="lg">
      <Box
        component="nav"
        aria-label={t('periods')}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 3 }}
      >
        <PeriodLink to="/events" isCurrent={period === 'upcoming'}>
          {t('upcoming')}
        </PeriodLink>
        <PeriodLink to="/events?period=past" isCurrent={period === 'past'}>
          {t('past')}
        </PeriodLink>
      </Box>
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.events.length === 0 ? (
        <Message icon={<EventOutlined />} title={t(period === 'past' ? 'emptyPast' : 'empty')}>
          {period === 'upcoming' && t('emptyText')}
        </Message>
      ) : (
        <>
          <EventCards events={data.events} />
          <Pages {...data} />
        </>
      )}
    </Page>
  );
}
export { EventsPage as Component };

function PeriodLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      variant={isCurrent ? 'contained' : 'outlined'}
      color="secondary"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Button>
  );
}

function EventCards({ events }: { events: readonly EventListItem[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
      {events.map((event, index) => (
        <Card
          key={event.id}
          component="article"
          sx={{ position: 'relative', overflow: 'hidden', '&:hover': { borderColor: 'secondary.main' } }}
        >
          <Cover url={event.thumbnail_url} isOnFirstScreen={index === 0} />
          <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Typography variant="body2" component="p" color="secondary">
              <AppointmentTime instant={event.start_at} end={event.end_at} />
            </Typography>
            <Typography variant="h3" component="h2" sx={{ justifySelf: 'stretch' }}>
              <CardLink to={`/events/${event.id}`}>
                <LangText map={event.title} block />
              </CardLink>
            </Typography>
            <Box sx={{ display: 'grid', typography: 'body2', color: 'text.secondary' }}>
              {!event.is_online && <LangText map={event.place} block />}
              <LangText map={event.spoken_language} block />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {event.is_online && <OnlineTag />}
              <EventState event={event} />
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
