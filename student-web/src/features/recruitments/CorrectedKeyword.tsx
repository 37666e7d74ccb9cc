import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { writeSearch } from './search-address.ts';
import type { Search } from './search-address.ts';

/** Says that typing errors were corrected, with the way back to what was typed. */
export function CorrectedKeyword({ search, corrected }: { search: Search; corrected: string }) {
  const { t } = useTranslation('job_search');
  return (
    <Typography component="output" sx={{ display: 'block', mb: 2 }}>
      {t('corrected.shown', { query: corrected })}{' '}
      <Link component={RouterLink} to={`?${writeSearch({ ...search, isAsTyped: true, page: 1 })}`}>
        {t('corrected.asTyped', { query: search.keyword })}
      </Link>
    </Typography>
  );
}
