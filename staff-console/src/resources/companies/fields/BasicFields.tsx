import { LINE_MAX } from '../../../../../domain/constants.ts';
import { SwitchInput } from '../../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NumberInput } from '../../../components/form/NumberInput.tsx';
import { PictureInput } from '../../../components/form/PictureInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useSay } from '../../../i18n/use-words.ts';
import { pictureAddress } from './picture-address.ts';

export function BasicFields() {
  const say = useSay();
  return (
    <FieldSection title={say('companies.tabs.basic')}>
      <LanguageMapInput
        source="official_name"
        label={say('companies.official_name')}
        maxLength={LINE_MAX}
        isRequired
      />
      <PictureInput
        source="logo_file_id"
        label={say('companies.logo_file_id')}
        hint={say('companies.logo_hint')}
        purpose="logo"
        addressOf={pictureAddress}
        emptyText={say('companies.no_image')}
        maxWidth={160}
      />
      <FieldGrid>
        <TextInput source="contract_num" label={say('companies.contract_num')} maxLength={LINE_MAX} />
        <MasterSelect
          source="company_channel_id"
          label={say('companies.company_channel_id')}
          set="company_channels"
        />
        <NumberInput
          source="establishment_nendo_year"
          label={say('companies.establishment_nendo_year')}
          isYear
        />
        <SwitchInput
          source="is_interested_in_internship"
          label={say('companies.is_interested_in_internship')}
        />
      </FieldGrid>
      <MasterSelect
        source="industry_sector_ids"
        label={say('companies.industry_sector_ids')}
        set="industry_sectors"
        isMultiple
      />
    </FieldSection>
  );
}
