import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useSay } from '../../i18n/use-words.ts';
import type { TemplateInfo } from './template.ts';
import { WordsForm } from './WordsForm.tsx';

/** The fields of a template of recommend mails, with the mail they make below them. */
export function TemplateFields({ info }: { info: TemplateInfo }) {
  const say = useSay();
  return (
    <>
      <FieldSection title={say('mail_templates.one')}>
        <TextInput source="name" label={say('mail_templates.name')} isRequired />
      </FieldSection>
      <WordsForm info={info} />
    </>
  );
}
