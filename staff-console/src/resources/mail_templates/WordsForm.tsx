import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { languageName } from '../../../../web/languages.ts';
import { Hint } from '../../components/Hint.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageNotes } from '../../components/form/LanguageNotes.tsx';
import { useFieldInfo, useIsReadOnly } from '../../components/form/form-context.ts';
import { MarkedDifference } from '../../components/MarkedDifference.tsx';
import { WordsPair } from '../../components/words/WordsPair.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { valueAt } from '../../lib/at-path.ts';
import type { Data } from '../../lib/record-changes.ts';
import { MailPreview, type PreviewOf, PreviewOfField, useMailPreview } from './MailPreview.tsx';
import { type Part, PARTS, type TemplateInfo } from './template.tsx';
import { Versions } from './Versions.tsx';
import { LanguageTabs, useWordsLanguages, type WordsLanguages } from './words-languages.tsx';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The words of one language in the form. */
function useWordsOf(language: string) {
  const form = useFormContext<Data>();
  const subject = useController<Data>({ name: `template_subject.${language}` });
  const body = useController<Data>({ name: `template_body.${language}` });
  const parts = { template_subject: subject, template_body: body };
  const { errors } = useFormState<Data>();
  // What is wrong with the whole map has no language.
  const errorOf = (part: Part): string | undefined => {
    const own = parts[part].fieldState.error?.message;
    const whole = (valueAt(errors, part) as { message?: unknown } | undefined)?.message;
    return own ?? (typeof whole === 'string' ? whole : undefined);
  };
  return {
    values: { template_subject: asText(subject.field.value), template_body: asText(body.field.value) },
    errors: { template_subject: errorOf('template_subject'), template_body: errorOf('template_body') },
    write: (part: Part, text: string) => parts[part].field.onChange(text),
    blur: (part: Part) => parts[part].field.onBlur(),
    put: (words: Record<Part, string>) => {
      for (const part of PARTS)
        form.setValue(`${part}.${language}`, words[part] as never, { shouldDirty: true });
    },
  };
}

/** Puts other words into the form, and tells so: they hold once they are saved. */
function usePutting(own: ReturnType<typeof useWordsOf>) {
  const [told, setTold] = useState<{ notice: string; before: Record<Part, string> } | null>(null);
  return {
    told,
    put(words: Record<Part, string>, notice: string) {
      setTold({ notice, before: own.values });
      own.put(words);
    },
    undo() {
      if (told) own.put(told.before);
      setTold(null);
    },
  };
}

interface LanguagePanelProps {
  info: TemplateInfo;
  language: InterfaceLanguage;
  words: WordsLanguages;
}

/** The program's own words in a language; null where there are none. */
const shippedIn = ({ shipped }: TemplateInfo, language: string): Record<Part, string> | null =>
  shipped && {
    template_subject: shipped.template_subject[language] ?? '',
    template_body: shipped.template_body[language] ?? '',
  };

function ShippedWords({
  shipped,
  language,
  values,
  onBack,
}: {
  shipped: Record<Part, string>;
  language: string;
  values: Record<Part, string>;
  onBack(words: Record<Part, string>): void;
}) {
  const { t } = useWording();
  const isReadOnly = useIsReadOnly();
  const [isOpen, setOpen] = useState(false);
  const differing = PARTS.filter((part) => shipped[part] !== values[part]);
  if (differing.length === 0) return <Hint>{t('shipped_mails.is_same')}</Hint>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('shipped_mails.difference')}
        </Button>
        {!isReadOnly && (
          <Button size="small" onClick={() => onBack(shipped)}>
            {t('shipped_mails.back_to_shipped')}
          </Button>
        )}
      </Box>
      {isOpen &&
        differing.map((part) => (
          <Box key={part}>
            <Hint>{t(`mail_templates.${part}`)}</Hint>
            <MarkedDifference before={shipped[part]} after={values[part]} lang={language} />
          </Box>
        ))}
    </Box>
  );
}

/** One language: its words, the mail they make, and what they were before. */
function LanguagePanel({ info, language, words }: LanguagePanelProps) {
  const { t, locale } = useWording();
  const isReadOnly = useIsReadOnly();
  const own = useWordsOf(language);
  const putting = usePutting(own);
  const shipped = shippedIn(info, language);
  const [of, setOf] = useState<PreviewOf>({ sample: 0 });
  const hasWords = (part: Part) => own.values[part].trim() !== '';
  const isWritten = PARTS.every(hasWords);
  const asked = { mail_template_group_id: info.id, language, words: own.values, of };
  const preview = useMailPreview(asked, isWritten);
  const name = languageName(language, locale);
  const labelOf = (part: Part) => `${t(`mail_templates.${part}`)} (${name})`;
  const found = (isWritten && preview.data?.problems) || [];
  const problemsOf = (part: Part) => found.filter(({ field }) => field === part);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, pt: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LanguageNotes languages={words} />
      {putting.told && (
        <Alert
          severity="info"
          action={
            <Button size="small" onClick={putting.undo}>
              {t('shipped_mails.undo_back')}
            </Button>
          }
        >
          {putting.told.notice}
        </Alert>
      )}
      <WordsPair
        language={language}
        labels={{ template_subject: labelOf('template_subject'), template_body: labelOf('template_body') }}
        values={own.values}
        onChange={own.write}
        onBlur={own.blur}
        errors={own.errors}
        problems={{
          template_subject: problemsOf('template_subject'),
          template_body: problemsOf('template_body'),
        }}
        fields={info.fields}
        parts={info.parts}
        isReadOnly={isReadOnly}
        hint={t('mail_templates.body_hint')}
      />
      {shipped && (
        <ShippedWords
          shipped={shipped}
          language={language}
          values={own.values}
          onBack={(back) => putting.put(back, t('shipped_mails.back_hint'))}
        />
      )}
      {!isReadOnly && !shipped && PARTS.some(hasWords) && info.id !== null && (
        <Button size="small" onClick={() => words.remove(language)} sx={{ justifySelf: 'start' }}>
          {t('languages.remove', { language: name })}
        </Button>
      )}
      <Box component="section" aria-label={t('mail_preview.title')} sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="h2">
          {t('mail_preview.title')}
        </Typography>
        <Hint sx={{ mb: 1.5 }}>{t('mail_preview.hint')}</Hint>
        {isWritten ? (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PreviewOfField info={info} value={of} onChange={setOf} />
            <MailPreview preview={preview} lang={language} />
          </Box>
        ) : (
          <Typography color="textSecondary">{t('mail_preview.nothing')}</Typography>
        )}
      </Box>
      {info.id !== null && (
        <Versions
          templateId={info.id}
          language={language}
          shipped={shipped}
          onPutBack={
            isReadOnly
              ? null
              : (version, number) => putting.put(version, t('mail_versions.is_in_form', { number }))
          }
        />
      )}
    </Box>
  );
}

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
