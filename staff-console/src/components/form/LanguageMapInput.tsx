import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useLocale } from 'ra-core';
import { useController, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate.ts';
import { valueAt } from '../../lib/at-path.ts';
import { loadedAhead } from '../../lib/load-ahead.ts';
import { directionOf, languageName } from '../../../../web/languages.ts';
import type { Data } from '../../lib/record-changes.ts';
import { SightFirst } from '../SightFirst.tsx';
import { LanguageNotes } from './LanguageNotes.tsx';
import { useFieldInfo, useIsReadOnly } from './form-context.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { useLanguageMap, type LanguageMapState } from './use-language-map.ts';
import type { InputProps } from './use-record-field.ts';

const RichTextField = loadedAhead(() => import('./RichTextField.tsx'));

interface LanguageMapInputProps extends InputProps {
  /** One line, several lines, or formatted text (HTML). */
  kind?: 'line' | 'text' | 'rich';
  maxLength?: number;
  /** Languages that have inputs of their own. */
  apart?: readonly string[];
}

interface EditorProps {
  name: string;
  label: string;
  language: string;
  kind: 'line' | 'text' | 'rich';
  maxLength: number | undefined;
  /** Where what is wrong with the whole map is told, that no language has words say; null when nothing is. */
  wrongId: string | null;
}

function PlainText({ name, label, language, kind, maxLength, wrongId }: EditorProps) {
  const isReadOnly = useIsReadOnly();
  const { field, fieldState } = useController<Data>({ name });
  return (
    <TextField
      multiline={kind === 'text'}
      {...(kind === 'text' && { minRows: 4 })}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid || wrongId !== null}
      helperText={fieldState.error?.message}
      slotProps={{
        input: { readOnly: isReadOnly },
        htmlInput: {
          lang: language,
          dir: directionOf(language),
          maxLength,
          'aria-label': label,
          ...(wrongId !== null && { 'aria-describedby': wrongId }),
        },
      }}
    />
  );
}

/** The words of a formatted text, for reading beside another; nothing of it is run. */
const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

function Beside({ languages, kind }: { languages: LanguageMapState; kind: EditorProps['kind'] }) {
  const t = useTranslate();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const other = languages.all.find((code) => code !== languages.selected && languages.hasText(code));
  if (!other) return null;
  const text = languages.textOf(other);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('languages.compare')}: {languageName(other, locale)}
      </Button>
      {isOpen && (
        <Typography
          variant="body2"
          lang={other}
          dir={directionOf(other)}
          sx={{
            width: '100%',
            whiteSpace: 'pre-wrap',
            bgcolor: 'background.default',
            p: 1.5,
            borderRadius: 1,
          }}
        >
          {kind === 'rich' ? wordsOf(text) : text}
        </Typography>
      )}
    </>
  );
}

/**
 * A per-language map. One language is in an editor at a time, however many there are; the picker tells which
 * exist, which are missing, and which were left behind when another was changed.
 */
export function LanguageMapInput({
  source,
  label,
  hint,
  isRequired = false,
  kind = 'line',
  maxLength,
  apart,
}: LanguageMapInputProps) {
  const t = useTranslate();
  const locale = useLocale();
  const isReadOnly = useIsReadOnly();
  useFieldInfo(source, label, { isText: true });
  const languages = useLanguageMap(source, apart);
  const { errors } = useFormState<Data>({ name: source });
  const own = valueAt(errors, source) as { message?: unknown } | undefined;
  const message = typeof own?.message === 'string' ? own.message : undefined;
  const { selected } = languages;
  const name = `${source}.${selected}`;
  const language = languageName(selected, locale);
  const messageId = useId();
  const wrongId = message === undefined ? null : messageId;
  const loading = <Skeleton variant="rounded" height={240} />;
  const editor = { name, label: `${label} (${language})`, language: selected, wrongId };
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{
        border: 0,
        p: 0,
        m: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography variant="body2" component="div" sx={{ fontWeight: 700 }}>
        {label}
        {isRequired && (
          <Box component="span" aria-hidden sx={{ color: 'error.dark' }}>
            {' *'}
          </Box>
        )}
      </Typography>
      <LanguagePicker label={label} languages={languages} isReadOnly={isReadOnly} />
      <LanguageNotes languages={languages} />
      {kind === 'rich' ? (
        <SightFirst placeholder={loading}>
          <Suspense fallback={loading}>
            <RichTextField key={name} {...editor} />
          </Suspense>
        </SightFirst>
      ) : (
        <PlainText key={name} {...editor} kind={kind} maxLength={maxLength} />
      )}
      {(message ?? hint) && (
        <FormHelperText id={messageId} error={message !== undefined}>
          {message ?? hint}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        <Beside languages={languages} kind={kind} />
        {!isReadOnly && languages.hasText(selected) && (
          <Button size="small" onClick={() => languages.remove(selected)} sx={{ ml: 'auto' }}>
            {t('languages.remove', { language })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
