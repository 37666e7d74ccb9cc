import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate.ts';
import { directionOf } from '../../../../web/languages.ts';
import type { Data } from '../../lib/record-changes.ts';
import { useIsReadOnly } from './form-context.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

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

/** The server gives links what they need when a page shows them. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

function VisualField({ name, label, language, wrongId }: RichTextFieldProps) {
  const { field, fieldState } = useController<Data>({ name });
  const isReadOnly = useIsReadOnly();
  const isWrong = fieldState.invalid || wrongId !== null;
  const value = typeof field.value === 'string' ? field.value : '';
  const editorProps = useMemo(
    () => ({
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
        dir: directionOf(language),
        ...(isWrong && { 'aria-invalid': 'true' }),
        ...(wrongId !== null && { 'aria-describedby': wrongId }),
      },
    }),
    [label, language, isWrong, wrongId],
  );
  /** The text as the form and the editor both have it. */
  const agreed = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps,
    onUpdate({ editor: updated }) {
      agreed.current = updated.isEmpty ? '' : updated.getHTML();
      field.onChange(agreed.current);
    },
    onBlur: field.onBlur,
  });
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useEffect(() => {
    if (editor.isDestroyed || value === agreed.current) return;
    // The form changed by another way: reset, undone, or another's change taken over.
    agreed.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box
      sx={{
        '& .ProseMirror': {
          minHeight: 180,
          p: 1,
          border: 1,
          borderColor: isWrong ? 'error.dark' : 'divider',
          borderRadius: 1,
          bgcolor: isReadOnly ? 'action.disabledBackground' : 'background.paper',
          overflowWrap: 'anywhere',
          '& > :first-of-type': { mt: 0 },
          '& > :last-child': { mb: 0 },
        },
      }}
    >
      {!isReadOnly && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
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
