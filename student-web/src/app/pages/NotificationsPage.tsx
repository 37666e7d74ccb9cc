import Box from '@mui/material/Box';
import { MailNotice } from '../../components/MailNotice.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Sections.tsx';
import { ToDoCard } from '../../features/applications/ToDoCard.tsx';
import { MailPreferences } from '../../features/notifications/MailPreferences.tsx';
import { NotificationList } from '../../features/notifications/NotificationList.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useOwnApplications } from '../../lib/use-own-applications.ts';

/** What waits for the student, what happened, and which of it they get by mail. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <MailNotice />
      <ToDo />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Section id="happened" title={t('happened')}>
          <NotificationList />
        </Section>
        <Section id="mails" title={t('mails.title')}>
          <MailPreferences />
        </Section>
      </Box>
    </Page>
  );
}
export { NotificationsPage as Component };

/** Nothing while it loads: what happened below does not wait for it. */
function ToDo() {
  const { data: applications } = useOwnApplications();
  return applications ? <ToDoCard applications={applications} /> : null;
}
