import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { CompanyFields } from './CompanyFields.tsx';

/** A new company. Students see it with its first released job. */
export default function CompanyCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage resource="companies" title={t('companies.new')} listLabel={t('companies.title')}>
      <CompanyFields />
    </CreatePage>
  );
}
