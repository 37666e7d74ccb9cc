import Chip from '@mui/material/Chip';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { EventListItem } from '../../lib/api-types.ts';

const COLOURS = {
  applied: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  confirmed: { bgcolor: 'success.light', color: 'success.dark' },
  waiting: { bgcolor: 'warning.light', color: 'warning.dark' },
  cancelled: { bgcolor: 'divider', color: 'text.primary' },
} as const;

/** How one's own application stands; without one, whether seats are left. */
export function EventState({ event }: { event: EventListItem }) {
  const { t } = useTranslation('events');
  const mine = event.event_application;
  if (mine) return <Chip size="small" label={t(`state.${mine.state}`)} sx={COLOURS[mine.state]} />;
  if (!event.can.apply && event.can.reason === 'deadline_over')
    return <Chip size="small" label={t('over')} variant="outlined" />;
  return event.is_full ? <Chip size="small" label={t('full')} sx={COLOURS.waiting} /> : null;
}
