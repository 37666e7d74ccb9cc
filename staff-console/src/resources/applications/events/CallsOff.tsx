import Alert from '@mui/material/Alert';
import { stillToCome } from '../../../../../domain/appointments.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { useDesk } from '../desk/desk-context.ts';
import { useAppointmentNames } from './use-appointment-names.ts';

/** Before an end: which interviews and practices do not take place then. */
export function CallsOff() {
  const t = useTranslate();
  const namesOf = useAppointmentNames();
  const now = useNow();
  const names = namesOf(stillToCome(useDesk().application, now));
  if (names.length === 0) return null;
  return <Alert severity="warning">{t('events.calls_off', { what: names.join(' · ') })}</Alert>;
}
