import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { CompanyFields } from './CompanyFields.tsx';

/** A new company. Students see it with its first released job. */
export default function CompanyCreatePage() {
  const say = useSay();
  return (
    <CreatePage resource="companies" title={say('companies.new')} listLabel={say('companies.title')}>
      <CompanyFields />
    </CreatePage>
  );
}
