import AddIcon from '../../../../web/icons/Add.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import { TrySearch } from './TrySearch.tsx';
import { Understood } from './Understood.tsx';

type EmptySearch = QueryAnswer<'hf_member__get_empty_searches'>['empty_searches'][number];

const STEP = 5;

function Search({ search }: { search: EmptySearch }) {
  const { t, locale, member } = useWording();
  const { keyword, times, last_day, pieces } = search;
  const isKnown = pieces.every((piece) => piece.is_known);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 700, mr: 1, overflowWrap: 'anywhere' }}>
          {keyword}
        </Typography>
        <Hint component="span">
          {t('search_aliases.times', { smart_count: times })} ·{' '}
          {t('search_aliases.last', { day: formatDay(last_day, locale) })}
        </Hint>
        <Understood pieces={pieces} />
      </Box>
      {isKnown && (
        <Chip
          size="small"
          label={t('search_aliases.understood')}
          sx={{ bgcolor: 'success.light', color: 'success.dark' }}
        />
      )}
      {member.role === 'manager' && !isKnown && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/search_aliases/create?${new URLSearchParams({ name: keyword }).toString()}`}
          startIcon={<AddIcon />}
          aria-label={t('search_aliases.add_of', { keyword })}
        >
          {t('search_aliases.add')}
        </Button>
      )}
    </Box>
  );
}

/** What was searched in vain of late, how it is understood now, and a field to try a search. */
export function EmptySearches() {
  const { t } = useWording();
  const api = useApi();
  const id = useId();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['empty_searches'],
    queryFn: ({ pageParam }) =>
      api.query('hf_member__get_empty_searches', { page: pageParam, per_page: STEP }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total_count }) =>
      page * per_page < total_count ? page + 1 : undefined,
  });
  const searches = data?.pages.flatMap(({ empty_searches }) => empty_searches) ?? [];
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mt: 2 }}>
      <Typography id={id} component="h2" variant="h2">
        {t('search_aliases.found_nothing')}
      </Typography>
      <Hint sx={{ mb: 1 }}>{t('search_aliases.found_nothing_hint')}</Hint>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && searches.length === 0 && <Hint>{t('search_aliases.none_found')}</Hint>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {searches.map((search) => (
          <Search key={search.keyword} search={search} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('search_aliases.more')}
        </Button>
      )}
      <Box sx={{ mt: 2 }}>
        <TrySearch />
      </Box>
    </Paper>
  );
}
