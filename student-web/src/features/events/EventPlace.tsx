import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { hasText, LangText } from '../../components/LangText.tsx';
import { Tag } from '../../components/Tag.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { EventListItem } from '../../lib/api-types.ts';

/** Whether an event tells where it is. */
export const hasPlace = ({ is_online, place, google_map_url }: EventListItem) =>
  is_online || hasText(place) || google_map_url !== null;

/** Whether one takes part at home, where one goes, and the way there. */
export function EventPlace({ event }: { event: EventListItem }) {
  const { t } = useTranslation('events');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
      {event.is_online && <OnlineTag />}
      <LangText map={event.place} />
      {event.google_map_url && (
        <MuiLink href={event.google_map_url} target="_blank" rel="noreferrer">
          {t('map')}
        </MuiLink>
      )}
    </Box>
  );
}

/** Beside an event that one takes part in from home. */
export function OnlineTag() {
  const { t } = useTranslation('events');
  return <Tag label={t('online')} sx={{ bgcolor: 'secondary.light', color: 'secondary.dark' }} />;
}
