import Alert from '@mui/material/Alert';
import MuiSnackbar from '@mui/material/Snackbar';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { SNACKBAR_START_MILLISECONDS } from '../../../domain/constants.ts';
import { useAutoHide } from '../../../web/use-auto-hide.ts';
import { useBottomBarHeight } from '../lib/bottom-bar.ts';
import { snackbar } from '../lib/snackbar.ts';
import type { SnackbarMessage } from '../lib/snackbar.ts';
import { useStore } from '../lib/store.ts';

/** With its distance from the edge, in pixels (app/layout/InquiryButton). */
const INQUIRY_BUTTON_HEIGHT = 80;

/**
 * The one snackbar: 3 seconds, starting after 100 ms, its time beginning anew when it is no longer pointed at
 * or focused. It stands in a region that is announced (Layout); an error is announced at once.
 */
export default function SnackbarHost() {
  const message = useStore(snackbar);
  const [shown, setShown] = useState<SnackbarMessage | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => {
      setShown(message);
      setIsOpen(true);
    }, SNACKBAR_START_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);

  if (!shown) return null;
  return <Shown key={shown.id} message={shown} isOpen={isOpen} onClose={close} />;
}

interface Props {
  message: SnackbarMessage;
  isOpen: boolean;
  onClose(): void;
}

function Shown({ message, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const held = useAutoHide(isOpen, onClose);
  const bar = useBottomBarHeight();
  return (
    <MuiSnackbar
      open={isOpen}
      autoHideDuration={null}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      {...held}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // On a phone it is as wide as the screen: it stands above the inquiry button.
      sx={{ mb: { xs: `${bar + INQUIRY_BUTTON_HEIGHT}px`, sm: `${bar}px` } }}
    >
      <Alert
        variant="filled"
        severity={message.kind}
        role={message.kind === 'error' ? 'alert' : 'status'}
        closeText={t('close')}
        onClose={onClose}
        sx={{
          bgcolor: `${message.kind}.dark`,
          color: 'common.white',
          boxShadow: 6,
          width: { xs: '100%', sm: 'auto' },
          minWidth: { sm: 360 },
          alignItems: 'center',
          // Icon, words and button in one row, unlike a notice in the page.
          flexWrap: 'nowrap',
          '& .MuiAlert-message': { flex: '1 1 auto' },
          '& .MuiAlert-action': { pt: 0 },
        }}
      >
        {message.text}
      </Alert>
    </MuiSnackbar>
  );
}
