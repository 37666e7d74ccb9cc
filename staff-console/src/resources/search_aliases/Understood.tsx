import Box from '@mui/material/Box';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { Hint } from '../../components/Hint.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useFacts } from './facts.ts';

type Pieces = QueryAnswer<'hf_member__explain_keyword'>['pieces'];

/** How a keyword is understood: its pieces, each with what it means. */
export function Understood({ pieces }: { pieces: Pieces }) {
  const t = useTranslate();
  const { lineOf } = useFacts();
  const meaningOf = ({ is_known, is_unwanted, means, names }: Pieces[number]) => {
    if (!is_known) return t('search_aliases.words_only');
    if (is_unwanted) return t('search_aliases.unwanted', { name: lineOf(means) });
    if (means.length > 0) return lineOf(means);
    return t('search_aliases.same_words', { names: names.join(', ') });
  };
  return (
    <Hint component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {pieces.map((piece, place) => (
        <Box component="span" key={`${place} ${piece.text}`} sx={{ mr: 1.5, display: 'inline-block' }}>
          <Box component="span" sx={{ fontWeight: 700, color: 'text.primary' }}>
            {piece.text}
          </Box>
          {' → '}
          {meaningOf(piece)}
        </Box>
      ))}
    </Hint>
  );
}
