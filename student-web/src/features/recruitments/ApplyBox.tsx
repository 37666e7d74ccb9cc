import OpenInNew from '../../../../web/icons/OpenInNew.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { BookmarkButton } from '../../components/BookmarkButton.tsx';
import type { Recruitment } from '../../lib/api-types.ts';
import { useBottomBar } from '../../lib/bottom-bar.ts';
import type { CurrentUser } from '../../lib/current-user.ts';
import { createDeferred, Deferred } from '../../lib/deferred-component.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { applyState } from './apply-state.ts';

const notForMe = createDeferred(() => import('./NotForMe.tsx'));

interface Props {
  recruitment: Recruitment;
  user: CurrentUser;
}

/** Beside the job on wide screens. */
export function ApplyBox(props: Props) {
  const { t } = useTranslation(['recruitments', 'job_cards']);
  const language = useScreenLanguage();
  const deadline = props.recruitment.apply_deadline_on;
  // What is promised holds only where the application goes through us.
  const { kind } = applyState(props.recruitment);
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <ApplyAction {...props} />
      <BookmarkButton recruitment={props.recruitment} isWide />
      <StudentsNotForMe {...props} />
      {deadline && (
        <Typography variant="body2">
          {t('job_cards:deadline', { day: formatDay(deadline, language) })}
        </Typography>
      )}
      {kind === 'open' && (
        <Typography variant="body2" color="textSecondary">
          {t('apply.free')}
        </Typography>
      )}
    </Card>
  );
}

/** Under the job on a phone, where the bar has no room for it. */
export function PhoneNotForMe(props: Props) {
  return (
    <Box sx={{ display: { md: 'none' }, mt: 3 }}>
      <StudentsNotForMe {...props} />
    </Box>
  );
}

function StudentsNotForMe({ recruitment, user }: Props) {
  if (user.status !== 'student' || applyState(recruitment).kind !== 'open') return null;
  return <Deferred part={notForMe} props={{ recruitmentId: recruitment.id }} before={null} />;
}

/** At the lower edge of a phone, always in reach. */
export function ApplyBar(props: Props) {
  const bar = useBottomBar();
  return (
    <Box
      ref={bar}
      sx={{
        display: { xs: 'flex', md: 'none' },
        gap: 1,
        alignItems: 'center',
        position: 'sticky',
        bottom: 0,
        mx: -2,
        mt: 4,
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        zIndex: 2,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <ApplyAction {...props} />
      </Box>
      <BookmarkButton recruitment={props.recruitment} />
    </Box>
  );
}

function ApplyAction({ recruitment, user }: Props) {
  const { t } = useTranslation('recruitments');
  const { t: applying } = useTranslation('applying');
  const language = useScreenLanguage();
  const state = applyState(recruitment);
  switch (state.kind) {
    case 'applied':
      return (
        <>
          <Button
            fullWidth
            variant="contained"
            size="large"
            component={Link}
            to={`/applications/${state.applicationId}`}
          >
            {t('apply.seeApplication')}
          </Button>
          {state.againFrom && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('apply.againFrom', { day: formatDay(state.againFrom, language) })}
            </Typography>
          )}
        </>
      );
    case 'elsewhere':
      return (
        <Button
          fullWidth
          variant="contained"
          color="primary"
          size="large"
          href={state.url}
          target="_blank"
          rel="noreferrer"
          endIcon={<OpenInNew />}
          sx={{ px: 2, lineHeight: 1.3, fontSize: '1rem' }}
        >
          {t('apply.elsewhereButton')}
        </Button>
      );
    case 'closed':
      return (
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {applying(state.reason)}
        </Typography>
      );
    case 'open':
      return (
        <Button
          fullWidth
          variant="contained"
          color="primary"
          size="large"
          component={Link}
          to={`/recruitments/${recruitment.id}/apply`}
        >
          {user.status === 'visitor'
            ? t('apply.buttonVisitor')
            : t(state.isAgain ? 'apply.buttonAgain' : 'apply.button')}
        </Button>
      );
  }
}
