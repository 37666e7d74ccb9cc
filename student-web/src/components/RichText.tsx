import Box from '@mui/material/Box';
import { pickText } from '../../../domain/languages.ts';
import type { LanguageMap } from '../lib/api-types.ts';
import { usePageLanguage } from '../lib/page-language.ts';
import { directionOf } from '../../../web/languages.ts';
import { LanguageLabel } from './LangText.tsx';

/** HTML that the server has cleaned (articles, lessons, events), in the page language or the nearest there is. */
export function RichText({ map }: { map: LanguageMap | null | undefined }) {
  const language = usePageLanguage();
  const picked = pickText(map, language);
  if (!picked) return null;
  return (
    <Box>
      {picked.language !== language && <LanguageLabel code={picked.language} language={language} />}
      <Box
        lang={picked.language}
        dir={directionOf(picked.language)}
        sx={{
          overflowWrap: 'anywhere',
          '& h2': { typography: 'h2', mt: 0, mb: 1 },
          '& h3': { typography: 'h3', mt: 0, mb: 0.5 },
          '& > * + h2': { mt: 4 },
          '& > * + h3': { mt: 3 },
          // Space goes between two, so the first has none above it.
          '& p, & ul, & ol, & blockquote': { my: 0 },
          '& > * + :is(p, ul, ol, table, blockquote, details)': { mt: 1.5 },
          // An exercise: the answer folds out under its question.
          '& details': {
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            bgcolor: 'background.paper',
            px: 2,
          },
          '& summary': { py: 1.5, fontWeight: 600, cursor: 'pointer' },
          '& details > :last-child:not(summary)': { mb: 2 },
          '& details > * + :is(p, ul, ol)': { mt: 1 },
          '& li': { mb: 0.5 },
          '& a': { color: 'secondary.main' },
          '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
          '& th, & td': { border: 1, borderColor: 'divider', p: 1, textAlign: 'start' },
          '& blockquote': { mx: 0, pl: 2, borderInlineStart: 4, borderColor: 'primary.main' },
        }}
        dangerouslySetInnerHTML={{ __html: picked.text }}
      />
    </Box>
  );
}
