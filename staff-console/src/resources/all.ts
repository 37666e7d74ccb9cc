import { admin } from './admin/admin.ts';
import { userDuplicates, userMerges } from './duplicates/duplicates.ts';
import { users } from './users/users.ts';
import { applications } from './applications/applications.ts';
import { board } from './applications/board/board.ts';
import { articles } from './articles/articles.ts';
import { auditLogs } from './audit_logs/audit-logs.ts';
import { companies } from './companies/companies.ts';
import type { ConsoleResource } from './console-resource.ts';
import { courses } from './courses/courses.ts';
import { deliveries } from './deliveries/deliveries.ts';
import { eventApplications } from './event_applications/event-applications.ts';
import { events } from './events/events.ts';
import { forms } from './forms/forms.ts';
import { hfMembers } from './hf_members/hf-members.ts';
import { inquiries } from './inquiries/inquiries.ts';
import { mailTemplates, shippedMails } from './mail_templates/mail-templates.ts';
import { notificationChannels } from './notification_channels/notification-channels.ts';
import { recommendMails } from './recommend_mails/recommend-mails.ts';
import { overview } from './overview/overview.ts';
import { recruitments } from './recruitments/recruitments.ts';
import { referralCodes } from './referral_codes/referral-codes.ts';
import { resumeQuestions } from './resume_questions/resume-questions.ts';
import { savedComments } from './saved-comments/saved-comments.ts';
import { settings } from './settings/settings.ts';

/** Every resource of the console, in the order of the menu. */
export const resources: readonly ConsoleResource[] = [
  applications,
  board,
  overview,
  savedComments,
  companies,
  recruitments,
  resumeQuestions,
  inquiries,
  articles,
  events,
  eventApplications,
  forms,
  courses,
  recommendMails,
  mailTemplates,
  shippedMails,
  deliveries,
  auditLogs,
  admin,
  users,
  userDuplicates,
  userMerges,
  hfMembers,
  referralCodes,
  notificationChannels,
  settings,
];
