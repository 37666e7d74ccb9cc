import AddOutlined from '../../../../../web/icons/AddOutlined.tsx';
import CheckOutlined from '../../../../../web/icons/CheckOutlined.tsx';
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
  /** Of those, jobs that look for what the student studies; these types come first. */
  suiting: JobCounts;
}
type Counted = Choice & { count: number };

const mostFirst = (jobTypes: readonly Choice[], counts: JobCounts): Counted[] =>
  jobTypes
    .map((jobType) => ({ ...jobType, count: counts[String(jobType.id)] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

/**
 * The job types with most jobs that look for this student's studies and ask for no more Japanese than they have, then
 * others for their Japanese, each with its number: one tap takes it.
 */
export function FittingJobTypes({ name, jobTypes, counts, suiting }: Props) {
  const { t } = useTranslation('profile');
  const suited = mostFirst(jobTypes, suiting).slice(0, SHOWN);
  const others = mostFirst(
    jobTypes.filter(({ id }) => !suited.some((one) => one.id === id)),
    counts,
  ).slice(0, SHOWN - suited.length);
  return (
    <>
      <Choices name={name} id="fitting-job-types" label={t('fittingJobTypes')} jobTypes={suited} />
      <Choices name={name} id="other-job-types" label={t('otherJobTypes')} jobTypes={others} />
    </>
  );
}

interface ChoicesProps {
  name: string;
  id: string;
  label: string;
  jobTypes: readonly Counted[];
}

function Choices({ name, id: labelId, label: heading, jobTypes }: ChoicesProps) {
  const { t } = useTranslation('profile');
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const chosen = field.value as number[];
  if (jobTypes.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" id={labelId} sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={labelId}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {jobTypes.map(({ id, label, count }) => {
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
