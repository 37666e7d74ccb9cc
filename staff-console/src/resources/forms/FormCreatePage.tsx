import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { FormFields } from './FormFields.tsx';

/** A new form. */
export default function FormCreatePage() {
  const say = useSay();
  return (
    <CreatePage resource="forms" title={say('content.forms.new')} listLabel={say('content.forms.title')}>
      <FormFields />
    </CreatePage>
  );
}
