import { LINE_MAX } from '../../../../../domain/constants.ts';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NumberInput } from '../../../components/form/NumberInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { DescribedList } from './DescribedList.tsx';

export function ConditionFields() {
  const t = useTranslate();
  return (
    <>
      <FieldSection title={t('companies.conditions_texts')}>
        <LanguageMapInput
          source="holiday"
          label={t('companies.holiday')}
          hint={t('companies.holiday_hint')}
          kind="text"
        />
        <LanguageMapInput
          source="paid_leave_description"
          label={t('companies.paid_leave_description')}
          kind="text"
        />
        <LanguageMapInput
          source="welfare_description"
          label={t('companies.welfare_description')}
          kind="text"
        />
      </FieldSection>
      <FieldSection title={t('companies.conditions_bonus')}>
        <FieldGrid>
          <NumberInput
            source="bonus_months_worth"
            label={t('companies.bonus_months_worth')}
            unit={t('companies.months_unit')}
            decimals={2}
          />
          <TextInput
            source="bonus_paid_months"
            label={t('companies.bonus_paid_months')}
            hint={t('companies.bonus_paid_months_hint')}
            maxLength={LINE_MAX}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('companies.conditions_lists')}>
        <MasterSelect
          source="insurance_type_ids"
          label={t('companies.insurance_type_ids')}
          set="insurances"
          isMultiple
        />
        <MasterSelect
          source="company_culture_ids"
          label={t('companies.company_culture_ids')}
          set="company_cultures"
          isMultiple
        />
        <DescribedList source="allowances" column="allowance_type_id" set="allowances" />
        <DescribedList source="housing_supports" column="housing_support_type_id" set="housing_supports" />
        <DescribedList
          source="religious_considerations"
          column="religious_consideration_id"
          set="religious_considerations"
        />
      </FieldSection>
    </>
  );
}
