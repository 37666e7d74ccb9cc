import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { FormFields } from './FormFields.tsx';

/** One form with its questions. */
export default function FormPage() {
  const say = useSay();
  return (
    <EditPage<StaffRecord<'forms'>>
      resource="forms"
      listLabel={say('content.forms.title')}
      title={(form) => form.name}
      canEdit={(form) => form.can.edit}
      renderFacts={(form) => say('content.forms.used_by', { smart_count: form.event_count })}
    >
      <FormFields />
    </EditPage>
  );
}
