import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application } from '../../lib/api-types.ts';
import { formatDay, formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

/** From when, or that at once, the student can apply for the same job again, as long as it is open. */
export function ApplyAgain({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const { recruitment, reapply_from, reapplied_at, events_allowed } = application;
  if (reapplied_at !== null) return <Notice severity="info">{t('again.since')}</Notice>;
  const isOpen = recruitment.is_released && recruitment.closed_at === null;
  if (reapply_from === null || !isOpen) return null;
  if (!events_allowed.includes('apply_again'))
    return <Notice severity="info">{t('again.from', { day: formatDay(reapply_from, language) })}</Notice>;
  return (
    <Notice
      severity="success"
      action={
        <Button component={Link} to={`/recruitments/${recruitment.id}/apply`}>
          {t('again.button')}
        </Button>
      }
    >
      {t('again.now')}
    </Notice>
  );
}

/** Which of the student's applications for the job this is, and the way to the others. */
export function OtherApplications({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const { cycle_number, other_applications } = application;
  if (cycle_number === 1 && other_applications.length === 0) return null;
  return (
    <Typography variant="body2" component="div">
      <strong>{t('cycle', { number: cycle_number })}</strong>
      {other_applications.length > 0 && ` · ${t('others')} `}
      {other_applications.map((other, place) => (
        <span key={other.id}>
          {place > 0 && ', '}
          <MuiLink component={Link} to={`/applications/${other.id}`}>
            {t('appliedOn', { day: formatTokyoDate(other.created_at, language) })}
          </MuiLink>
        </span>
      ))}
    </Typography>
  );
}
