import { application_counts } from './resources/application_counts.ts';
import { applications } from './resources/applications.ts';
import { articles } from './resources/articles.ts';
import { audit_logs } from './resources/audit_logs.ts';
import { companies } from './resources/companies.ts';
import { courses } from './resources/courses.ts';
import { deliveries } from './resources/deliveries.ts';
import { event_applications } from './resources/event_applications.ts';
import { events } from './resources/events.ts';
import { forms } from './resources/forms.ts';
import { hf_members } from './resources/hf_members.ts';
import { inquiries } from './resources/inquiries.ts';
import { mail_template_groups } from './resources/mail_template_groups.ts';
import { mail_template_versions } from './resources/mail_template_versions.ts';
import { mail_templates } from './resources/mail_templates.ts';
import { notification_channels } from './resources/notification_channels.ts';
import { recommend_mails } from './resources/recommend_mails.ts';
import { recruitments } from './resources/recruitments/recruitments.ts';
import { referral_codes } from './resources/referral_codes.ts';
import { resume_questions } from './resources/resume_questions.ts';
import { saved_comments } from './resources/saved_comments.ts';
import { settings } from './resources/settings.ts';
import { user_duplicates } from './resources/user_duplicates.ts';
import { user_merges } from './resources/user_merges.ts';
import { user_notes } from './resources/user_notes.ts';
import { users } from './resources/users.ts';

/** Every resource of the staff console. What is not in this list does not exist. */
export const staffRegistry = [
  application_counts,
  applications,
  articles,
  audit_logs,
  companies,
  courses,
  deliveries,
  event_applications,
  events,
  forms,
  hf_members,
  inquiries,
  mail_template_groups,
  mail_template_versions,
  mail_templates,
  notification_channels,
  recommend_mails,
  recruitments,
  referral_codes,
  resume_questions,
  saved_comments,
  settings,
  user_duplicates,
  user_merges,
  user_notes,
  users,
] as const;
