import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useAutoHide } from '../../../web/use-auto-hide.ts';
import { usePlaceOfMessage } from './lower-edge.ts';

/** Messages one after the other. Each goes by itself after the time the specification gives; pointing at it keeps it. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [isClosing, setClosing] = useState(false);
  const close = useCallback(() => setClosing(true), []);
  const current = notifications[0];
  const bottom = usePlaceOfMessage(current ?? null);
  const held = useAutoHide(current !== undefined && !isClosing, close);
  if (!current) return null;
  const { message, type } = current;
  const ground = type === 'info' ? undefined : type;
  return (
    <Snackbar
      open={!isClosing}
      autoHideDuration={null}
      onClose={close}
      {...held}
      style={{ bottom }}
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
