import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { SNACKBAR_MILLISECONDS } from '../../../domain/constants.ts';

/** Messages one after the other. Each goes by itself after the time the specification gives; pointing at it keeps it. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [isClosing, setClosing] = useState(false);
  const current = notifications[0];
  if (!current) return null;
  const { message, type } = current;
  const ground = type === 'info' ? undefined : type;
  return (
    <Snackbar
      open={!isClosing}
      autoHideDuration={SNACKBAR_MILLISECONDS}
      onClose={() => setClosing(true)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // ra-core's own messages come as keys, ours as sentences.
      message={typeof message === 'string' ? translate(message, { _: message }) : message}
      slotProps={{
        transition: {
          onExited: () => {
            takeNotification();
            setClosing(false);
          },
        },
        content: { sx: ground && { bgcolor: `${ground}.main`, color: `${ground}.contrastText` } },
      }}
    />
  );
}
