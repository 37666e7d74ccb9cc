import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import type { Recruitment } from '../../lib/api-types.ts';
import { applyState } from './apply-state.ts';

/** Before anything else is read: that a job takes no applications, or takes them elsewhere, and where to go on. */
export function ApplyNotice({ recruitment }: { recruitment: Recruitment }) {
  const { t } = useTranslation('recruitments');
  const { t: applying } = useTranslation('applying');
  const state = applyState(recruitment);
  if (state.kind === 'elsewhere') return <Notice severity="info">{t('apply.elsewhere')}</Notice>;
  if (state.kind !== 'closed') return null;
  return (
    <Notice
      severity="warning"
      action={
        <Button component={Link} to={similarJobs(recruitment)}>
          {t('apply.similar')}
        </Button>
      }
    >
      {applying(state.reason)}
    </Notice>
  );
}

/** The search for jobs of the same kind. */
function similarJobs(recruitment: Recruitment): string {
  const kinds = recruitment.job_category_ids.map((id) => `job_categories_id_eq_any=${id}`);
  return kinds.length > 0 ? `${JOBS_PATH}?${kinds.join('&')}` : JOBS_PATH;
}
