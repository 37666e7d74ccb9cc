import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { TemplateInfo } from './template.ts';
import { WordsForm } from './WordsForm.tsx';

/** The fields of a template of recommend mails, with the mail they make below them. */
export function TemplateFields({ info }: { info: TemplateInfo }) {
  const t = useTranslate();
  return (
    <>
      <FieldSection title={t('mail_templates.one')}>
        <TextInput source="name" label={t('mail_templates.name')} isRequired />
      </FieldSection>
      <WordsForm info={info} />
    </>
  );
}
