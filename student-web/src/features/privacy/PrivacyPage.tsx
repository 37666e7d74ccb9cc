import CheckOutlined from '../../../../web/icons/CheckOutlined.tsx';
import LockOutlined from '../../../../web/icons/LockOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { MailNotice } from '../../components/MailNotice.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Sections.tsx';
import { Loading } from '../../components/states.tsx';
import { useStudent } from '../../lib/current-user.ts';
import { DataList } from './DataList.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { GenderTick } from './GenderTick.tsx';
import { GOES, NEVER_GOES } from './what-goes.ts';

/** What companies see, a copy of everything, and the way out. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const own = useStudent();
  if (!own) return <Loading />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <MailNotice />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Section id="goes" title={t('goes.title')}>
          <Typography>{t('goes.text')}</Typography>
          <DataList
            icon={<CheckOutlined />}
            items={GOES.map((item) => ({ label: t(`goes.${item}.label`), why: t(`goes.${item}.why`) }))}
          />
        </Section>
        <GenderTick own={own} />
        <Section id="never" title={t('never.title')}>
          <Typography>{t('never.text')}</Typography>
          <DataList
            icon={<LockOutlined />}
            items={NEVER_GOES.map((item) => ({
              label: t(`never.${item}.label`),
              why: t(`never.${item}.why`),
            }))}
          />
        </Section>
        <Section id="download" title={t('download.title')}>
          <Typography>{t('download.text')}</Typography>
          <DownloadButton />
        </Section>
        <Section id="leave" title={t('leave.title')}>
          <Typography>{t('leave.text')}</Typography>
          <div>
            <Button component={Link} to="/privacy/delete_account" sx={{ color: 'error.dark', ml: -1 }}>
              {t('leave.button')}
            </Button>
          </div>
        </Section>
      </Box>
    </Page>
  );
}
export { PrivacyPage as Component };
