import { useFieldInfo } from '../../components/form/form-context.ts';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { LanguagePanel } from './LanguagePanel.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import type { TemplateInfo } from './template.ts';
import { useWordsLanguages } from './use-words-languages.ts';

/** The words of a mail, a tab for each language. */
export function WordsForm({ info }: { info: TemplateInfo }) {
  const t = useTranslate();
  useFieldInfo('template_subject', t('mail_templates.template_subject'), { isText: true });
  useFieldInfo('template_body', t('mail_templates.template_body'), { isText: true });
  const words = useWordsLanguages(info);
  const language = info.languages.find((code) => code === words.selected) ?? info.languages[0];
  if (!language) return null;
  return (
    <FieldSection title={t('shipped_mails.words')}>
      <div>
        <LanguageTabs languages={info.languages} words={words}>
          <LanguagePanel key={language} info={info} language={language} words={words} />
        </LanguageTabs>
      </div>
    </FieldSection>
  );
}
