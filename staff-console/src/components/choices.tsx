import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Choice<V> {
  value: V;
  label: string;
}

/** One of several in a field, outside of a record's form. */
export function Select<V extends string | number>({
  choices,
  onChoose,
  ...field
}: Omit<TextFieldProps, 'select' | 'onChange' | 'children'> & {
  choices: readonly Choice<V>[];
  onChoose(value: V): void;
}) {
  return (
    <TextField select {...field} onChange={(event) => onChoose(event.target.value as V)}>
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One of a few, each a button. */
export function ChoiceButtons<V extends string>(props: {
  label: string;
  value: V;
  choices: readonly Choice<V>[];
  onChoose(value: V): void;
}) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={props.value}
      aria-label={props.label}
      onChange={(_event, value: V | null) => value !== null && props.onChoose(value)}
      sx={{
        flexWrap: 'wrap',
        // Where they need several lines each is a button of its own.
        gap: { xs: 1, sm: 0 },
        '& .MuiToggleButtonGroup-grouped': (theme) => ({
          [theme.breakpoints.down('sm')]: {
            m: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          },
        }),
      }}
    >
      {props.choices.map(({ value, label }) => (
        <ToggleButton key={value} value={value} sx={{ px: 2, textTransform: 'none', color: 'text.primary' }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface OnOffProps {
  label: string;
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

/** On or off, at once. */
export function OnOff({ label, isOn, onSwitch }: OnOffProps) {
  const control = <Switch color="secondary" checked={isOn} onChange={(_event, next) => onSwitch(next)} />;
  return <FormControlLabel label={label} control={control} />;
}

/** Something to be confirmed. */
export function Tick({ label, isOn, onSwitch }: OnOffProps) {
  const control = <Checkbox checked={isOn} onChange={(_event, next) => onSwitch(next)} />;
  return <FormControlLabel label={label} control={control} />;
}
