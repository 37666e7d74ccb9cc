import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useOnline } from '../../../../web/use-online.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Notice } from '../Notice.tsx';

interface Props {
  error: unknown;
  /** Instead of the error's own sentence. */
  text?: string | undefined;
  sx?: SxProps<Theme>;
}

/**
 * Why something could not be sent; stays on the page where the snackbar goes away. A missing connection is said only
 * until it is back: then it is time to try again.
 */
export function FormErrors({ error, text, sx = {} }: Props) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const [offlineError, setOfflineError] = useState<unknown>();
  if (!error) return null;
  if (!isOnline && error !== offlineError) setOfflineError(error);
  if (isOnline && error === offlineError && !(error instanceof ApiError))
    return (
      <Notice severity="info" sx={sx}>
        {t('noConnection.isBack')}
      </Notice>
    );
  return (
    <Notice severity="error" isUrgent sx={sx}>
      {text ?? errorText(error, t)}
    </Notice>
  );
}
