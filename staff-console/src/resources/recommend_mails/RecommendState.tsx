import Chip from '@mui/material/Chip';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { DELIVERY_COLOURS } from '../../components/DeliveryState.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

type State = StaffRow<'recommend_mails'>['state'];

/** Each as the delivery that stands behind it. */
const AS_DELIVERY = {
  draft: 'kept',
  scheduled: 'pending',
  sending: 'sending',
  sent: 'sent',
  held: 'held',
  cancelled: 'cancelled',
} as const satisfies Record<State, keyof typeof DELIVERY_COLOURS>;

/** @param isSkipped nobody took it back: it was not to go when its time came */
export function RecommendState({ state, isSkipped = false }: { state: State; isSkipped?: boolean }) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={t(isSkipped ? 'recommend_mails.states.skipped' : `recommend_mails.states.${state}`)}
      sx={DELIVERY_COLOURS[AS_DELIVERY[state]]}
    />
  );
}
