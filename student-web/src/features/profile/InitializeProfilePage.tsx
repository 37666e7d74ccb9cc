import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Loading } from '../../components/states.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { useStudent } from '../../lib/current-user.ts';
import { stepOf } from '../../lib/profile-map.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { MissingList } from '../../components/MissingList.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

/** The first profile after sign-up. Once it suffices, the guard leads on to the wanted page. */
export function InitializeProfilePage() {
  const { t } = useTranslation('profile');
  const own = useStudent();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  if (!own) return <Loading />;
  // At the last step: what was passed over before it.
  const passedOver = own.missing_for.initialized.filter((name) => stepOf(name) !== 'wishes');
  const isLast = parameters.get('step') === 'wishes';
  return (
    <Page title={t('initialize.title')} lead={t('initialize.lead')} width="lg">
      {isLast && passedOver.length > 0 && (
        <Notice severity="info" sx={{ mb: 3 }}>
          {t('initialize.missing')}
          <MissingList names={passedOver} />
        </Notice>
      )}
      <ProfileEditor
        own={own}
        isFirst
        finishLabel={t('initialize.finish')}
        onFinished={() => void navigate(safeRedirect(parameters.get('redirect')) ?? JOBS_PATH)}
      />
    </Page>
  );
}
export { InitializeProfilePage as Component };
