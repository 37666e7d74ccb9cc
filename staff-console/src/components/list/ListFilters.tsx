import FilterIcon from '../../../../web/icons/FilterList.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { SearchField } from '../SearchField.tsx';
import { OnOff, Select } from '../choices.tsx';
import { DayField } from '../form/DateFields.tsx';
import type { FilterDefinition } from './list-types.ts';
import type { ListFilter } from '../../lib/list-filter.ts';

interface FilterProps {
  definition: FilterDefinition;
  value: unknown;
  change(value: unknown): void;
}

/** Characters of a label that the usual field would cut. */
const LONG_LABEL = 20;

function Choice({
  label,
  value,
  choices,
  change,
}: {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  change: (value: string) => void;
}) {
  const t = useTranslate();
  return (
    <Select
      label={label}
      value={value}
      choices={[{ value: '', label: t('list.every') }, ...choices]}
      onChoose={change}
      sx={{ width: 'auto', minWidth: { xs: '100%', sm: label.length > LONG_LABEL ? 210 : 160 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  );
}

function Filter({ definition, value, change }: FilterProps) {
  const t = useTranslate();
  const { label } = definition;
  switch (definition.kind) {
    case 'choice': {
      const choices = definition.choices.map((choice) => ({ ...choice, value: String(choice.value) }));
      // A link may ask for several at once, or for what is no choice any more: shown as it is.
      const asked = value === undefined ? '' : String(value);
      if (asked !== '' && !choices.some((choice) => choice.value === asked)) {
        const labels = [value]
          .flat()
          .map((one) => choices.find((choice) => choice.value === String(one))?.label);
        choices.push({
          value: asked,
          label: labels.map((text, at) => text ?? `#${String([value].flat()[at])}`).join(', '),
        });
      }
      const back = (text: string) =>
        definition.choices.find((choice) => String(choice.value) === text)?.value;
      return <Choice label={label} value={asked} choices={choices} change={(text) => change(back(text))} />;
    }
    case 'flag': {
      const words = definition.labels ?? { yes: t('form.yes'), no: t('form.no') };
      return (
        <Choice
          label={label}
          value={value === undefined ? '' : String(value === true)}
          choices={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
          change={(text) => change(text === '' ? undefined : text === 'true')}
        />
      );
    }
    case 'switch':
      return <OnOff label={label} isOn={value === true} onSwitch={(isOn) => change(isOn || undefined)} />;
    case 'day':
      return (
        <DayField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={change}
          sx={{ width: { xs: '100%', sm: 190 } }}
        />
      );
    case 'custom':
      return <Box sx={{ minWidth: { xs: '100%', sm: 200 } }}>{definition.render(value, change)}</Box>;
  }
}

interface ListFiltersProps {
  /** Label of the search field; null for a list without one. */
  searchLabel: string | null;
  filters: readonly FilterDefinition[];
  values: ListFilter;
  isFiltered: boolean;
  onChange(changed: ListFilter): void;
  onClear(): void;
}

/** So many filters stand open on a phone too. */
const FEW = 2;

/** Narrows a list; what is chosen stands in the address. */
export function ListFilters({
  searchLabel,
  filters,
  values,
  isFiltered,
  onChange,
  onClear,
}: ListFiltersProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (searchLabel === null && filters.length === 0) return null;
  // On a phone they would stand between the search and its hits.
  const isLong = filters.length > FEW;
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', flex: 1 }}
    >
      {searchLabel !== null && (
        <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
          <SearchField
            label={searchLabel}
            clearLabel={t('list.clear_search')}
            value={typeof values['q'] === 'string' ? values['q'] : ''}
            onSearch={(q) => onChange({ q })}
          />
        </Box>
      )}
      {isLong && (
        <Button
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { sm: 'none' } }}
        >
          {t('list.filters')}
        </Button>
      )}
      {filters.map((definition) => {
        const value = values[definition.name];
        const isShown = isOpen || !isLong || value !== undefined;
        return (
          <Box key={definition.name} sx={{ display: { xs: isShown ? 'contents' : 'none', sm: 'contents' } }}>
            <Filter
              definition={definition}
              value={value}
              change={(changed) => onChange({ [definition.name]: changed })}
            />
          </Box>
        );
      })}
      {isFiltered && <Button onClick={onClear}>{t('list.clear_filters')}</Button>}
    </Box>
  );
}
