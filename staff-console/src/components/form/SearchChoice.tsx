import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';

export interface Choice {
  id: number;
  name: string;
}

interface SearchChoiceProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isMultiple?: boolean;
  isPending?: boolean;
  choices: Choice[];
  /** What is chosen; it need not be among the choices of the moment. */
  chosen: Choice[];
  onChoose(ids: number[]): void;
  onBlur?(): void;
  /** For choices that a server finds; without it the given ones are filtered here. */
  onSearch?(text: string): void;
}

/** One or several of many, found by typing. */
export function SearchChoice(props: SearchChoiceProps) {
  const t = useTranslate();
  const { choices, chosen, isMultiple = false, onSearch } = props;
  const [typed, setTyped] = useState('');
  return (
    <Autocomplete<Choice, boolean>
      multiple={isMultiple}
      options={choices}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      readOnly={props.isReadOnly ?? false}
      loading={props.isPending ?? false}
      loadingText={t('inputs.loading')}
      noOptionsText={t('inputs.no_match')}
      openText={t('inputs.open')}
      closeText={t('inputs.close')}
      clearText={t('inputs.clear')}
      getOptionLabel={(choice) => choice.name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterSelectedOptions={isMultiple}
      autoHighlight
      onBlur={() => props.onBlur?.()}
      onChange={(_event, value) => {
        const list = Array.isArray(value) ? value : value ? [value] : [];
        props.onChoose(list.map((choice) => choice.id));
      }}
      // Of several, MUI empties the field whenever it is given another list, as it is at each letter.
      {...(isMultiple && { inputValue: typed })}
      {...(onSearch && { filterOptions: (options: Choice[]) => options })}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset') return;
        setTyped(text);
        onSearch?.(text);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={props.isRequired ?? false}
          error={props.error !== undefined}
          helperText={props.error ?? props.hint}
        />
      )}
    />
  );
}
