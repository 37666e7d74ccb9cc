import Alert from '@mui/material/Alert';
import { stillToCome } from '../../../../../domain/appointments.ts';
import { useSay } from '../../../i18n/use-words.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useDesk } from '../desk/desk-context.ts';
import { useAppointmentNames } from './use-appointment-names.ts';

/** Before an end: which interviews and practices do not take place then. */
export function CallsOff() {
  const say = useSay();
  const namesOf = useAppointmentNames();
  const now = useNow();
  const names = namesOf(stillToCome(useDesk().application, now));
  if (names.length === 0) return null;
  return <Alert severity="warning">{say('events.calls_off', { what: names.join(' · ') })}</Alert>;
}
