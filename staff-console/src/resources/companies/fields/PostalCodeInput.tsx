import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isJapanPostalCode } from '../../../../../domain/validation.ts';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useRecordField } from '../../../components/form/use-record-field.ts';
import type { OwnInputProps } from '../../../described/form-types.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import type { Data } from '../../../lib/record-changes.ts';
import { useApi } from '../../../providers/api-context.ts';
import { statusOf } from '../../../providers/data-provider.ts';

/** A Japanese postal code that finds its prefecture and, where none is written yet, the address. */
export function PostalCodeInput({ at }: OwnInputProps) {
  const t = useTranslate();
  const api = useApi();
  const form = useFormContext<Data>();
  const { value, isReadOnly } = useRecordField<string>(at('postal_code'), t('companies.postal_code'));
  const [message, setMessage] = useState('');
  const fill = async () => {
    const code = (value ?? '').normalize('NFKC').trim();
    try {
      const found = await api.query('get_address_of_postal_code', { postal_code: code });
      const address = found.prefecture + found.city + found.town;
      form.setValue(at('prefecture_id'), found.prefecture_id, { shouldDirty: true });
      // What somebody has written stays.
      const isWritten = Boolean(form.getValues(at('address_ja')));
      if (!isWritten) form.setValue(at('address_ja'), address, { shouldDirty: true });
      setMessage(t(isWritten ? 'companies.postal_found' : 'companies.postal_filled', { address }));
    } catch (error) {
      setMessage(statusOf(error) === 404 ? t('companies.postal_unknown') : problemText(error, t));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextInput source={at('postal_code')} label={t('companies.postal_code')} maxLength={20} />
      {!isReadOnly && (
        <Button
          size="small"
          disabled={!isJapanPostalCode((value ?? '').normalize('NFKC').trim())}
          onClick={() => void fill()}
        >
          {t('companies.fill_address')}
        </Button>
      )}
      <Typography component="output" variant="body2" color="textSecondary">
        {message}
      </Typography>
    </Box>
  );
}
