import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { directionOf } from '../../../../web/languages.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import { loadedAhead } from '../../lib/load-ahead.ts';
import type { MailPart } from '../../lib/mail-fields.ts';
import { tagFaults, writingAt } from '../../lib/mail-tags.ts';
import { useOffer } from './use-offer.ts';
import { markOf, type CodeFault, type WordsHandle, type WordsProblem } from './words-field.ts';

const CodeField = loadedAhead(() => import('./CodeField.tsx'));

export interface WordsEditorProps {
  label: string;
  value: string;
  onChange(text: string): void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** In which it is written. */
  language: string;
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  /** A sentence of a refusal; with a line of its own in it, it is not marked in the text. */
  error?: string | undefined;
  problems?: readonly WordsProblem[];
  maxLength: number;
  isSingleLine?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  handle?: Ref<WordsHandle>;
}

interface Sentence {
  message: string;
  line: number | null;
  at: number | null;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** How full a text is told when it is nearly so. */
const NEARLY = 0.9;

/** What is wrong: the server's findings, and what can be seen of the braces before it has looked. */
function useFaults(text: string, problems: readonly WordsProblem[], cursor: number | null) {
  const t = useTranslate();
  return useMemo(() => {
    const isWriting = cursor !== null && writingAt(text, cursor) !== null;
    const told = problems
      .map((problem) => ({ ...problem, mark: markOf(text, problem) }))
      // A tag that is being written is not told to be broken.
      .filter(({ mark }) => !(isWriting && mark && mark.from <= cursor && cursor <= mark.to));
    const lines = new Set(told.map(({ line }) => line));
    const own = tagFaults(text, cursor)
      .map(({ kind, text: what, ...mark }) => ({
        line: lineOf(text, mark.from),
        mark,
        message: t(`words_editor.fault.${kind}`, { text: what.replace(/\s+/g, ' ').slice(0, 40) }),
      }))
      .filter(({ line }) => !lines.has(line));
    const all = [...told, ...own];
    const marks = all.flatMap(({ mark, message }): CodeFault[] => (mark ? [{ ...mark, message }] : []));
    const sentences = all.map(({ message, line, mark }): Sentence => ({
      message,
      line,
      at: mark?.from ?? null,
    }));
    return { marks, sentences: sentences.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  }, [text, problems, cursor, t]);
}

/** The place a sentence begins with, when it begins with one: "Line 3: ", 「3行目：」. */
function inTwo(message: string, line: number, place: string): [string, string] {
  const end = message.search(/[:：]/) + 1;
  const isTold = end > 0 && end < 40 && message.slice(0, end).includes(String(line));
  return isTold ? [message.slice(0, end), message.slice(end).trim()] : [place, message];
}

function Sentences({ sentences, goTo }: { sentences: readonly Sentence[]; goTo(at: number): void }) {
  const t = useTranslate();
  return sentences.map(({ message, line, at }) => {
    const isPlaced = line !== null && at !== null;
    const [place, rest] = isPlaced ? inTwo(message, line, t('words_editor.line', { line })) : ['', message];
    return (
      <Box component="li" key={`${line} ${at} ${message}`} sx={{ overflowWrap: 'anywhere' }}>
        {isPlaced && (
          <>
            <Link
              component="button"
              type="button"
              onClick={() => goTo(at)}
              sx={{ font: 'inherit', color: 'inherit', verticalAlign: 'baseline', minHeight: 24 }}
            >
              {place}
            </Link>{' '}
          </>
        )}
        {rest}
      </Box>
    );
  });
}

const NONE: readonly WordsProblem[] = [];

/**
 * Words of a mail with fields in double braces: they are completed while one types, and what is wrong is marked at its
 * place and told below. Of one line for subjects.
 */
export function WordsEditor(props: WordsEditorProps) {
  const { label, value, language, isSingleLine = false, isReadOnly = false, maxLength, error } = props;
  const t = useTranslate();
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const code = useRef<WordsHandle>(null);
  const offer = useOffer(props.fields, props.parts, isSingleLine);
  const { marks, sentences } = useFaults(value, isReadOnly ? NONE : (props.problems ?? NONE), cursor);
  const isTooLong = value.length > maxLength;
  const shown = isReadOnly ? [] : sentences;
  const isWrong = shown.length > 0 || error !== undefined || isTooLong;
  const tellsCount = !isReadOnly && value.length > maxLength * NEARLY;
  useImperativeHandle(props.handle, () => ({
    insertField: (field) => code.current?.insertField(field),
    insertPart: (part) => code.current?.insertPart(part),
    goTo: (at) => code.current?.goTo(at),
  }));
  const described = [isWrong && `${id}-wrong`, tellsCount && `${id}-count`].filter(Boolean).join(' ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="div" aria-hidden sx={{ fontWeight: 700, mb: 0.5 }}>
        {label}
        {props.isRequired && (
          <Box component="span" sx={{ color: 'error.dark' }}>
            {' *'}
          </Box>
        )}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: isWrong ? 'error.dark' : '#7F959E',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:hover': { borderColor: isWrong ? 'error.dark' : 'text.primary' },
          '&:focus-within': {
            borderColor: isWrong ? 'error.dark' : 'secondary.main',
            boxShadow: (theme) =>
              `0 0 0 1px ${isWrong ? theme.palette.error.dark : theme.palette.secondary.main}`,
          },
          '& .cm-content:focus-visible': { outline: 'none' },
          '& .cm-editor': { borderRadius: 1 },
        }}
      >
        <Suspense
          fallback={
            <Skeleton
              component="output"
              variant="rounded"
              height={isSingleLine ? 38 : 210}
              aria-label={t('words_editor.loading')}
            />
          }
        >
          <CodeField
            handle={code}
            value={value}
            onChange={props.onChange}
            onBlur={() => props.onBlur?.()}
            onCursor={(at) => {
              if (at !== null && cursor === null) props.onFocus?.();
              setCursor(at);
            }}
            offer={offer}
            faults={marks}
            isSingleLine={isSingleLine}
            isReadOnly={isReadOnly}
            attributes={{
              'aria-label': label,
              'aria-multiline': String(!isSingleLine),
              lang: language,
              dir: directionOf(language),
              spellcheck: 'true',
              autocorrect: 'off',
              ...(props.isRequired && { 'aria-required': 'true' }),
              ...(isWrong && { 'aria-invalid': 'true' }),
              ...(described && { 'aria-describedby': described }),
            }}
            phrases={{
              Completions: t('words_editor.completions'),
            }}
          />
        </Suspense>
      </Box>
      {isWrong && (
        <FormHelperText component="div" error id={`${id}-wrong`} sx={{ mt: 0.75 }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
            {error !== undefined && !shown.some(({ message }) => message === error) && <li>{error}</li>}
            <Sentences sentences={shown} goTo={(at) => code.current?.goTo(at)} />
          </Box>
        </FormHelperText>
      )}
      {tellsCount && (
        <FormHelperText id={`${id}-count`} error={isTooLong}>
          {t('words_editor.count', { count: value.length, max: maxLength })}
        </FormHelperText>
      )}
    </Box>
  );
}
