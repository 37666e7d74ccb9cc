import Alert from '@mui/material/Alert';
import { CreatePage } from '../../components/form/CreatePage.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { ReferenceSelect } from '../../components/form/ReferenceSelect.tsx';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { usePick, useSay } from '../../i18n/use-words.ts';

/** A new draft: company and title, the rest follows on its own page. */
export default function RecruitmentCreatePage() {
  const say = useSay();
  const pick = usePick();
  return (
    <CreatePage
      resource="recruitments"
      title={say('recruitments.new')}
      listLabel={say('recruitments.title')}
      defaults={{ salary_unit: 'month' }}
    >
      <FieldSection title={say('recruitments.sections.basics')}>
        <Alert severity="info">{say('recruitments.create_hint')}</Alert>
        <ReferenceSelect<StaffRow<'companies'>>
          source="company_id"
          label={say('recruitments.fields.company_id')}
          reference="companies"
          nameOf={(company) => pick(company.official_name)}
          isRequired
        />
        <LanguageMapInput source="title" label={say('recruitments.fields.title')} isRequired />
      </FieldSection>
    </CreatePage>
  );
}
