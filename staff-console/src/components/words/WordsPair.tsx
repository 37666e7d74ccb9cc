import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { MAIL_WORDS_MAX } from '../../../../domain/mail-words.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import type { MailPart } from '../../lib/mail-fields.ts';
import { FieldsToUse } from './FieldsToUse.tsx';
import { WordsEditor } from './WordsEditor.tsx';
import type { WordsHandle, WordsProblem } from './words-field.ts';

export type WordsPart = 'template_subject' | 'template_body';

interface WordsPairProps {
  /** In which they are written. */
  language: string;
  labels: Record<WordsPart, string>;
  values: Record<WordsPart, string>;
  onChange(part: WordsPart, text: string): void;
  onBlur?: (part: WordsPart) => void;
  errors?: Partial<Record<WordsPart, string | undefined>>;
  problems: Record<WordsPart, readonly WordsProblem[]>;
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  isReadOnly?: boolean;
  hint?: string;
}

/** Subject and body of a mail in one language, with what can be put into them. */
export function WordsPair({ isReadOnly = false, hint, ...props }: WordsPairProps) {
  const t = useTranslate();
  const editors = {
    template_subject: useRef<WordsHandle>(null),
    template_body: useRef<WordsHandle>(null),
  };
  const [active, setActive] = useState<WordsPart>('template_body');
  const editor = (part: WordsPart) => (
    <WordsEditor
      handle={editors[part]}
      label={props.labels[part]}
      language={props.language}
      value={props.values[part]}
      onChange={(text) => props.onChange(part, text)}
      onBlur={() => props.onBlur?.(part)}
      onFocus={() => setActive(part)}
      error={props.errors?.[part]}
      problems={props.problems[part]}
      fields={props.fields}
      parts={props.parts}
      maxLength={part === 'template_subject' ? MAIL_WORDS_MAX.subject : MAIL_WORDS_MAX.body}
      isSingleLine={part === 'template_subject'}
      isReadOnly={isReadOnly}
      isRequired={!isReadOnly}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {editor('template_subject')}
        {editor('template_body')}
        {!isReadOnly && (
          <Typography variant="caption" color="textSecondary" sx={{ mt: -1 }}>
            {hint} {t('words_editor.keys')}
          </Typography>
        )}
      </Box>
      <FieldsToUse
        fields={props.fields}
        parts={props.parts}
        isSubject={active === 'template_subject'}
        isReadOnly={isReadOnly}
        onField={(field) => editors[active].current?.insertField(field)}
        onPart={(part) => editors[active].current?.insertPart(part)}
      />
    </Box>
  );
}
