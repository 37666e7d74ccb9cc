import Alert from '@mui/material/Alert';
import { CreatePage } from '../../components/form/CreatePage.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { ReferenceSelect } from '../../components/form/ReferenceSelect.tsx';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { useWording } from '../../i18n/use-wording.ts';

/** A new draft: company and title, the rest follows on its own page. */
export default function RecruitmentCreatePage() {
  const { t, pick } = useWording();
  return (
    <CreatePage
      resource="recruitments"
      title={t('recruitments.new')}
      listLabel={t('recruitments.title')}
      defaults={{ salary_unit: 'month' }}
    >
      <FieldSection title={t('recruitments.sections.basics')}>
        <Alert severity="info">{t('recruitments.create_hint')}</Alert>
        <ReferenceSelect<StaffRow<'companies'>>
          source="company_id"
          label={t('recruitments.fields.company_id')}
          reference="companies"
          nameOf={(company) => pick(company.official_name)}
          isRequired
        />
        <LanguageMapInput source="title" label={t('recruitments.fields.title')} isRequired />
      </FieldSection>
    </CreatePage>
  );
}
