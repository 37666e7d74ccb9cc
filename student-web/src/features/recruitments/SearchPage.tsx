import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { CARD_SETS } from '../../components/RecruitmentCard.tsx';
import { COUNTRY_ID_JAPAN } from '../../../../server/domain/constants.ts';
import { api } from '../../lib/api.ts';
import { useStudent } from '../../lib/current-user.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { formatNumber } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters, FiltersButton } from './Filters.tsx';
import { KeywordField } from './KeywordField.tsx';
import { Results } from './Results.tsx';
import { readSearch, searchPayload, writeSearch } from './search-address.ts';
import type { Search } from './search-address.ts';
import { SortSelect } from './SortSelect.tsx';

const PER_PAGE = 20;

export function SearchPage() {
  const { t } = useTranslation('recruitments');
  const language = useScreenLanguage();
  const own = useStudent();
  const [parameters, setParameters] = useSearchParams();
  const search = readSearch(parameters);
  const master = useMasterData([...CARD_SETS, 'department_categories', 'countries']);
  const answer = useQuery({
    queryKey: ['search', parameters.toString()],
    queryFn: () => api.query('search_recruitments', searchPayload(search, PER_PAGE)),
    placeholderData: keepPreviousData,
  });

  /** A changed search starts again at its first page. */
  function change(part: Partial<Search>) {
    setParameters(writeSearch({ ...search, page: 1, ...part }));
    if (part.page !== undefined) window.scrollTo(0, 0);
  }

  const isAbroadWithoutVisa = own?.living_country_id !== COUNTRY_ID_JAPAN && own?.has_japanese_visa === false;
  const total = answer.data?.total_count;
  return (
    <Page title={t('search.title')} lead={t('search.lead')} width="lg">
      {isAbroadWithoutVisa && (
        <Notice severity="warning" sx={{ mb: 3 }}>
          {t('abroadWarning')}
        </Notice>
      )}
      <KeywordField
        key={search.keyword}
        keyword={search.keyword}
        onSearch={(keyword) => change({ keyword })}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, mt: 3 }}>
        <Box component="aside" aria-label={t('filter.heading')} sx={{ display: { xs: 'none', md: 'block' } }}>
          <Filters search={search} master={master} onChange={change} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
            <Typography component="p" aria-live="polite" sx={{ fontWeight: 700, mr: 'auto' }}>
              {total === undefined
                ? ' '
                : t('search.count', { count: total, shown: formatNumber(total, language) })}
            </Typography>
            <FiltersButton search={search} master={master} onChange={change} total={total} />
            <SortSelect sort={search.sort} onChange={(sort) => change({ sort })} />
          </Box>
          <ActiveFilters search={search} master={master} onChange={change} />
          <Results
            answer={answer}
            search={search}
            master={master}
            own={own}
            perPage={PER_PAGE}
            onChange={change}
          />
        </Box>
      </Box>
    </Page>
  );
}
export { SearchPage as Component };
