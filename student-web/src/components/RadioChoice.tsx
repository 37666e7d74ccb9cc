import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface Props<V extends string> {
  name: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  /** Beside each other instead of below. */
  isRow?: boolean;
  onChoose(value: V): void;
}

/** One of a few, outside of a form: it counts at once. */
export function RadioChoice<V extends string>({
  name,
  label,
  value,
  options,
  isRow = false,
  onChoose,
}: Props<V>) {
  const id = `choice-${name}`;
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row={isRow}
        aria-labelledby={id}
        name={name}
        value={value}
        onChange={(_event, next) => onChoose(next as V)}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} {...option} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
