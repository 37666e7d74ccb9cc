import Box from '@mui/material/Box';
import { MailNotice } from '../../components/MailNotice.tsx';
import { OwnQuestions, useOwnQuestions } from '../../components/OwnQuestions.tsx';
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
        <Questions />
        <Section id="mails" title={t('mails.title')}>
          <MailPreferences />
        </Section>
      </Box>
    </Page>
  );
}
export { NotificationsPage as Component };

/** Nothing where the student has asked nothing. */
function Questions() {
  const { t } = useTranslation('notifications');
  const questions = useOwnQuestions();
  if (questions.length === 0) return null;
  return (
    <Section id="questions" title={t('questions.title')}>
      <OwnQuestions questions={questions} />
    </Section>
  );
}

/** Nothing where the student has applied for nothing. Nothing while it loads: what happened below does not wait for it. */
function ToDo() {
  const { data: applications } = useOwnApplications();
  return applications?.length ? <ToDoCard applications={applications} /> : null;
}
