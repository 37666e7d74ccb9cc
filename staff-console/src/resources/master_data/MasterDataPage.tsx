import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { MASTER_GROUPS, MASTER_TABLE_NAMES, masterTable } from '../../../../domain/master-data.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hint } from '../../components/Hint.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { MASTER_KEY } from '../../lib/use-master-data.ts';
import { useApi } from '../../providers/api-context.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

const TABLES = [...MASTER_TABLE_NAMES, 'universities'] as const;
type Table = (typeof TABLES)[number];

const groupOf = (table: Table) => (table === 'universities' ? 'study' : masterTable(table).group);

/** The tables of master data by what they are for, with how many rows each has and what they lack. */
export default function MasterDataPage() {
  const { t, locale } = useWording();
  const api = useApi();
  usePageTitle(t('master_data.title'));
  const { data, error, refetch } = useQuery({
    queryKey: [...MASTER_KEY, 'counts'],
    queryFn: () => api.query('hf_member__get_master_data_counts', {}),
  });
  const counts = new Map(data?.tables.map((one) => [one.table, one]));
  const number = (count: number) => numberFormat(locale).format(count);
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography component="h1" variant="h1" sx={{ flex: 1 }}>
          {t('master_data.title')}
        </Typography>
        <ButtonLink to="/admin" variant="outlined">
          {t('master_data.tables_link')}
        </ButtonLink>
      </Box>
      <Hint sx={{ mb: 2 }}>{t('master_data.hint')}</Hint>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {MASTER_GROUPS.map((group) => (
          <Paper
            key={group}
            component="section"
            variant="outlined"
            aria-labelledby={`master-${group}`}
            sx={{ p: 2 }}
          >
            <Typography id={`master-${group}`} component="h2" variant="h2" sx={{ mb: 1 }}>
              {t(`master_data.groups.${group}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {TABLES.filter((table) => groupOf(table) === group).map((table) => {
                const { count, lacking_name_count: lacking = 0 } = counts.get(table) ?? {};
                return (
                  <Box
                    key={table}
                    component="li"
                    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', py: 0.5 }}
                  >
                    <PageLink to={`/${table}`} sx={{ flex: 1, minHeight: 24 }}>
                      {t(`master_tables.${table}`)}
                    </PageLink>
                    {count !== undefined && (
                      <Hint component="span">
                        {t('master_data.count', { count: number(count), smart_count: count })}
                      </Hint>
                    )}
                    {lacking > 0 && (
                      <PageLink
                        to={listPath(table, { lacks_name: true })}
                        sx={{ width: '100%', fontSize: '0.875rem', color: 'error.dark', minHeight: 24 }}
                      >
                        {t('master_data.lacking', { count: number(lacking) })}
                      </PageLink>
                    )}
                  </Box>
                );
              })}
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
