import { LINE_MAX, NAME_MAX } from '../../../../../domain/constants.ts';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { company } from '../../../../../domain/entities/company.ts';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NestedList } from '../../../components/form/NestedList.tsx';
import { NumberInput } from '../../../components/form/NumberInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { Data } from '../../../lib/record-changes.ts';
import { MainSwitch } from './MainSwitch.tsx';

const NAMES = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana', 'position'] as const;

const nameOf = (row: Data, index: number) =>
  [row['last_name'], row['first_name']].filter(Boolean).join(' ') ||
  (row['email'] as string | null) ||
  String(index + 1);

export function PeopleFields() {
  const t = useTranslate();
  const form = useFormContext<Record<string, Data[]>>();
  const hasMain = () =>
    (form.getValues('contact_persons') ?? []).some(
      (row) => row['is_main_person'] === true && row['_destroy'] !== true,
    );
  return (
    <>
      <FieldSection title={t('companies.contact_persons')} hint={t('companies.contact_hint')}>
        <NestedList
          source="contact_persons"
          of={company.fields.contact_persons}
          isHeadHidden
          label={t('companies.contact_persons')}
          addLabel={t('companies.add_contact')}
          newRow={() => ({ is_main_person: !hasMain() })}
          rowTitle={nameOf}
          renderRow={(at, index) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <MainSwitch
                list="contact_persons"
                index={index}
                field="is_main_person"
                label={t('companies.is_main_person')}
              />
              <FieldGrid min={200}>
                {NAMES.map((name) => (
                  <TextInput
                    key={name}
                    source={at(name)}
                    label={t(`companies.${name}`)}
                    maxLength={NAME_MAX}
                  />
                ))}
                <TextInput source={at('phone_num')} label={t('companies.phone_num')} type="tel" />
                <TextInput source={at('email')} label={t('companies.email')} type="email" />
              </FieldGrid>
            </Box>
          )}
        />
        <NestedList
          source="cc_emails"
          of={company.fields.cc_emails}
          label={t('companies.cc_emails')}
          hint={t('companies.cc_hint')}
          addLabel={t('companies.add_cc')}
          rowTitle={nameOf}
          renderRow={(at) => (
            <TextInput source={at('email')} label={t('companies.email')} type="email" isRequired />
          )}
        />
      </FieldSection>
      <FieldSection title={t('companies.employees')} hint={t('companies.employees_hint')}>
        <NestedList
          source="employees"
          of={company.fields.employees}
          isHeadHidden
          label={t('companies.employees')}
          addLabel={t('companies.add_employee')}
          rowTitle={(row, index) => (row['name'] as string | null) ?? String(index + 1)}
          renderRow={(at) => (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <FieldGrid min={200}>
                <TextInput source={at('name')} label={t('companies.name')} maxLength={LINE_MAX} />
                <MasterSelect
                  source={at('country_id')}
                  label={t('companies.employee_country')}
                  set="countries"
                />
                <NumberInput source={at('joined_year')} label={t('companies.joined_year')} isYear />
              </FieldGrid>
              <LanguageMapInput
                source={at('position')}
                label={t('companies.position')}
                maxLength={LINE_MAX}
              />
              <LanguageMapInput source={at('message')} label={t('companies.message')} kind="text" />
            </Box>
          )}
        />
      </FieldSection>
    </>
  );
}
