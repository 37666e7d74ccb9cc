import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLocale } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useFormContextValue } from './form-context.ts';
import { useFieldTitle } from './use-field-title.ts';

/** Above the fields: work of an earlier visit that is back, what somebody else changed. */
export function FormNotices() {
  const t = useTranslate();
  const locale = useLocale();
  const titleOf = useFieldTitle();
  const { recordForm, isReadOnly } = useFormContextValue();
  const { restored, taken, discard, state } = recordForm;
  if (isReadOnly) return null;
  const names = [...new Set(taken.map(titleOf))].join(', ');
  return (
    <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {restored && state !== 'conflict' && (
        <Alert
          severity="info"
          action={
            <Button size="small" onClick={discard}>
              {t('form.throw_away')}
            </Button>
          }
        >
          {t('form.restored', { time: formatTime(new Date(restored.at).toISOString(), locale) })}
        </Alert>
      )}
      {names && state !== 'conflict' && <Alert severity="info">{t('form.taken', { fields: names })}</Alert>}
    </Stack>
  );
}
