import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useParams } from 'react-router-dom';
import type { EventApplyRefusal } from '../../../../domain/event-application.ts';
import { pickText } from '../../../../domain/languages.ts';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { BackLink } from '../../components/BackLink.tsx';
import { Cover } from '../../components/Cover.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { RichText } from '../../components/RichText.tsx';
import { Rows } from '../../components/Sections.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import type { EventDetail, LanguageMap } from '../../lib/api-types.ts';
import { firstWordsOfHtml, usePageHead } from '../../lib/page-head.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { AddEventToCalendar } from './AddEventToCalendar.tsx';
import { EventPlace, hasPlace } from './EventPlace.tsx';
import { EventState, useSeats } from './EventState.tsx';
import { NotOpen } from './NotOpen.tsx';
import { TakenElsewhere } from './TakenElsewhere.tsx';
import { useEvent } from './use-event.ts';

/** An event for anybody, with the way to a seat or how one's own application stands. */
export function EventPage() {
  const { t } = useTranslation('events');
  const id = Number(useParams().id);
  const language = usePageLanguage();
  const { data, error, refetch } = useEvent(id);
  usePageHead({
    title: data && pickText(data.title, language)?.text,
    description: data && firstWordsOfHtml(pickText(data.body, language)?.text),
    image: data?.thumbnail_url,
  });
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Container component="article" maxWidth="md" sx={{ pt: { xs: 2, sm: 4 }, pb: { xs: 4, sm: 6 } }}>
      <BackLink to="/events">{t('back')}</BackLink>
      <Typography variant="h1" sx={{ mt: 1, mb: 2 }}>
        <LangText map={data.title} block />
      </Typography>
      <EventState event={data} />
      {data.thumbnail_url && (
        <Box sx={{ borderRadius: 5, overflow: 'hidden', mt: 3 }}>
          <Cover url={data.thumbnail_url} height={280} isOnFirstScreen />
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        <Rows
          rows={[
            { label: t('when'), value: <AppointmentTime instant={data.start_at} end={data.end_at} /> },
            { label: t('place'), value: hasPlace(data) && <EventPlace event={data} /> },
            { label: t('spokenLanguage'), value: textOf(data.spoken_language) },
            {
              label: t('seats'),
              value: data.seats_left !== null && !data.apply_url && <Seats event={data} />,
            },
            { label: t('deadline'), value: data.deadline && <AppointmentTime instant={data.deadline} /> },
            { label: t('resume'), value: data.is_need_resume_file && t('resumeNeeded') },
            { label: t('bring'), value: textOf(data.what_to_bring) },
            { label: t('organiser'), value: textOf(data.organiser) },
          ]}
        />
      </Box>
      <Box sx={{ my: 4 }}>
        <RichText map={data.body} />
      </Box>
      <Actions event={data} />
    </Container>
  );
}
export { EventPage as Component };

function Seats({ event }: { event: EventDetail }) {
  return useSeats(event);
}

const textOf = (map: LanguageMap) => hasText(map) && <LangText map={map} block />;

function Actions({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const { t: applying } = useTranslation('applying');
  const { can } = event;
  const mine = event.event_application;
  if (mine)
    return (
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          component={Link}
          to={`/events/${event.id}/apply_complete`}
          variant="contained"
          color="primary"
        >
          {t('myApplication')}
        </Button>
        {(mine.state === 'applied' || mine.state === 'confirmed') && (
          <AddEventToCalendar event={event} seat={{ id: mine.id, message: event.apply_complete_message }} />
        )}
      </Box>
    );
  if (event.apply_url && can.reason !== 'deadline_over') return <TakenElsewhere url={event.apply_url} />;
  if (!can.apply && can.reason !== 'resume_file_missing')
    return <NotOpen>{can.reason && applying(can.reason as EventApplyRefusal)}</NotOpen>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {event.is_full && <Notice severity="info">{t('fullText')}</Notice>}
      <Button
        component={Link}
        to={`/events/${event.id}/apply`}
        variant="contained"
        color="primary"
        size="large"
      >
        {event.is_full ? t('applyToWait') : t('apply')}
      </Button>
    </Box>
  );
}
