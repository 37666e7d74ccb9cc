import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useField } from './use-field.tsx';

interface RadioProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  help?: ReactNode;
  required?: boolean;
  /** One below the other: for choices that are sentences. */
  isColumn?: boolean;
}

const helpId = (id: string) => `${id}-help`;

/** What a group of radio buttons is called, that something is said below it, and whether that is an error. */
function radioGroupNaming({
  id,
  help,
  error,
  required,
}: Pick<GroupProps, 'id' | 'help' | 'error' | 'required'>) {
  return {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': help ? helpId(id) : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required,
  };
}

/** One of a few, all of them visible. The form's value is the option's text or null. */
export function RadioInput({ name, label, options, help, required, isColumn = false }: RadioProps) {
  const { field, id, error, below } = useField(name);
  const note = below(help);
  const value = (field.value as string | null) ?? '';
  return (
    <Group {...{ id, label, help: note, required, error }}>
      <RadioGroup
        row={!isColumn}
        name={name}
        value={value}
        {...radioGroupNaming({ id, help: note, error, required })}
        onChange={(_event, next) => field.onChange(next)}
        onBlur={field.onBlur}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
    </Group>
  );
}

interface YesNoProps extends Omit<RadioProps, 'options' | 'isColumn'> {
  yes?: string;
  no?: string;
}

/** A question with yes or no. The form's value is true, false, or null until answered. */
export function YesNoInput({ name, label, help, required, yes, no }: YesNoProps) {
  const { field, id, error, below } = useField(name);
  const note = below(help);
  const { t } = useTranslation();
  const value = field.value === true ? 'yes' : field.value === false ? 'no' : '';
  return (
    <Group {...{ id, label, help: note, required, error }}>
      <RadioGroup
        row
        name={name}
        value={value}
        {...radioGroupNaming({ id, help: note, error, required })}
        onChange={(_event, next) => field.onChange(next === 'yes')}
        onBlur={field.onBlur}
      >
        <FormControlLabel
          value="yes"
          label={yes ?? t('yes')}
          control={<Radio slotProps={{ input: { ref: field.ref } }} />}
        />
        <FormControlLabel value="no" label={no ?? t('no')} control={<Radio />} />
      </RadioGroup>
    </Group>
  );
}

interface GroupProps {
  id: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  error?: string;
  /** Several inputs that have no group of their own. */
  isFieldset?: boolean;
  children: ReactNode;
}

function Group({ id, label, help, required, error, isFieldset = false, children }: GroupProps) {
  return (
    <FormControl
      id={id}
      error={Boolean(error)}
      required={required}
      component={isFieldset ? 'fieldset' : 'div'}
      aria-describedby={isFieldset && help ? helpId(id) : undefined}
    >
      <FormLabel id={`${id}-label`} component={isFieldset ? 'legend' : 'label'}>
        {label}
      </FormLabel>
      {children}
      {help && <FormHelperText id={helpId(id)}>{help}</FormHelperText>}
    </FormControl>
  );
}

/** Several of a few, all of them visible. The form's value is a list of the options' texts. */
export function CheckListInput({ name, label, options, help, required }: RadioProps) {
  const { field, id, error, below } = useField(name);
  const note = below(help);
  const chosen = (field.value as readonly string[] | null) ?? [];
  return (
    <Group {...{ id, label, help: note, required, error }} isFieldset>
      <FormGroup>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                onChange={(_event, isChecked) =>
                  field.onChange(
                    isChecked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
                  )
                }
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    ...(index === 0 && { ref: field.ref }),
                    'aria-invalid': error ? true : undefined,
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
    </Group>
  );
}

interface CheckProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
}

/** One tick. The form's value is true or false. */
export function CheckInput({ name, label, help }: CheckProps) {
  const { field, id, error, below } = useField(name);
  const note = below(help);
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
        control={
          <Checkbox
            id={id}
            checked={Boolean(field.value)}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': note ? helpId(id) : undefined,
                'aria-invalid': error ? true : undefined,
              },
            }}
          />
        }
      />
      {note && <FormHelperText id={helpId(id)}>{note}</FormHelperText>}
    </FormControl>
  );
}
