import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ComponentType, type FormEvent, type ReactNode, useRef, useState } from 'react';
import FormatBoldIcon from '../../../../web/icons/FormatBold.tsx';
import FormatClearIcon from '../../../../web/icons/FormatClear.tsx';
import FormatItalicIcon from '../../../../web/icons/FormatItalic.tsx';
import FormatListBulletedIcon from '../../../../web/icons/FormatListBulleted.tsx';
import FormatListNumberedIcon from '../../../../web/icons/FormatListNumbered.tsx';
import FormatQuoteIcon from '../../../../web/icons/FormatQuote.tsx';
import FormatUnderlinedIcon from '../../../../web/icons/FormatUnderlined.tsx';
import InsertLinkIcon from '../../../../web/icons/InsertLink.tsx';
import StrikethroughIcon from '../../../../web/icons/StrikethroughS.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const HEADING_LEVELS = [2, 3] as const;

interface Mark {
  /** As Tiptap names it; its text is 'rich_text.<name>'. */
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'blockquote';
  Icon: ComponentType<{ fontSize: 'small' }>;
  toggle: (editor: Editor) => void;
}

const FORMATS: Mark[] = [
  { name: 'bold', Icon: FormatBoldIcon, toggle: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: FormatItalicIcon, toggle: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    Icon: FormatUnderlinedIcon,
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    Icon: StrikethroughIcon,
    toggle: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];

const BLOCKS: Mark[] = [
  {
    name: 'bulletList',
    Icon: FormatListBulletedIcon,
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: FormatListNumberedIcon,
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    Icon: FormatQuoteIcon,
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** What the toolbar marks as switched on where the cursor stands. */
function useActive(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      level: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })) ?? null,
      marks: [...FORMATS, ...BLOCKS].map(({ name }) => name).filter((name) => editor.isActive(name)),
      link: editor.isActive('link'),
    }),
  });
}

interface ToolProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, isOn, onPress, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <ToggleButton
        size="small"
        value={label}
        selected={isOn}
        aria-label={label}
        onClick={onPress}
        sx={{ px: 0.75, lineHeight: 1, fontSize: '0.8125rem' }}
      >
        {children}
      </ToggleButton>
    </Tooltip>
  );
}

const focusInput = (input: HTMLInputElement | null) => input?.focus();

function LinkTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const t = useTranslate();
  const anchor = useRef<HTMLDivElement>(null);
  /** The address being typed; null while the popover is closed. */
  const [address, setAddress] = useState<string | null>(null);
  const open = () => {
    const { href } = editor.getAttributes('link');
    setAddress(typeof href === 'string' ? href : 'https://');
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The popover stands in the record's form, and React passes the event on to it.
    event.stopPropagation();
    const href = address?.trim() ?? '';
    setAddress(null);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '' || href === 'https://') chain.unsetLink().run();
    else chain.setLink({ href }).run();
  };
  return (
    <div ref={anchor}>
      <Tool label={t('rich_text.link')} isOn={isOn} onPress={open}>
        <InsertLinkIcon fontSize="small" />
      </Tool>
      <Popover open={address !== null} anchorEl={() => anchor.current} onClose={() => setAddress(null)}>
        <Stack component="form" direction="row" spacing={1} sx={{ p: 1.5 }} onSubmit={apply} noValidate>
          <TextField
            inputRef={focusInput}
            size="small"
            type="url"
            label={t('rich_text.address')}
            value={address ?? ''}
            onChange={(event) => setAddress(event.target.value)}
            sx={{ width: 320, maxWidth: '60vw' }}
          />
          <Button type="submit">{t('rich_text.apply')}</Button>
        </Stack>
      </Popover>
    </div>
  );
}

/** The buttons above a formatted text. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const t = useTranslate();
  const active = useActive(editor);
  const marks = (list: Mark[]) =>
    list.map(({ name, Icon, toggle }) => (
      <Tool
        key={name}
        label={t(`rich_text.${name}`)}
        isOn={active.marks.includes(name)}
        onPress={() => toggle(editor)}
      >
        <Icon fontSize="small" />
      </Tool>
    ));
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t('rich_text.formats')}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      <ToggleButtonGroup size="small" aria-label={t('rich_text.headings')}>
        {HEADING_LEVELS.map((level) => (
          <Tool
            key={level}
            label={t('rich_text.heading', { level })}
            isOn={active.level === level}
            onPress={() => editor.chain().focus().toggleHeading({ level }).run()}
          >
            H{level}
          </Tool>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup size="small">{marks(FORMATS)}</ToggleButtonGroup>
      <ToggleButtonGroup size="small">{marks(BLOCKS)}</ToggleButtonGroup>
      <LinkTool editor={editor} isOn={active.link} />
      <Tool
        label={t('rich_text.clear')}
        isOn={false}
        onPress={() => editor.chain().focus().clearNodes().unsetAllMarks().run()}
      >
        <FormatClearIcon fontSize="small" />
      </Tool>
    </Stack>
  );
}
