import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Section } from '../../components/Sections.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import type { Seat } from './use-seat.ts';

/** The QR code that staff scan at the door. Drawn dark on white in any colour scheme, for cameras. */
export function Ticket({ seat }: { seat: Seat }) {
  const { t } = useTranslation('events');
  const titleId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['event', 'ticket', seat.key],
    queryFn: () => api.query('get_event_ticket', seat.key),
    // The same for as long as the seat is held: it is there at a door without a connection.
    staleTime: Infinity,
  });
  return (
    <Section title={t('ticket')}>
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
          <Box
            component="svg"
            aria-labelledby={titleId}
            viewBox={`0 0 ${data.size} ${data.size}`}
            shapeRendering="crispEdges"
            sx={{ width: 'min(100%, 280px)', bgcolor: '#FFFFFF', borderRadius: 2 }}
          >
            <title id={titleId}>{t('ticketCode')}</title>
            <path d={data.path} fill="#000000" />
          </Box>
          <Typography sx={{ textAlign: 'center' }}>{t('ticketText')}</Typography>
        </Box>
      )}
    </Section>
  );
}
