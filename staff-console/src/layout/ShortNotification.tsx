import { Notification } from 'react-admin';
import { SNACKBAR_MILLISECONDS } from '../../../domain/constants.ts';

/** Messages go by themselves after the time the specification gives; pointing at one keeps it. */
export function ShortNotification() {
  return <Notification autoHideDuration={SNACKBAR_MILLISECONDS} />;
}
