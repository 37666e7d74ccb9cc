import { useTranslation } from '../../i18n/use-translation.tsx';
import type { EventListItem } from '../../lib/api-types.ts';
import { Tag } from '../../components/Tag.tsx';

const COLOURS = {
  applied: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  confirmed: { bgcolor: 'success.light', color: 'success.dark' },
  waiting: { bgcolor: 'warning.light', color: 'warning.dark' },
  cancelled: { bgcolor: 'divider', color: 'text.primary' },
  attended: { bgcolor: 'success.light', color: 'success.dark' },
  absent: { bgcolor: 'divider', color: 'text.primary' },
} as const;

/** How many seats are left, in words; null where there is no limit, or where others take the applications. */
export function useSeats({ is_full, seats_left, apply_url }: EventListItem): string | null {
  const { t } = useTranslation('events');
  if (seats_left === null || apply_url) return null;
  return is_full ? t('full') : t('seatsLeft', { count: seats_left });
}

/** How one's own application stands; without one, whether seats are left. */
export function EventState({ event }: { event: EventListItem }) {
  const { t } = useTranslation('events');
  const seats = useSeats(event);
  const mine = event.event_application;
  if (mine) {
    const state = mine.is_attended === null ? mine.state : mine.is_attended ? 'attended' : 'absent';
    return <Tag label={t(`state.${state}`)} sx={COLOURS[state]} />;
  }
  if (!event.can.apply && event.can.reason === 'deadline_over') return <Tag label={t('over')} isOutlined />;
  if (seats === null) return null;
  return <Tag label={seats} isOutlined={!event.is_full} sx={event.is_full ? COLOURS.waiting : {}} />;
}
