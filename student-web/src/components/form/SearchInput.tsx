import Autocomplete, {
  createFilterOptions,
  type AutocompleteRenderInputParams,
} from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Choice } from '../../lib/master-data.ts';
import { useField } from './use-field.tsx';

interface Props {
  name: string;
  label: string;
  options: readonly Choice[];
  help?: ReactNode;
  required?: boolean;
  groupBy?: (option: Choice) => string;
  /** What an option is called besides its names in the master data, by its id. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
}

/** Stands before each word of a name. */
const WORD_START = '\u0001';

/** A label that stands in the empty field ends before the arrow. */
const CLEAR_OF_ARROW = {
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 56px)' },
} as const;

/** What is chosen can be read whole on a phone. */
const WHOLE_CHIPS = {
  '& .MuiAutocomplete-tag': { height: 'auto', minHeight: 32 },
  '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 },
} as const;

/**
 * Found by its name in any language, since a student from Vietnam who reads Japanese may type “Viet”, and by what else it
 * is called. Names with a word that begins so come first: “IT” is no part of “literature”.
 */
function byAnyName(
  otherNames: Props['otherNames'],
): (options: Choice[], state: FilterOptionsState<Choice>) => Choice[] {
  const stringify = ({ id, label, item }: Choice) =>
    [label, ...Object.values(item.name), ...(otherNames?.[id] ?? [])].join('\n');
  const anywhere = createFilterOptions<Choice>({ stringify });
  const wordStarts = createFilterOptions<Choice>({
    stringify: (option) => stringify(option).replaceAll(/[\s(/・、]+/g, WORD_START),
  });
  return (options, state) => {
    const found = anywhere(options, state);
    if (state.inputValue.trim() === '') return found;
    const inputValue = WORD_START + state.inputValue.trim().replaceAll(/\s+/g, WORD_START);
    const first = new Set(wordStarts(found, { ...state, inputValue }));
    return [...first, ...found.filter((option) => !first.has(option))];
  };
}

/** What both have in common, besides their value. */
function useSearch({ name, label, options, help, required, groupBy, otherNames }: Props) {
  const { field, id, error, below } = useField(name);
  const { t } = useTranslation();
  const common = {
    id,
    options,
    filterOptions: useMemo(() => byAnyName(otherNames), [otherNames]),
    groupBy,
    onBlur: field.onBlur,
    getOptionKey: (option: Choice) => option.id,
    noOptionsText: t('noMatch'),
    clearText: t('clear'),
    openText: t('open'),
    closeText: t('close'),
    renderInput: (parameters: AutocompleteRenderInputParams) => (
      <TextField
        {...parameters}
        label={label}
        required={required}
        inputRef={field.ref}
        error={Boolean(error)}
        helperText={below(help)}
        sx={CLEAR_OF_ARROW}
      />
    ),
  };
  return { field, common };
}

/** One of a long list, found by typing. The form's value is the id or null. */
export function SearchInput(props: Props) {
  const { field, common } = useSearch(props);
  return (
    <Autocomplete
      {...common}
      value={props.options.find((option) => option.id === field.value) ?? null}
      onChange={(_event, option) => field.onChange(option?.id ?? null)}
    />
  );
}

/** Several of a long list. The form's value is the list of ids. */
export function MultiSearchInput(props: Props) {
  const { field, common } = useSearch(props);
  const ids = (field.value as number[] | null) ?? [];
  return (
    <Autocomplete
      {...common}
      multiple
      disableCloseOnSelect
      sx={WHOLE_CHIPS}
      value={props.options.filter((option) => ids.includes(option.id))}
      onChange={(_event, chosen) => field.onChange(chosen.map((option) => option.id))}
    />
  );
}
