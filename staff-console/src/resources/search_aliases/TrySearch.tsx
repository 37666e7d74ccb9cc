import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';
import { Understood } from './Understood.tsx';

type Explained = QueryAnswer<'hf_member__explain_keyword'>;

function Answer({ explained }: { explained: Explained }) {
  const t = useTranslate();
  const { pieces, total_count, corrected_query, ignored_words, is_partial_match } = explained;
  const notes = [
    t('search_aliases.jobs', { smart_count: total_count }),
    corrected_query !== null && t('search_aliases.corrected', { words: corrected_query }),
    ignored_words.length > 0 && t('search_aliases.left_out', { words: ignored_words.join(' ') }),
    is_partial_match && t('search_aliases.partly'),
  ];
  return (
    <Box component="output" sx={{ display: 'block', mt: 1 }}>
      <Understood pieces={pieces} />
      <Hint component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {notes.filter((note) => note !== false).join(' · ')}
      </Hint>
    </Box>
  );
}

/**
 * A keyword to try: how the search understands it now, and how many jobs it finds.
 * @param start what is tried before anything is typed
 */
export function TrySearch({ start = '' }: { start?: string }) {
  const t = useTranslate();
  const api = useApi();
  const [keyword, setKeyword] = useState(start);
  const { data, error, refetch } = useQuery({
    queryKey: ['explain_keyword', keyword],
    queryFn: () => api.query('hf_member__explain_keyword', { keyword }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <SearchField
        label={t('search_aliases.try')}
        clearLabel={t('list.clear_search')}
        value={keyword}
        onSearch={setKeyword}
      />
      {keyword === '' && <Hint sx={{ mt: 1 }}>{t('search_aliases.try_hint')}</Hint>}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {keyword !== '' && data && <Answer explained={data} />}
    </Box>
  );
}
