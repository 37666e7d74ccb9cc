import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate.ts';
import { directionOf } from '../../../../web/languages.ts';
import type { Data } from '../../lib/record-changes.ts';
import { useIsReadOnly } from './form-context.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

/** What the visual editor would drop without a word. */
const NEEDS_HTML = /<(table|ruby|pre|details|h[456])\b/i;

interface RichTextFieldProps {
  name: string;
  label: string;
  language: string;
  /** Where what is wrong with all languages together is told; null when nothing is. */
  wrongId: string | null;
}

function HtmlField({ name, label, language, wrongId }: RichTextFieldProps) {
  const { field, fieldState } = useController<Data>({ name });
  const isReadOnly = useIsReadOnly();
  return (
    <TextField
      multiline
      minRows={8}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid || wrongId !== null}
      helperText={fieldState.error?.message}
      slotProps={{
        input: { readOnly: isReadOnly, sx: { fontFamily: 'monospace', fontSize: '0.875rem' } },
        htmlInput: {
          lang: language,
          dir: directionOf(language),
          'aria-label': label,
          spellCheck: false,
          ...(wrongId !== null && { 'aria-describedby': wrongId }),
        },
      }}
    />
  );
}

function VisualField({ name, label, language, wrongId }: RichTextFieldProps) {
  const { fieldState } = useController<Data>({ name });
  const isReadOnly = useIsReadOnly();
  const isWrong = fieldState.invalid || wrongId !== null;
  const options = useMemo(
    () => ({
      ...DefaultEditorOptions,
      editorProps: {
        attributes: {
          'aria-label': label,
          'aria-multiline': 'true',
          role: 'textbox',
          lang: language,
          dir: directionOf(language),
          ...(isWrong && { 'aria-invalid': 'true' }),
          ...(wrongId !== null && { 'aria-describedby': wrongId }),
        },
      },
    }),
    [label, language, isWrong, wrongId],
  );
  return (
    <Box
      sx={{
        '& .RaRichTextInput-editorContent > div, & .ProseMirror': {
          minHeight: 180,
          bgcolor: 'background.paper',
        },
        ...(isWrong && { '& .ProseMirror': { outline: 1, outlineColor: 'error.dark' } }),
        '& .MuiFormHelperText-root:empty': { display: 'none' },
      }}
    >
      <RichTextInput
        source={name}
        label={false}
        helperText={false}
        readOnly={isReadOnly}
        editorOptions={options}
        toolbar={
          isReadOnly ? (
            <span />
          ) : (
            <RichTextInputToolbar size="small">
              <HeadingButtons />
              <FormatButtons size="small" />
              <ListButtons size="small" />
              <LinkButtons size="small" />
              <QuoteButtons size="small" />
              <ClearButtons size="small" />
            </RichTextInputToolbar>
          )
        }
      />
    </Box>
  );
}

/**
 * A formatted text (HTML, cleaned by the server). Texts with what the visual editor cannot hold open as HTML,
 * so that opening and saving one loses nothing.
 */
export default function RichTextField(props: RichTextFieldProps) {
  const t = useTranslate();
  const { field } = useController<Data>({ name: props.name });
  const [needsHtml] = useState(() => NEEDS_HTML.test(String(field.value ?? '')));
  const [isHtml, setHtml] = useState(needsHtml);
  return (
    <Box>
      {isHtml ? <HtmlField {...props} /> : <VisualField {...props} />}
      {needsHtml ? (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('languages.html_hint')}
        </Typography>
      ) : (
        <Button size="small" onClick={() => setHtml(!isHtml)} sx={{ mt: 0.5 }}>
          {t(isHtml ? 'languages.visual' : 'languages.html')}
        </Button>
      )}
    </Box>
  );
}
