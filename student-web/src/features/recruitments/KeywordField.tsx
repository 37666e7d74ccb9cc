import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { KEYWORD_MAX } from '../../../../domain/constants.ts';

/** The keyword; searching waits for Enter or the button, so that Japanese input is not interrupted. */
export function KeywordField({ keyword, onSearch }: { keyword: string; onSearch(keyword: string): void }) {
  const { t } = useTranslation('job_search');
  const [text, setText] = useState(keyword);
  return (
    <search>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}
      >
        <TextField
          type="search"
          label={t('filter.keyword')}
          placeholder={t('filter.keywordExample')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            htmlInput: { maxLength: KEYWORD_MAX, enterKeyHint: 'search' },
            inputLabel: { shrink: true },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          aria-label={t('filter.search')}
          sx={{ minWidth: 56, borderRadius: 3 }}
        >
          <SearchOutlined />
        </Button>
      </Box>
    </search>
  );
}
