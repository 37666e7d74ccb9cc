import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../Notice.tsx';
import { errorText } from '../../lib/error-text.ts';

/** Why a form could not be sent; stays on the page where the snackbar goes away. */
export function FormErrors({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <Notice severity="error" isUrgent>
      {errorText(error, t)}
    </Notice>
  );
}
