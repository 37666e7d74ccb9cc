import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { company } from '../../../../../domain/entities/company.ts';
import { DayInput } from '../../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NestedList } from '../../../components/form/NestedList.tsx';
import { MoneyInput, NumberInput } from '../../../components/form/NumberInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { formatDay } from '../../../lib/short-dates.ts';
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
  const t = useTranslate();
  const locale = useLocale();
  const { items: countries } = useMasterItems('countries');
  const day = (value: unknown) => (typeof value === 'string' ? formatDay(value, locale) : '');
  return (
    <>
      <FieldSection title={t('companies.appliable_terms')}>
        <NestedList
          source="appliable_terms"
          of={company.fields.appliable_terms}
          isHeadHidden
          label={t('companies.appliable_terms')}
          hint={t('companies.appliable_hint')}
          addLabel={t('companies.add_term')}
          rowTitle={(row) => `${day(row['start_on'])} – ${day(row['end_on'])}`}
          renderRow={(at) => (
            <FieldGrid min={180}>
              <DayInput source={at('start_on')} label={t('companies.start_on')} />
              <DayInput source={at('end_on')} label={t('companies.end_on')} />
            </FieldGrid>
          )}
        />
        <MonthsInput source="joinable_months" label={t('companies.joinable_months')} />
      </FieldSection>
      <FieldSection title={t('companies.country_relations')}>
        <NestedList
          source="country_relations"
          of={company.fields.country_relations}
          isHeadHidden
          label={t('companies.country_relations')}
          hint={t('companies.country_relations_hint')}
          addLabel={t('companies.add_relation')}
          rowTitle={(row, index) =>
            countries.find(({ id }) => id === row['country_id'])?.name ?? String(index + 1)
          }
          renderRow={(at) => (
            <FieldGrid>
              <MasterSelect
                source={at('country_id')}
                label={t('companies.country_id')}
                set="countries"
                isRequired
              />
              <MasterSelect
                source={at('company_country_relation_type_id')}
                label={t('companies.company_country_relation_type_id')}
                set="company_country_relation_types"
                isRequired
              />
            </FieldGrid>
          )}
        />
      </FieldSection>
      <FieldSection title={t('companies.annual_data')}>
        <NestedList
          source="annual_data"
          of={company.fields.annual_data}
          isHeadHidden
          label={t('companies.annual_data')}
          addLabel={t('companies.add_year')}
          rowTitle={(row, index) => String(row['nendo_year'] ?? index + 1)}
          renderRow={(at) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <FieldGrid min={200}>
                <NumberInput source={at('nendo_year')} label={t('companies.nendo_year')} isYear isRequired />
                <MoneyInput source={at('sales')} label={t('companies.sales')} />
                <MoneyInput source={at('capital')} label={t('companies.capital')} />
                {COUNTS.map((name) => (
                  <NumberInput key={name} source={at(name)} label={t(`companies.${name}`)} />
                ))}
                <TextInput source={at('country_relation')} label={t('companies.country_relation')} />
              </FieldGrid>
            </Box>
          )}
        />
      </FieldSection>
    </>
  );
}
