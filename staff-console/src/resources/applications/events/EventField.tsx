import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useContext, useId } from 'react';
import { CONTRACT_TERMS } from '../../../../../domain/search/options.ts';
import { required } from '../../../../../domain/required.ts';
import type { CommandPayload } from '../../../../../server/client/contract.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { DeskContext } from '../desk/desk-context.ts';
import type { FormField, Values } from './event-form.ts';

type Category = NonNullable<
  CommandPayload<'hf_member__finish_selection'>['application']['reason_of_result_category']
>;
const CATEGORIES = [
  'japanese_level',
  'skills',
  'experience',
  'motivation',
  'personality',
  'conditions',
  'visa',
  'position_filled',
  'other',
] as const satisfies Category[];

interface EventFieldProps {
  field: FormField;
  value: Values[string] | undefined;
  onChange: (value: Values[string]) => void;
  error: string | undefined;
}

function YesNo({ field, value, onChange, error }: EventFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [yes, no] = required(field.answers);
  return (
    <FormControl error={error !== undefined} required={field.isRequired}>
      <FormLabel id={id}>{t(field.label)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_event, chosen) => onChange(chosen)}
      >
        <FormControlLabel value="yes" control={<Radio />} label={t(yes)} />
        <FormControlLabel value="no" control={<Radio />} label={t(no)} />
      </RadioGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

function Tick({ field, value, onChange, error }: EventFieldProps) {
  const t = useTranslate();
  const id = useId();
  const describedBy = error && { 'aria-describedby': id };
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { ...describedBy } }}
          />
        }
        label={t(field.label)}
      />
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}

function useChoices(field: FormField): { value: string; name: string }[] | null {
  const t = useTranslate();
  // The board asks for the same fields, without an application's page around them.
  const interviews = useContext(DeskContext)?.application.interviews ?? [];
  if (field.kind === 'category')
    return [
      { value: '', name: t('events.field.no_category') },
      ...CATEGORIES.map((category) => ({ value: category, name: t(`events.category.${category}`) })),
    ];
  if (field.kind === 'contract')
    return [
      { value: '', name: t('events.field.no_contract') },
      ...CONTRACT_TERMS.map((term) => ({ value: term, name: t(`events.contract.${term}`) })),
    ];
  if (field.kind === 'interview')
    return interviews
      .filter(({ cancelled_at }) => cancelled_at === null)
      .map(({ id, interview_number }) => ({
        value: String(id),
        name: t('interviews.number', { number: interview_number }),
      }));
  return null;
}

const TYPES: Partial<Record<FormField['kind'], string>> = {
  day: 'date',
  time: 'datetime-local',
  yen: 'number',
};

function TextLike({ field, value, onChange, error }: EventFieldProps) {
  const t = useTranslate();
  const choices = useChoices(field);
  const type = TYPES[field.kind];
  const label = t(field.label);
  return (
    <TextField
      label={field.isRequired ? label : t('events.field.optional', { label })}
      required={field.isRequired}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? (field.help && t(field.help))}
      type={type}
      select={choices !== null}
      {...(field.kind === 'text' && { multiline: true, minRows: 3 })}
      slotProps={{
        htmlInput: {
          maxLength: field.kind === 'text' ? 2000 : 500,
          ...(field.kind === 'yen' && { min: 1, step: 1 }),
        },
        ...((type || choices) && { inputLabel: { shrink: true } }),
        ...(choices && { select: { displayEmpty: true } }),
      }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One field of an event's dialog, by its kind. */
export function EventField(props: EventFieldProps) {
  if (props.field.kind === 'yes_no') return <YesNo {...props} />;
  if (props.field.kind === 'tick') return <Tick {...props} />;
  return <TextLike {...props} />;
}
