import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import LightbulbOutlined from '../../../../web/icons/LightbulbOutlined.tsx';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { pickText } from '../../../../domain/languages.ts';
import type { ResumeQuestion } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';

interface Props {
  question: ResumeQuestion['resume_question'];
  isJapaneseOnly: boolean;
  onInsert(templateId: number, text: string): void;
}

/** Openings to start a text from; they are put after what is already written. */
export function TemplatePicker({ question, isJapaneseOnly, onInsert }: Props) {
  const { t } = useTranslation('resume');
  const language = usePageLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { templates, default_template_id } = question;
  if (templates.length === 0) return null;
  const sorted = templates.toSorted(
    (a, b) => Number(b.id === default_template_id) - Number(a.id === default_template_id),
  );
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<LightbulbOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('template.insert')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sorted.map((template) => (
          <MenuItem
            key={template.id}
            onClick={() => {
              setAnchor(null);
              const picked = pickText(template.template_text, isJapaneseOnly ? 'ja' : language);
              if (picked) onInsert(template.id, picked.text);
            }}
            sx={{ whiteSpace: 'normal', maxWidth: 420 }}
          >
            {pickText(template.template_name, language)?.text}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
