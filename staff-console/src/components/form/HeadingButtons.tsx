import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';

const LEVELS = [2, 3] as const;

/** Headings below the page's own; the toolbar's own list of levels is no list to a screen reader. */
export function HeadingButtons() {
  const t = useTranslate();
  const editor = useTiptapEditor();
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLevel(LEVELS.find((one) => editor.isActive('heading', { level: one })) ?? null);
    editor?.on('transaction', look);
    return () => {
      editor?.off('transaction', look);
    };
  }, [editor]);
  return (
    <ToggleButtonGroup size="small" value={level} exclusive aria-label={t('languages.headings')}>
      {LEVELS.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          disabled={!editor?.isEditable}
          aria-label={t('languages.heading', { level: one })}
          sx={{ fontSize: '0.8125rem', lineHeight: 1, px: 0.75 }}
          onClick={() => editor.chain().focus().toggleNode('heading', 'paragraph', { level: one }).run()}
        >
          H{one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
