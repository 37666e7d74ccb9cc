import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { CARD_SETS, RecruitmentCard, RecruitmentCardSkeleton } from '../../components/RecruitmentCard.tsx';
import { Failure } from '../../components/states.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { api } from '../../lib/api.ts';
import { useMasterData } from '../../lib/master-data.ts';

const SHOWN = 6;
/** Anchor of the jobs that a visitor can read without an account. */
export const NEW_JOBS_ID = 'new-jobs';

export function NewJobs() {
  const { t } = useTranslation('top');
  const master = useMasterData(CARD_SETS);
  const { data, error, refetch } = useQuery({
    queryKey: ['new recruitments'],
    queryFn: () => api.query('get_new_recruitments', { per_page: SHOWN }),
  });
  return (
    <Box component="section" id={NEW_JOBS_ID} sx={{ scrollMarginTop: 80 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          flexWrap: 'wrap',
          mb: 2.5,
        }}
      >
        <Typography variant="h2">{t('jobs.heading')}</Typography>
        <Button component={Link} to={JOBS_PATH}>
          {t('jobs.all')}
        </Button>
      </Box>
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
          {data
            ? data.recruitments.map((row) => (
                <RecruitmentCard key={row.id} recruitment={row} master={master} level={null} heading="h3" />
              ))
            : Array.from({ length: SHOWN }, (_, index) => <RecruitmentCardSkeleton key={index} />)}
        </Box>
      )}
      {data?.recruitments.length === 0 && <Typography color="textSecondary">{t('jobs.empty')}</Typography>}
    </Box>
  );
}
