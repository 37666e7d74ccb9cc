import Chip from '@mui/material/Chip';
import type { StaffRow } from '../../../server/client/resources.ts';
import { useTranslate } from '../i18n/use-translate.ts';

type State = StaffRow<'deliveries'>['state'];

/** How far a mail is, at a glance. */
export const DELIVERY_COLOURS: Record<State, { bgcolor: string; color: string }> = {
  pending: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  sending: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  sent: { bgcolor: 'success.light', color: 'success.dark' },
  kept: { bgcolor: '#ECEFF0', color: 'text.secondary' },
  failed: { bgcolor: 'error.light', color: 'error.dark' },
  held: { bgcolor: 'warning.light', color: 'warning.dark' },
  cancelled: { bgcolor: '#ECEFF0', color: 'text.secondary' },
};

export function DeliveryState({ state }: { state: State }) {
  const t = useTranslate();
  return <Chip size="small" label={t(`deliveries.states.${state}`)} sx={DELIVERY_COLOURS[state]} />;
}
