import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { SCROLL_ROW } from '../../components/scroll-row.ts';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { useStudent } from '../../lib/current-user.ts';
import { SavedJobs } from './SavedJobs.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { SearchView } from './SearchView.tsx';

/** What the page shows, as its address tells: the search itself has no name. */
const VIEWS = ['search', 'saved', 'searches'] as const;
type View = (typeof VIEWS)[number];

export function SearchPage() {
  const { t } = useTranslation('job_search');
  const own = useStudent();
  const [parameters] = useSearchParams();
  const view = VIEWS.find((name) => name === parameters.get('view')) ?? 'search';
  const isAbroadWithoutVisa = own?.living_country_id !== COUNTRY_ID_JAPAN && own?.has_japanese_visa === false;
  return (
    <Page
      title={view === 'search' ? t('search.title') : t(`tab.${view}`)}
      lead={
        view === 'search' && (
          // On a phone the first job is worth more.
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{t('search.lead')}</Box>
        )
      }
      width="lg"
      isPlainOnPhone
    >
      <Views current={view} />
      {view === 'search' && isAbroadWithoutVisa && (
        <Notice severity="warning" sx={{ mb: 3 }}>
          {t('abroadWarning')}
        </Notice>
      )}
      {view === 'search' && <SearchView own={own} />}
      {view === 'saved' && <SavedJobs own={own} />}
      {view === 'searches' && <SavedSearches />}
    </Page>
  );
}
export { SearchPage as Component };

function Views({ current }: { current: View }) {
  const { t } = useTranslation('job_search');
  return (
    <Box
      component="nav"
      aria-label={t('tab.label')}
      sx={{
        ...SCROLL_ROW,
        columnGap: { sm: 1 },
        mb: { xs: 1.5, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {VIEWS.map((view) => (
        <Box
          key={view}
          component={Link}
          to={view === 'search' ? '?' : `?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          sx={{
            px: { xs: 1, sm: 2 },
            minHeight: 44,
            display: 'flex',
            alignItems: 'center',
            textDecoration: 'none',
            color: view === current ? 'secondary.main' : 'text.secondary',
            fontWeight: 600,
            whiteSpace: 'nowrap',
            fontSize: { xs: '0.875rem', sm: '1rem' },
            outlineOffset: '-3px',
            borderBottom: 3,
            borderColor: view === current ? 'primary.main' : 'transparent',
            '&:hover': { color: 'secondary.main' },
          }}
        >
          {t(`tab.${view}`)}
        </Box>
      ))}
    </Box>
  );
}
