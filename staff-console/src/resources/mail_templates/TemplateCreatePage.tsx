import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { NEW_TEMPLATE } from './new-template.ts';
import { TemplateFields } from './TemplateFields.tsx';

export default function TemplateCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="mail_template_groups"
      title={say('mail_templates.new')}
      listLabel={say('mail_templates.title')}
      defaults={{ template_subject: {}, template_body: {} }}
    >
      <TemplateFields info={NEW_TEMPLATE} />
    </CreatePage>
  );
}
