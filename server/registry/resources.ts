// Written by `npm run registries` from the folders of the features.
import { application_counts } from '../features/applications/resources/application_counts.ts';
import { applications } from '../features/applications/resources/applications.ts';
import { articles } from '../features/content/resources/articles.ts';
import { audit_logs } from '../features/operation/resources/audit_logs.ts';
import { companies } from '../features/companies/resources/companies.ts';
import { courses } from '../features/content/resources/courses.ts';
import { deliveries } from '../features/mail/resources/deliveries.ts';
import { event_applications } from '../features/events/resources/event_applications.ts';
import { events } from '../features/events/resources/events.ts';
import { forms } from '../features/events/resources/forms.ts';
import { hf_members } from '../features/staff/resources/hf_members.ts';
import { inquiries } from '../features/inquiries/resources/inquiries.ts';
import { mail_template_groups } from '../features/mail/resources/mail_template_groups.ts';
import { mail_template_versions } from '../features/mail/resources/mail_template_versions.ts';
import { mail_templates } from '../features/mail/resources/mail_templates.ts';
import { notification_channels } from '../features/mail/resources/notification_channels.ts';
import { recommend_mails } from '../features/recommending/resources/recommend_mails.ts';
import { recruitments } from '../features/recruitments/resources/recruitments.ts';
import { referral_codes } from '../features/accounts/resources/referral_codes.ts';
import { resume_questions } from '../features/resumes/resources/resume_questions.ts';
import { saved_comments } from '../features/resumes/resources/saved_comments.ts';
import { settings } from '../features/content/resources/settings.ts';
import { user_duplicates } from '../features/students/resources/user_duplicates.ts';
import { user_merges } from '../features/students/resources/user_merges.ts';
import { user_notes } from '../features/students/resources/user_notes.ts';
import { users } from '../features/students/resources/users.ts';

/** Every resource of the staff console. What is not in this list does not exist. */
export const RESOURCES = [
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
