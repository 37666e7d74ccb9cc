import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { FormFields } from './FormFields.tsx';

/** One form with its questions. */
export default function FormPage() {
  const t = useTranslate();
  return (
    <EditPage<StaffRecord<'forms'>>
      resource="forms"
      listLabel={t('content.forms.title')}
      title={(form) => form.name}
      canEdit={(form) => form.can.edit}
      renderFacts={(form) => t('content.forms.used_by', { smart_count: form.event_count })}
    >
      <FormFields />
    </EditPage>
  );
}
