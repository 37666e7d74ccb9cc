import { useTranslation } from '../../i18n/use-translation.tsx';
import type { EventListItem } from '../../lib/api-types.ts';
import { Tag } from '../../components/Tag.tsx';

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
  if (mine) return <Tag label={t(`state.${mine.state}`)} sx={COLOURS[mine.state]} />;
  if (!event.can.apply && event.can.reason === 'deadline_over') return <Tag label={t('over')} isOutlined />;
  return event.is_full ? <Tag label={t('full')} sx={COLOURS.waiting} /> : null;
}
