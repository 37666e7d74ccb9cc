import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Loading, Message } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { filterChips, loosenings } from './filter-chips.ts';
import { isNarrowed, NO_SEARCH, searchPayload, writeSearch } from './search-address.ts';
import type { Search } from './search-address.ts';
import type { FilterNames } from './use-filter-names.ts';

/** Filters tried one by one; with the search without any, so many cheap calls at most. */
const TRIED = 4;

/** No job matches: which change would find some, and how many. */
export function NothingFound({ search, master }: { search: Search; master: FilterNames }) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const language = useScreenLanguage();
  const chips = filterChips(search, master, t, language);
  const changes = loosenings(search, chips, TRIED);
  const everything = { ...NO_SEARCH, sort: search.sort };
  const tries = [...changes.map((change) => change.search), ...(isNarrowed(search) ? [everything] : [])];
  const counts = useQueries({
    queries: tries.map((tried) => ({
      queryKey: ['search count', writeSearch(tried).toString()],
      queryFn: () => api.query('search_recruitments', searchPayload({ ...tried, sort: null }, 1)),
      staleTime: 60_000,
    })),
  });
  const countOf = (place: number) => counts[place]?.data?.total_count ?? 0;
  const shown = (count: number) => t('search.count', { count, shown: formatNumber(count, language) });
  const helping = changes
    .map((change, place) => ({ ...change, count: countOf(place) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const all = isNarrowed(search) ? countOf(tries.length - 1) : 0;
  const isCounting = counts.some(({ isPending }) => isPending);
  const onlyKeyword = chips.length === 1 && search.keyword !== '';

  function text() {
    if (helping.length > 0) return t('empty.loosen');
    if (onlyKeyword) return t('empty.keyword');
    return all > 0 && changes.length > 0 ? t('empty.nothingHelps') : all > 0 ? null : t('empty.text');
  }

  return (
    <Message
      icon={<ManageSearchOutlined />}
      title={t('empty.title')}
      action={
        !isCounting && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
            {helping.map(({ key, label, count, search: wider }) => (
              <Button key={key} variant="outlined" component={Link} to={`?${writeSearch(wider)}`}>
                {t('empty.without', { label, shown: shown(count) })}
              </Button>
            ))}
            {all > 0 && (
              <Button
                variant={helping.length > 0 ? 'text' : 'contained'}
                component={Link}
                to={`?${writeSearch(everything)}`}
              >
                {t('empty.clearAll', { shown: shown(all) })}
              </Button>
            )}
            {isNarrowed(search) && (
              <Typography variant="body2" color="textSecondary">
                {t('empty.saveIt')}
              </Typography>
            )}
          </Box>
        )
      }
    >
      {isCounting ? <Loading /> : text()}
    </Message>
  );
}
