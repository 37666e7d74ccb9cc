import { useWatch } from 'react-hook-form';
import { MAIL_WORDS_MAX } from '../../../../server/domain/mail-words.ts';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { MailPlaceholders } from '../../components/MailPlaceholders.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

/** The fields of a template, with the mail they make beside them. */
export function TemplateFields() {
  const say = useSay();
  const [template_subject, template_body] = useWatch({ name: ['template_subject', 'template_body'] }) as [
    Record<string, string> | undefined,
    Record<string, string> | undefined,
  ];
  return (
    <>
      <FieldSection title={say('mail_templates.words')}>
        <TextInput source="name" label={say('mail_templates.name')} isRequired />
        <MailPlaceholders />
        <LanguageMapInput
          source="template_subject"
          label={say('mail_templates.template_subject')}
          maxLength={MAIL_WORDS_MAX.subject}
          isRequired
        />
        <LanguageMapInput
          source="template_body"
          label={say('mail_templates.template_body')}
          hint={say('mail_templates.body_hint')}
          kind="text"
          maxLength={MAIL_WORDS_MAX.body}
          isRequired
        />
      </FieldSection>
      <FieldSection title={say('mail_templates.preview')} hint={say('mail_templates.preview_hint')}>
        <TemplatePreview
          words={{ template_subject: template_subject ?? {}, template_body: template_body ?? {} }}
        />
      </FieldSection>
    </>
  );
}
