import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ApiError } from '../../../server/client/client.ts';
import { useTranslate } from '../i18n/use-translate.ts';

interface DateConfirmationProps {
  /** The last refusal, whatever it was. */
  error: unknown;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Whether the server asks if a date is right. */
export const asksAboutDate = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'date_unconfirmed';

/**
 * Whether the date is right, once the server has asked: stands beside the button that was pressed. The field itself
 * says what is unlikely about it.
 */
export function DateConfirmation({ error, isConfirmed, onConfirm }: DateConfirmationProps) {
  const t = useTranslate();
  if (!asksAboutDate(error)) return null;
  return (
    <Alert severity="warning">
      {error.message}
      <FormControlLabel
        control={<Checkbox checked={isConfirmed} onChange={(event) => onConfirm(event.target.checked)} />}
        label={t('events.date_right')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ display: 'flex' }}
      />
    </Alert>
  );
}
