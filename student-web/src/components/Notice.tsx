import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

interface Props extends Omit<AlertProps, 'role'> {
  /** Announced at once, rather than when the reader pauses. */
  isUrgent?: boolean;
}

/** Something the page tells: announced to screen readers politely unless it is urgent. */
export function Notice({ isUrgent = false, ...rest }: Props) {
  return <Alert {...rest} role={isUrgent ? 'alert' : 'status'} />;
}
