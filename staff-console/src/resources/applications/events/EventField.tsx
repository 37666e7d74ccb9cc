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
import { DayField, TimeField } from '../../../components/form/DateFields.tsx';
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

/** What the fields of one line have in common. */
function useShared({ field, value, error }: EventFieldProps) {
  const t = useTranslate();
  const label = t(field.label);
  return {
    label: field.isRequired ? label : t('events.field.optional', { label }),
    required: field.isRequired,
    value: typeof value === 'string' ? value : '',
    error: error !== undefined,
    helperText: error ?? (field.help && t(field.help)),
  };
}

function Dated(props: EventFieldProps) {
  const Field = props.field.kind === 'day' ? DayField : TimeField;
  return <Field {...useShared(props)} onChange={props.onChange} />;
}

function TextLike({ field, value, onChange, error }: EventFieldProps) {
  const choices = useChoices(field);
  const shared = useShared({ field, value, onChange, error });
  return (
    <TextField
      {...shared}
      onChange={(event) => onChange(event.target.value)}
      {...(field.kind === 'yen' && { type: 'number' })}
      select={choices !== null}
      {...(field.kind === 'text' && { multiline: true, minRows: 3 })}
      slotProps={{
        htmlInput: {
          maxLength: field.kind === 'text' ? 2000 : 500,
          ...(field.kind === 'yen' && { min: 1, step: 1 }),
        },
        ...((field.kind === 'yen' || choices) && { inputLabel: { shrink: true } }),
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
  if (props.field.kind === 'day' || props.field.kind === 'time') return <Dated {...props} />;
  return <TextLike {...props} />;
}
