import { LINE_MAX } from '../../../../../domain/constants.ts';
import { SwitchInput } from '../../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NumberInput } from '../../../components/form/NumberInput.tsx';
import { PictureInput } from '../../../components/form/PictureInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { pictureAddress } from './picture-address.ts';

export function BasicFields() {
  const t = useTranslate();
  return (
    <FieldSection title={t('companies.tabs.basic')}>
      <LanguageMapInput
        source="official_name"
        label={t('companies.official_name')}
        maxLength={LINE_MAX}
        isRequired
      />
      <PictureInput
        source="logo_file_id"
        label={t('companies.logo_file_id')}
        hint={t('companies.logo_hint')}
        purpose="logo"
        addressOf={pictureAddress}
        emptyText={t('companies.no_image')}
        maxWidth={160}
      />
      <FieldGrid>
        <TextInput source="contract_num" label={t('companies.contract_num')} maxLength={LINE_MAX} />
        <MasterSelect
          source="company_channel_id"
          label={t('companies.company_channel_id')}
          set="company_channels"
        />
        <NumberInput
          source="establishment_nendo_year"
          label={t('companies.establishment_nendo_year')}
          isYear
        />
        <SwitchInput
          source="is_interested_in_internship"
          label={t('companies.is_interested_in_internship')}
        />
      </FieldGrid>
      <MasterSelect
        source="industry_sector_ids"
        label={t('companies.industry_sector_ids')}
        set="industry_sectors"
        isMultiple
      />
    </FieldSection>
  );
}
