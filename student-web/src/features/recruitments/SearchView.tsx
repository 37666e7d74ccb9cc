import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useSearchParams } from 'react-router-dom';
import { CARD_SETS } from '../../components/RecruitmentCard.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FILTER_SETS } from './filter-chips.ts';
import { Filters, FiltersButton } from './Filters.tsx';
import { KeywordField } from './KeywordField.tsx';
import { NothingFound } from './NothingFound.tsx';
import { isPreset, Presets } from './Presets.tsx';
import { Results } from './Results.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import {
  isNarrowed,
  readSearch,
  searchPayload,
  SORTS,
  withSuggestion,
  writeSearch,
} from './search-address.ts';
import type { Search, Sort } from './search-address.ts';
import { SortSelect } from './SortSelect.tsx';
import { UnderstoodKeyword } from './UnderstoodKeyword.tsx';
import { useFilterNames } from './use-filter-names.ts';

const PER_PAGE = 20;

/** What one meets is known of students only; an address may come from one. */
const withoutFit = (search: Search, own: Student | null): Search =>
  own ? search : { ...search, flags: { ...search.flags, is_fit_eq: false } };

/** The search: all of it stands in the address, so that going back and sharing work. */
export function SearchView({ own }: { own: Student | null }) {
  const { t } = useTranslation('job_search');
  const { t: common } = useTranslation();
  const language = useScreenLanguage();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const [parameters, setParameters] = useSearchParams();
  const search = withoutFit(readSearch(parameters), own);
  const usualSort: Sort = search.keyword ? 'relevance' : own?.is_initialized ? 'best_match' : 'newest';
  const master = useFilterNames([...new Set([...CARD_SETS, ...FILTER_SETS])], search.lists.company_id_eq_any);
  const payload = searchPayload(search, PER_PAGE, usualSort);
  const answer = useQuery({
    queryKey: ['search', payload],
    queryFn: () => api.query('search_recruitments', payload),
    placeholderData: keepPreviousData,
  });

  /** A changed search starts again at its first page. */
  function change(part: Partial<Search>) {
    setParameters(writeSearch({ ...search, page: 1, ...part }));
  }

  const total = answer.isPlaceholderData ? undefined : answer.data?.total_count;
  const understood = answer.isPlaceholderData ? null : answer.data;
  const count =
    total === undefined
      ? undefined
      : t('search.count', { count: total, shown: formatNumber(total, language) });
  return (
    <>
      <KeywordField
        keyword={search.keyword}
        onSearch={(keyword) => change({ keyword, isAsTyped: false })}
        onSuggestion={(suggestion) => change(withSuggestion(search, suggestion))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
          mt: { xs: 1.5, sm: 3 },
        }}
      >
        <Box component="aside" aria-label={t('filter.heading')} sx={{ display: { xs: 'none', md: 'block' } }}>
          <Filters search={search} master={master} own={own} isShown={isWide} onChange={change} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Presets search={search} own={own} onChange={change}>
            <FiltersButton search={search} master={master} own={own} onChange={change} total={total} />
          </Presets>
          <Box
            sx={{
              display: 'flex',
              columnGap: { xs: 1, md: 1.5 },
              alignItems: 'center',
              flexWrap: { xs: 'nowrap', md: 'wrap' },
              mb: { xs: 1, md: 2 },
            }}
          >
            <Typography component="output" sx={{ fontWeight: 700, mr: 'auto', flexShrink: 0 }}>
              {count ?? (answer.error ? '' : common('loading'))}
            </Typography>
            {isNarrowed(search) && total !== 0 && (
              <SaveSearch isBrief={!isWide} search={search} master={master} />
            )}
            <SortSelect
              sorts={search.keyword ? SORTS : SORTS.filter((sort) => sort !== 'relevance')}
              sort={search.sort ?? usualSort}
              isByFit={answer.data?.is_ordered_by_fit ?? false}
              onChange={(sort) => change({ sort: sort === usualSort ? null : sort })}
            />
          </Box>
          {understood && <UnderstoodKeyword search={search} understood={understood} />}
          <ActiveFilters
            search={search}
            master={master}
            parts={understood?.keyword_parts}
            isElsewhere={isPreset(search, own)}
            onChange={change}
          />
          <Results
            answer={answer}
            page={search.page}
            perPage={PER_PAGE}
            master={master}
            own={own}
            empty={<NothingFound search={search} master={master} own={own} />}
            addressOf={(page) => `?${writeSearch({ ...search, page })}`}
          />
        </Box>
      </Box>
    </>
  );
}
