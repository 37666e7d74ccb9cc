import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import {
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  type InterfaceLanguage,
} from '../../../../domain/languages.ts';
import type { MailWords } from '../../../../domain/mail-words.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import { fieldMessage } from '../../../../domain/messages/words.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { languageName } from '../../../../web/languages.ts';
import { Hint } from '../../components/Hint.tsx';
import { ChoiceButtons } from '../../components/choices.tsx';
import { ReferenceChoice } from '../../components/form/ReferenceChoice.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import type { WordsProblem } from '../../components/words/words-field.ts';
import { WordsPair } from '../../components/words/WordsPair.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import type { MailPart } from '../../lib/mail-fields.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { faultsOf } from './ask.ts';

type ByTemplate = Record<string, MailWords>;

/**
 * Words changed for one sending, by the template they come from. They are kept on this device until they are sent or
 * given up, and never taken into another sending unasked.
 */
export function useOwnWords(templateId: number | null) {
  const [draft, keep] = useDraft<ByTemplate>('recommend-words');
  const kept = draft ?? {};
  const [used, setUsed] = useState<readonly number[]>([]);
  const isUsed = templateId !== null && used.includes(templateId);
  const words = (templateId !== null && kept[templateId]) || null;

  const take = () => {
    if (templateId !== null && !isUsed) setUsed([...used, templateId]);
  };
  return {
    /** Those of this sending; null: the template's. */
    words: isUsed ? words : null,
    /** Whether there are some of before. */
    hasKept: !isUsed && words !== null,
    take,
    write(next: MailWords) {
      if (templateId === null) return;
      keep({ ...kept, [templateId]: next });
      take();
    },
    drop() {
      if (templateId === null) return;
      const { [templateId]: _gone, ...rest } = kept;
      keep(Object.keys(rest).length === 0 ? null : rest);
      setUsed(used.filter((id) => id !== templateId));
    },
  };
}

interface OwnWordsProps {
  words: MailWords;
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  onChange(words: MailWords): void;
  /** Back to the template's. */
  onBack(): void;
}

/** The words of this sending alone, a language at a time, judged as the server judges them. */
function OwnWords({ words, fields, parts, onChange, onBack }: OwnWordsProps) {
  const { t, locale } = useWording();
  const [language, setLanguage] = useState<InterfaceLanguage>(
    () =>
      [interfaceLanguage(locale), ...INTERFACE_LANGUAGES].find((code) => words.template_body[code]) ?? 'ja',
  );
  const faults = faultsOf(words);
  const problemsOf = (part: keyof MailWords): WordsProblem[] =>
    (faults[`${part}[${language}]`] ?? []).map((fault) => ({
      line: typeof fault.params?.['line'] === 'number' ? fault.params['line'] : null,
      column: typeof fault.params?.['column'] === 'number' ? fault.params['column'] : null,
      name: typeof fault.params?.['name'] === 'string' ? fault.params['name'] : null,
      message: fieldMessage(fault, locale),
    }));
  const wrong = INTERFACE_LANGUAGES.filter((code) =>
    Object.keys(faults).some((path) => path.endsWith(`[${code}]`)),
  );
  const name = languageName(language, locale);
  return (
    <Stack spacing={2}>
      <Hint>{t('recommend_mails.own.hint')}</Hint>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ChoiceButtons<InterfaceLanguage>
          label={t('recommend_mails.own.language')}
          value={language}
          choices={INTERFACE_LANGUAGES.map((value) => ({ value, label: languageName(value, locale) }))}
          onChoose={setLanguage}
        />
        <Button onClick={onBack} sx={{ ml: 'auto' }}>
          {t('recommend_mails.own.back')}
        </Button>
      </Box>
      {wrong.length > 0 && (
        <Alert severity="warning">
          {t('recommend_mails.own.faults', {
            languages: wrong.map((code) => languageName(code, locale)).join(', '),
          })}
        </Alert>
      )}
      <WordsPair
        key={language}
        language={language}
        labels={{
          template_subject: t('recommend_mails.own.subject', { language: name }),
          template_body: t('recommend_mails.own.body', { language: name }),
        }}
        values={{
          template_subject: words.template_subject[language] ?? '',
          template_body: words.template_body[language] ?? '',
        }}
        onChange={(part, text) => onChange({ ...words, [part]: { ...words[part], [language]: text } })}
        problems={{
          template_subject: problemsOf('template_subject'),
          template_body: problemsOf('template_body'),
        }}
        fields={fields}
        parts={parts}
        hint={t('mail_templates.body_hint')}
      />
    </Stack>
  );
}

interface WordsFieldsProps {
  templateId: number | null;
  onChoose(templateId: number | null): void;
  own: ReturnType<typeof useOwnWords>;
}

/** The template, and its words changed for this sending where somebody wants that. */
export function WordsFields({ templateId, onChoose, own }: WordsFieldsProps) {
  const t = useTranslate();
  const { data, error, refetch } = useGetOne<StaffRecord<'mail_template_groups'>>(
    'mail_template_groups',
    { id: templateId ?? 0, meta: WHOLE_RECORD },
    { enabled: templateId !== null },
  );
  return (
    <Stack spacing={2}>
      <ReferenceChoice<StaffRow<'mail_template_groups'>>
        label={t('recommend_mails.template')}
        reference="mail_template_groups"
        nameOf={(row) => row.name}
        filter={{ kind: 'own' }}
        sort={{ field: 'name', order: 'ASC' }}
        isRequired
        ids={templateId === null ? [] : [templateId]}
        onChoose={([id]) => onChoose(id ?? null)}
      />
      {templateId !== null && error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {own.hasKept && (
        <Alert
          severity="info"
          action={
            <>
              <Button size="small" onClick={own.take}>
                {t('recommend_mails.own.take')}
              </Button>
              <Button size="small" onClick={own.drop}>
                {t('recommend_mails.own.drop')}
              </Button>
            </>
          }
        >
          {t('recommend_mails.own.kept')}
        </Alert>
      )}
      {own.words && (
        <OwnWords
          key={templateId}
          words={own.words}
          fields={data?.merge_fields ?? []}
          parts={data?.components ?? []}
          onChange={own.write}
          onBack={own.drop}
        />
      )}
      {templateId !== null && !own.words && !own.hasKept && (
        <Button
          variant="outlined"
          disabled={!data}
          onClick={() =>
            data && own.write({ template_subject: data.template_subject, template_body: data.template_body })
          }
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('recommend_mails.own.write')}
        </Button>
      )}
    </Stack>
  );
}
