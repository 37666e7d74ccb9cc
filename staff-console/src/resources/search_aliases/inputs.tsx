import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRecordField } from '../../components/form/use-record-field.ts';
import type { OwnInputProps } from '../../described/form-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useFacts } from './facts.ts';

/** As the server takes them. */
const NAME_MAX = 60;

const asLine = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '');

/** What people call it: each name a chip. What is typed last counts without Enter too. */
export function NamesInput({ at }: OwnInputProps) {
  const t = useTranslate();
  const label = t('search_aliases.names');
  const { value, change, blur, error, isReadOnly } = useRecordField<string[]>(at('names'), label, {
    show: asLine,
  });
  const [typed, setTyped] = useState('');
  const names = value ?? [];
  const take = (next: readonly string[]) => {
    const taken = next.map((name) => name.trim()).filter((name) => name !== '');
    change([...new Set(taken)]);
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      options={[]}
      value={names}
      inputValue={typed}
      readOnly={isReadOnly}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, next) => take(next)}
      onBlur={() => {
        if (typed.trim() !== '') take([...names, typed]);
        setTyped('');
        blur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required
          error={error !== undefined}
          helperText={error ?? t('search_aliases.names_hint')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: NAME_MAX },
          }}
        />
      )}
    />
  );
}

function FactsInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  const t = useTranslate();
  const { choices, isPending, nameOf } = useFacts();
  const show = (value: unknown) => asLine(Array.isArray(value) ? value.map(String).map(nameOf) : value);
  const { value, change, blur, error, isReadOnly } = useRecordField<string[]>(source, label, { show });
  const byFact = new Map(choices.map((choice) => [choice.fact, choice]));
  return (
    <Autocomplete
      multiple
      options={choices}
      value={(value ?? []).map((fact) => byFact.get(fact) ?? { fact, group: '', name: fact })}
      readOnly={isReadOnly}
      loading={isPending}
      loadingText={t('inputs.loading')}
      noOptionsText={t('inputs.no_match')}
      groupBy={({ group }) => group}
      getOptionLabel={({ fact }) => nameOf(fact)}
      renderOption={({ key, ...props }, { name }) => (
        <li key={key} {...props}>
          {name}
        </li>
      )}
      getOptionKey={({ fact }) => fact}
      isOptionEqualToValue={(one, other) => one.fact === other.fact}
      filterSelectedOptions
      autoHighlight
      onBlur={blur}
      onChange={(_event, chosen) => change(chosen.map(({ fact }) => fact))}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}

/** Facts of a job, any of which is meant. */
export function MeansInput({ at }: OwnInputProps) {
  const t = useTranslate();
  return <FactsInput source={at('means')} label={t('search_aliases.means')} />;
}

/** Facts worth seeing where few jobs have what is meant. */
export function NearInput({ at }: OwnInputProps) {
  const t = useTranslate();
  return (
    <FactsInput source={at('near')} label={t('search_aliases.near')} hint={t('search_aliases.near_hint')} />
  );
}
