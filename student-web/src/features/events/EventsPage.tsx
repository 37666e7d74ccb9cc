import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { CardLink } from '../../components/CardLink.tsx';
import { Cover } from '../../components/Cover.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { pageOf, Pages } from '../../components/Pages.tsx';
import { Failure, Loading, Message } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import type { EventListItem } from '../../lib/api-types.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { EventState } from './EventState.tsx';

const PER_PAGE = 12;

/** Events to come, then the past ones. */
export function EventsPage() {
  const { t } = useTranslation('events');
  const page = pageOf(useSearchParams()[0]);
  const isLoggedIn = useIsLoggedIn();
  const now = useNow();
  const { data, error, refetch } = useQuery({
    queryKey: ['events', page, isLoggedIn],
    queryFn: () => api.query('get_events', { page, per_page: PER_PAGE }),
  });
  const isPast = (event: EventListItem) => new Date(event.start_at) < now;
  const upcoming = data?.events.filter((event) => !isPast(event)) ?? [];
  const past = data?.events.filter(isPast) ?? [];
  return (
    <Page title={t('title')} lead={t('lead')} description={t('lead')} width="lg">
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <Box sx={{ display: 'grid', gap: 5 }}>
          {upcoming.length > 0 ? (
            <EventCards title={t('upcoming')} events={upcoming} />
          ) : (
            page === 1 && (
              <Message icon={<EventOutlined />} title={t('empty')}>
                {t('emptyText')}
              </Message>
            )
          )}
          {past.length > 0 && <EventCards title={t('past')} events={past} />}
          <Pages {...data} />
        </Box>
      )}
    </Page>
  );
}
export { EventsPage as Component };

function EventCards({ title, events }: { title: string; events: readonly EventListItem[] }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {events.map((event) => (
          <Card
            key={event.id}
            component="article"
            sx={{ position: 'relative', overflow: 'hidden', '&:hover': { borderColor: 'secondary.main' } }}
          >
            <Cover url={event.thumbnail_url} />
            <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Typography variant="body2" component="p" color="secondary">
                <AppointmentTime instant={event.start_at} />
              </Typography>
              <Typography variant="h3">
                <CardLink to={`/events/${event.id}`}>
                  <LangText map={event.title} />
                </CardLink>
              </Typography>
              <EventState event={event} />
            </Box>
          </Card>
        ))}
      </Box>
    </section>
  );
}
