import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { MailNotice } from '../../components/MailNotice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Loading } from '../../components/states.tsx';
import type { Student } from '../../lib/api-types.ts';
import { useStudent } from '../../lib/current-user.ts';
import { MissingList } from '../../components/MissingList.tsx';
import { missingByStep, STEPS } from '../../lib/profile-map.ts';
import { ReadCvLink } from '../../components/ReadCvLink.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const own = useStudent();
  if (!own) return <Loading />;
  return (
    <Page title={t('title')} lead={t('lead')} width="lg">
      <MailNotice />
      <Progress own={own} />
      <ReadCvLink />
      <ProfileEditor own={own} finishLabel={t('common:save')} onFinished={() => window.scrollTo(0, 0)} />
      {own.missing_for.resume.length > 0 && (
        <MuiLink component={Link} to="/resume" sx={{ display: 'inline-block', mt: 4, mr: 3, py: 1 }}>
          {t('printResume')}
        </MuiLink>
      )}
      <MuiLink component={Link} to="/privacy" sx={{ display: 'inline-block', mt: 4, py: 1 }}>
        {t('common:menu.privacy')}
      </MuiLink>
    </Page>
  );
}
export { ProfilePage as Component };

function Progress({ own }: { own: Student }) {
  const { t } = useTranslation('profile');
  const missing = missingByStep(own);
  const done = STEPS.filter((step) => missing[step].length === 0).length;
  return (
    <Box sx={{ mb: 3, display: 'grid', gap: 2 }}>
      <div>
        <Typography id="profile-progress" sx={{ fontWeight: 600, mb: 0.5 }}>
          {t('progress', { done, count: STEPS.length })}
        </Typography>
        <LinearProgress
          variant="determinate"
          color="primary"
          value={(done / STEPS.length) * 100}
          aria-labelledby="profile-progress"
          sx={{ height: 8, borderRadius: 4, bgcolor: 'secondary.light' }}
        />
      </div>
      {own.missing_for.resume.length > 0 ? (
        <Notice severity="warning">
          <AlertTitle>{t('missingTitle')}</AlertTitle>
          {t('missingText')}
          <MissingList names={own.missing_for.resume} />
        </Notice>
      ) : (
        <Notice
          severity="success"
          action={
            <Button component={Link} to="/resume" size="small">
              {t('printResume')}
            </Button>
          }
        >
          {t('complete')}
        </Notice>
      )}
    </Box>
  );
}
