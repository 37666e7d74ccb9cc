import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Choice } from '../../../lib/master-data.ts';
import type { JobCounts } from './fitting-jobs.ts';

const SHOWN = 8;

interface Props {
  name: string;
  jobTypes: readonly Choice[];
  counts: JobCounts;
  /** Of those, jobs whose other requirements are met too; they come first. */
  fits: JobCounts;
}

/** The job types with most jobs that this student's Japanese is enough for, each with its number: one tap takes it. */
export function FittingJobTypes({ name, jobTypes, counts, fits }: Props) {
  const { t } = useTranslation('profile');
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const chosen = field.value as number[];
  const most = jobTypes
    .map((jobType) => ({
      ...jobType,
      count: counts[String(jobType.id)] ?? 0,
      fit: fits[String(jobType.id)] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.fit - a.fit || b.count - a.count)
    .slice(0, SHOWN);
  if (most.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" id="fitting-job-types" sx={{ mb: 1 }}>
        {t('fittingJobTypes')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby="fitting-job-types"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {most.map(({ id, label, count }) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={id}>
              <Chip
                component="button"
                type="button"
                clickable
                aria-pressed={isChosen}
                icon={isChosen ? <CheckOutlined /> : <AddOutlined />}
                color={isChosen ? 'secondary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                label={t('jobTypeCount', { name: label, jobs: count })}
                onClick={() =>
                  field.onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
                }
                sx={{ minHeight: 44, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
              />
            </li>
          );
        })}
      </Box>
    </div>
  );
}
