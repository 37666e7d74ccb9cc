import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { DayInput } from '../../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NestedList } from '../../../components/form/NestedList.tsx';
import { MoneyInput, NumberInput } from '../../../components/form/NumberInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useSay } from '../../../i18n/use-words.ts';
import { formatDay } from '../../../lib/dates.ts';
import { useMasterItems } from '../../../lib/use-master-data.ts';
import { MonthsInput } from './MonthsInput.tsx';

const COUNTS = [
  'num_of_employees',
  'num_of_full_time',
  'num_of_foreigners',
  'num_of_former_international_students',
  'num_of_technical_trainees',
] as const;

export function TermFields() {
  const say = useSay();
  const locale = useLocale();
  const { items: countries } = useMasterItems('countries');
  const day = (value: unknown) => (typeof value === 'string' ? formatDay(value, locale) : '');
  return (
    <>
      <FieldSection title={say('companies.appliable_terms')}>
        <NestedList
          source="appliable_terms"
          isHeadHidden
          label={say('companies.appliable_terms')}
          hint={say('companies.appliable_hint')}
          addLabel={say('companies.add_term')}
          rowTitle={(row) => `${day(row['start_on'])} – ${day(row['end_on'])}`}
          renderRow={(at) => (
            <FieldGrid min={180}>
              <DayInput source={at('start_on')} label={say('companies.start_on')} />
              <DayInput source={at('end_on')} label={say('companies.end_on')} />
            </FieldGrid>
          )}
        />
        <MonthsInput source="joinable_months" label={say('companies.joinable_months')} />
      </FieldSection>
      <FieldSection title={say('companies.country_relations')}>
        <NestedList
          source="country_relations"
          isHeadHidden
          label={say('companies.country_relations')}
          hint={say('companies.country_relations_hint')}
          addLabel={say('companies.add_relation')}
          rowTitle={(row, index) =>
            countries.find(({ id }) => id === row['country_id'])?.name ?? String(index + 1)
          }
          renderRow={(at) => (
            <FieldGrid>
              <MasterSelect
                source={at('country_id')}
                label={say('companies.country_id')}
                set="countries"
                isRequired
              />
              <MasterSelect
                source={at('company_country_relation_type_id')}
                label={say('companies.company_country_relation_type_id')}
                set="company_country_relation_types"
                isRequired
              />
            </FieldGrid>
          )}
        />
      </FieldSection>
      <FieldSection title={say('companies.annual_data')}>
        <NestedList
          source="annual_data"
          isHeadHidden
          label={say('companies.annual_data')}
          addLabel={say('companies.add_year')}
          rowTitle={(row, index) => String(row['nendo_year'] ?? index + 1)}
          renderRow={(at) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <FieldGrid min={200}>
                <NumberInput
                  source={at('nendo_year')}
                  label={say('companies.nendo_year')}
                  isYear
                  isRequired
                />
                <MoneyInput source={at('sales')} label={say('companies.sales')} />
                <MoneyInput source={at('capital')} label={say('companies.capital')} />
                {COUNTS.map((name) => (
                  <NumberInput key={name} source={at(name)} label={say(`companies.${name}`)} />
                ))}
                <TextInput source={at('country_relation')} label={say('companies.country_relation')} />
              </FieldGrid>
            </Box>
          )}
        />
      </FieldSection>
    </>
  );
}
