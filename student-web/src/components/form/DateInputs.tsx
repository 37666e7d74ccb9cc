import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { YEAR_PICKER } from '../../../../domain/constants.ts';
import { firstDayOfMonth, pickerYears } from '../../../../domain/validation.ts';
import { formatMonth } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useField } from './use-field.tsx';

interface Props {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Years before and after this year; the specification's -20 to +10 unless told. */
  past?: number;
  future?: number;
}

/**
 * Year and month (specification section 5): the form's value is the first day of the month, 'YYYY-MM-01', null
 * while neither is chosen, and '2027-' or '-04' while only one is: half a choice is kept in drafts and refused
 * by schemas rather than dropped without a word.
 */
export function YearMonthInput({
  name,
  label,
  help,
  required,
  past = YEAR_PICKER.past,
  future = YEAR_PICKER.future,
}: Props) {
  const { field, id, error, below } = useField(name);
  const note = below(help);
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const [year = '', monthDigits = ''] = ((field.value as string | null) ?? '').split('-');
  const month = monthDigits && String(Number(monthDigits));

  function choose(next: { year: string; month: string }) {
    const whole = next.year && next.month ? firstDayOfMonth(Number(next.year), Number(next.month)) : null;
    const half =
      next.year || next.month ? `${next.year}-${next.month.padStart(next.month ? 2 : 0, '0')}` : null;
    field.onChange(whole ?? half);
  }

  const years = pickerYears(useNow().getFullYear(), { past, future }).map(String);
  if (year && !years.includes(year)) years.push(year);
  return (
    <FormControl component="fieldset" id={id} error={Boolean(error)} required={required} sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem', mb: 1.75 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 320 }}>
        <TextField
          select
          label={t('year')}
          value={year}
          inputRef={year && !month ? undefined : field.ref}
          error={Boolean(error) && (!year || Boolean(month))}
          onChange={(event) => choose({ year: event.target.value, month })}
          onBlur={field.onBlur}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">—</option>
          {years.map((value) => (
            <option key={value} value={value}>
              {language === 'ja' ? `${value}年` : value}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label={t('month')}
          value={month}
          inputRef={year && !month ? field.ref : undefined}
          error={Boolean(error) && (!month || Boolean(year))}
          onChange={(event) => choose({ year, month: event.target.value })}
          onBlur={field.onBlur}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">—</option>
          {Array.from({ length: 12 }, (_, index) => (
            <option key={index} value={String(index + 1)}>
              {formatMonth(index + 1, language)}
            </option>
          ))}
        </TextField>
      </Box>
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  );
}

/** A calendar day with the platform's own picker. The form's value is 'YYYY-MM-DD' or null. */
export function DayInput({
  name,
  label,
  help,
  required,
  min,
  max,
}: Omit<Props, 'past' | 'future'> & { min?: string; max?: string }) {
  const { field, id, error, below } = useField(name);
  return (
    <TextField
      type="date"
      id={id}
      name={name}
      label={label}
      required={required}
      value={(field.value as string | null) ?? ''}
      onChange={(event) => field.onChange(event.target.value || null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={Boolean(error)}
      helperText={below(help)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
