import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { FormFields } from './FormFields.tsx';

/** A new form. */
export default function FormCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage resource="forms" title={t('content.forms.new')} listLabel={t('content.forms.title')}>
      <FormFields />
    </CreatePage>
  );
}
