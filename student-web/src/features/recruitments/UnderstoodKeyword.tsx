import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { writeSearch } from './search-address.ts';
import type { Search } from './search-address.ts';

interface Props {
  search: Search;
  /** As search_recruitments tells it. */
  understood: {
    corrected_query: string | null;
    ignored_words: string[];
    is_partial_match: boolean;
    full_match_count: number;
  };
}

/** Says what was made of a keyword: typing errors that were corrected, with the way back, and what was left out. */
export function UnderstoodKeyword({ search, understood }: Props) {
  const { t } = useTranslation('job_search');
  const { corrected_query, ignored_words, is_partial_match, full_match_count } = understood;
  const language = useScreenLanguage();
  if (corrected_query === null && ignored_words.length === 0 && !is_partial_match) return null;
  return (
    <Box component="output" sx={{ display: 'grid', gap: 0.5, mb: 2 }}>
      {corrected_query !== null && (
        <Typography>
          {t('corrected.shown', { query: corrected_query })}{' '}
          <Link component={RouterLink} to={`?${writeSearch({ ...search, isAsTyped: true, page: 1 })}`}>
            {t('corrected.asTyped', { query: search.keyword })}
          </Link>
        </Typography>
      )}
      {ignored_words.length > 0 && (
        <Typography>{t('corrected.ignored', { words: ignored_words.join(' ') })}</Typography>
      )}
      {is_partial_match && (
        <Typography>
          {full_match_count > 0
            ? t('corrected.partialSome', {
                count: full_match_count,
                shown: formatNumber(full_match_count, language),
              })
            : t('corrected.partial')}
        </Typography>
      )}
    </Box>
  );
}
