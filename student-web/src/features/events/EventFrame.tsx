import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import type { EventDetail } from '../../lib/api-types.ts';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { useEvent } from './use-event.ts';

interface Props {
  title: string;
  children(event: EventDetail): ReactNode;
}

/** A page about one's place at an event: which event it is, and what to do. */
export function EventFrame({ title, children }: Props) {
  const { t } = useTranslation('events');
  const id = Number(useParams().id);
  const { data, error, refetch } = useEvent(id);
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Page
      title={title}
      width="sm"
      above={<BackLink to={`/events/${id}`}>{t('toEvent')}</BackLink>}
      lead={
        <>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700, color: 'text.primary' }}>
            <LangText map={data.title} block />
          </Typography>
          <AppointmentTime instant={data.start_at} end={data.end_at} />
        </>
      }
    >
      {children(data)}
    </Page>
  );
}
