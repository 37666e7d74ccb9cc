import { FormTabs } from '../../components/form/FormTabs.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { BasicFields } from './fields/BasicFields.tsx';
import { ConditionFields } from './fields/ConditionFields.tsx';
import { InternalFields } from './fields/InternalFields.tsx';
import { OfficeFields } from './fields/OfficeFields.tsx';
import { PeopleFields } from './fields/PeopleFields.tsx';
import { PictureFields } from './fields/PictureFields.tsx';
import { TermFields } from './fields/TermFields.tsx';
import { WordFields } from './fields/WordFields.tsx';

/** The fields of a company in parts, the same for a new one. */
export function CompanyFields() {
  const say = useSay();
  return (
    <FormTabs
      label={say('companies.tabs_label')}
      tabs={[
        {
          id: 'basic',
          label: say('companies.tabs.basic'),
          fields: [
            'official_name',
            'logo_file_id',
            'contract_num',
            'company_channel_id',
            'establishment_nendo_year',
            'is_interested_in_internship',
            'industry_sector_ids',
          ],
          content: <BasicFields />,
        },
        {
          id: 'words',
          label: say('companies.tabs.words'),
          fields: ['vision', 'appeal_point', 'business_description', 'hf_recommend_sentence'],
          content: <WordFields />,
        },
        {
          id: 'conditions',
          label: say('companies.tabs.conditions'),
          fields: [
            'holiday',
            'paid_leave_description',
            'welfare_description',
            'bonus_paid_months',
            'bonus_months_worth',
            'allowances',
            'insurance_type_ids',
            'housing_supports',
            'company_culture_ids',
            'religious_considerations',
          ],
          content: <ConditionFields />,
        },
        {
          id: 'offices',
          label: say('companies.tabs.offices'),
          fields: ['offices'],
          content: <OfficeFields />,
        },
        {
          id: 'people',
          label: say('companies.tabs.people'),
          fields: ['contact_persons', 'cc_emails', 'employees'],
          content: <PeopleFields />,
        },
        {
          id: 'terms',
          label: say('companies.tabs.terms'),
          fields: ['appliable_terms', 'joinable_months', 'country_relations', 'annual_data'],
          content: <TermFields />,
        },
        {
          id: 'pictures',
          label: say('companies.tabs.pictures'),
          fields: ['is_image_usable', 'images'],
          content: <PictureFields />,
        },
        {
          id: 'internal',
          label: say('companies.tabs.internal'),
          fields: ['internal_data'],
          content: <InternalFields />,
        },
      ]}
    />
  );
}
