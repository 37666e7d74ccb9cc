/** Every mail the program sends. The database has each as a group of templates whose text staff may change. */
export const MAIL_TEMPLATE_NAMES = [
  'application_created',
  'resume_submitted',
  'resume_returned',
  'resume_corrected',
  'resume_sent_notice',
  'resume_passed',
  'resume_failed',
  'selection_passed',
  'selection_failed',
  'interview_scheduled',
  'interview_practice_scheduled',
  'interview_cancelled',
  'appointments_called_off',
  'application_declined',
  'event_applied',
  'event_place_opened',
  'event_cancelled',
  'inquiry_received',
  'inquiry_reply',
  'application_message',
  'resume_due_soon',
  'resume_overdue',
  'appointment_reminder',
  'answer_awaited',
  'application_takes_longer',
  'event_reminder',
  'saved_search_matches',
  'recommend_mail',
  'staff_application_assigned',
  'staff_resume_submitted',
  'staff_correction_answered',
  'staff_correction_agreed',
  'staff_application_message',
  'staff_application_quit',
  'staff_practice',
  'staff_offer_answered',
  'staff_desk',
  'staff_event_closed',
  'staff_recruitments_to_reconfirm',
  'staff_recommend_replied',
  'staff_company_mail_bounced',
  'staff_deliveries_held',
  'company_resume',
  'company_application_quit',
] as const;
export type MailTemplateName = (typeof MAIL_TEMPLATE_NAMES)[number];

export const isMailTemplateName = (name: string): name is MailTemplateName =>
  (MAIL_TEMPLATE_NAMES as readonly string[]).includes(name);

/** Whether an answer to the mail belongs to the conversation about an application. */
export const isOfConversation = (name: string): boolean =>
  name === 'application_message' || name === 'staff_application_message';
