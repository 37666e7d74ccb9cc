import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { useDesk } from './desk-context.ts';

/** Which of the student's applications for the job this is, and the way to the others that one may open. */
export function OtherApplications() {
  const { t, locale } = useWording();
  const { cycle_number, other_applications } = useDesk().application;
  if (cycle_number === 1 && other_applications.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ mt: 1 }}>
      <strong>{t('desk.cycle', { number: cycle_number })}</strong>
      {other_applications.length > 0 && ` · ${t('desk.other_applications')} `}
      {other_applications.map((other, place) => (
        <span key={other.id}>
          {place > 0 && ', '}
          <Link component={RouterLink} to={`/applications/${other.id}/show`}>
            {[
              t('desk.cycle_short', { number: other.cycle_number }),
              formatDay(tokyoDay(new Date(other.created_at)), locale),
              t(`state.${other.state}`),
            ].join(' · ')}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
