import ManageSearchOutlined from '../../../../web/icons/ManageSearchOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loading, Message } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { Deferred } from '../../lib/deferred-component.ts';
import { formatNumber } from '../../lib/money.ts';
import { usePageLanguage, useScreenLanguage } from '../../lib/page-language.ts';
import { answerFirst } from './answer-first.ts';
import { filterChips, loosenings } from './filter-chips.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { isNarrowed, NO_SEARCH, searchQuery, withSuggestion, writeSearch } from './search-address.ts';
import type { Search } from './search-address.ts';
import { useKindNames } from './use-suggestions.ts';
import type { FilterNames } from './use-filter-names.ts';

/** A search that finds more. */
interface Way {
  key: string;
  label: string;
  search: Search;
}

interface Props {
  search: Search;
  master: FilterNames;
  own: Student | null;
}

/** No job matches: which change would find some, and how many. */
export function NothingFound({ search, master, own }: Props) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const kindNames = useKindNames();
  const language = useScreenLanguage();
  const pageLanguage = usePageLanguage();
  const payload = {
    ...searchQuery(search),
    ...(search.isAsTyped && { is_as_typed: true }),
    ...(search.sort && { sort: search.sort }),
  };
  const { data: explained, isPending } = useQuery({
    queryKey: ['no hits', pageLanguage, payload],
    queryFn: () => api.query('explain_no_hits', payload),
    staleTime: 60_000,
  });
  const everything = { ...NO_SEARCH, sort: search.sort };
  const shown = (count: number) => t('search.count', { count, shown: formatNumber(count, language) });
  const chips = filterChips(search, master, t, language);

  const withoutWords = (explained?.without_words ?? []).map(
    ({ words, full_text_search_query: keyword, total_count }): Way => ({
      key: `word ${words}`,
      label: t('empty.withoutWord', { word: words, shown: shown(total_count) }),
      search: { ...search, keyword, page: 1 },
    }),
  );
  const counts = new Map(explained?.without_filters.map(({ filter, total_count }) => [filter, total_count]));
  counts.set('keyword', explained?.without_keyword_count ?? 0);
  const withoutFilters = loosenings(search, chips).flatMap(({ key, label, search: wider }): Way[] => {
    const count = counts.get(key) ?? 0;
    return count === 0
      ? []
      : [{ key, label: t('empty.without', { label, shown: shown(count) }), search: wider }];
  });
  const withoutFiltersCount = explained?.without_all_filters_count ?? 0;
  const keywordAlone: Way[] =
    withoutFiltersCount === 0
      ? []
      : [
          {
            key: 'keyword alone',
            label: t('empty.keywordAlone', { word: search.keyword, shown: shown(withoutFiltersCount) }),
            search: { ...everything, keyword: search.keyword },
          },
        ];
  const helping = [...withoutWords, ...withoutFilters, ...keywordAlone];
  const meant = [
    ...(explained?.spellings ?? []).map(({ full_text_search_query: keyword, total_count }): Way => ({
      key: `spelling ${keyword}`,
      label: t('empty.counted', { name: keyword, shown: shown(total_count) }),
      search: { ...search, keyword, isAsTyped: false, page: 1 },
    })),
    ...(explained?.names ?? []).map((suggestion): Way => ({
      key: `name ${suggestion.kind} ${suggestion.name}`,
      label: t('empty.counted', {
        name: t('labelled', { label: kindNames[suggestion.kind], value: suggestion.name }),
        shown: shown(suggestion.job_count),
      }),
      search: withSuggestion(everything, suggestion),
    })),
  ];
  const categories = (explained?.categories ?? []).map((suggestion): Way => ({
    key: suggestion.name,
    label: t('empty.counted', { name: suggestion.name, shown: shown(suggestion.job_count) }),
    search: withSuggestion(everything, suggestion),
  }));
  const all = explained?.all_count ?? 0;
  const hasFilters = chips.some(({ key }) => key !== 'keyword');
  const onlyKeyword = chips.length === 1 && search.keyword !== '';

  function text() {
    if (helping.length > 0) return t('empty.loosen');
    if (meant.length > 0 || categories.length > 0) return null;
    if (onlyKeyword) return t('empty.keyword');
    return all > 0 && chips.length > 1 ? t('empty.nothingHelps') : all > 0 ? null : t('empty.text');
  }

  return (
    <Message
      icon={<ManageSearchOutlined />}
      title={t('empty.title')}
      action={
        !isPending && (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
            {own && search.flags.is_fit_eq && (
              <Deferred part={answerFirst} props={{ search, own }} before={null} />
            )}
            <Ways ways={helping} />
            <Ways ways={meant} title={t('empty.meant')} />
            <Ways
              ways={categories}
              title={t(hasFilters ? 'empty.categoriesWithoutFilters' : 'empty.categories')}
            />
            {all > 0 && (
              <Button
                variant={helping.length + meant.length + categories.length > 0 ? 'text' : 'contained'}
                component={Link}
                to={`?${writeSearch(everything)}`}
              >
                {t('empty.clearAll', { shown: shown(all) })}
              </Button>
            )}
            {isNarrowed(search) && (
              <div>
                <Typography variant="body2" color="textSecondary">
                  {t('empty.saveIt')}
                </Typography>
                <SaveSearch search={search} master={master} />
              </div>
            )}
          </Box>
        )
      }
    >
      {isPending ? <Loading /> : text()}
    </Message>
  );
}

function Ways({ ways, title }: { ways: readonly Way[]; title?: string }) {
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      {title && <Typography>{title}</Typography>}
      {ways.map(({ key, label, search }) => (
        <Button key={key} variant="outlined" component={Link} to={`?${writeSearch(search)}`}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
