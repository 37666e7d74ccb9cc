import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { NEW_TEMPLATE } from './new-template.ts';
import { TemplateFields } from './TemplateFields.tsx';

export default function TemplateCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="mail_template_groups"
      title={t('mail_templates.new')}
      listLabel={t('mail_templates.title')}
      defaults={{ template_subject: {}, template_body: {} }}
    >
      <TemplateFields info={NEW_TEMPLATE} />
    </CreatePage>
  );
}
