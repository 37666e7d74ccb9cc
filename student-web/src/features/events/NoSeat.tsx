import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { useCurrentUser } from '../../lib/current-user.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { useRefreshEvents } from './use-event.ts';
import type { SeatProblem } from './use-seat.ts';

/** Why there is no seat to show, and what to do about it. */
export function NoSeat({ why }: { why: SeatProblem }) {
  const { t } = useTranslation('events');
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const refresh = useRefreshEvents();
  if (why.problem === 'loading') return <Loading />;
  if (why.problem === 'failed') return <Failure isPart error={why.error} onRetry={() => void refresh()} />;
  return (
    <Notice
      severity={why.problem === 'bad_link' ? 'warning' : 'info'}
      action={
        user.status === 'visitor' && (
          <Button component={Link} to={withRedirect('/log_in', pathname)}>
            {t('toLogIn')}
          </Button>
        )
      }
    >
      {t(why.problem === 'bad_link' ? 'badLink' : 'noApplication')}
    </Notice>
  );
}
