import type { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../../domain/languages.ts';
import type { InterfaceLanguage } from '../../domain/languages.ts';
import type { MailTemplateName } from '../../domain/mail-template-names.ts';
import * as answerAwaited from './answer_awaited/schema.ts';
import * as applicationCreated from './application_created/schema.ts';
import * as applicationDeclined from './application_declined/schema.ts';
import * as applicationTakesLonger from './application_takes_longer/schema.ts';
import * as appointmentReminder from './appointment_reminder/schema.ts';
import * as appointmentsCalledOff from './appointments_called_off/schema.ts';
import * as companyApplicationQuit from './company_application_quit/schema.ts';
import * as companyResume from './company_resume/schema.ts';
import * as eventApplied from './event_applied/schema.ts';
import * as eventCancelled from './event_cancelled/schema.ts';
import * as eventPlaceOpened from './event_place_opened/schema.ts';
import * as eventReminder from './event_reminder/schema.ts';
import * as inquiryReply from './inquiry_reply/schema.ts';
import * as interviewCancelled from './interview_cancelled/schema.ts';
import * as interviewPracticeScheduled from './interview_practice_scheduled/schema.ts';
import * as interviewScheduled from './interview_scheduled/schema.ts';
import * as recommendMail from './recommend_mail/schema.ts';
import * as resumeCorrected from './resume_corrected/schema.ts';
import * as resumeDueSoon from './resume_due_soon/schema.ts';
import * as resumeFailed from './resume_failed/schema.ts';
import * as resumeOverdue from './resume_overdue/schema.ts';
import * as resumePassed from './resume_passed/schema.ts';
import * as resumeReturned from './resume_returned/schema.ts';
import * as resumeSentNotice from './resume_sent_notice/schema.ts';
import * as resumeSubmitted from './resume_submitted/schema.ts';
import * as savedSearchMatches from './saved_search_matches/schema.ts';
import * as selectionFailed from './selection_failed/schema.ts';
import * as selectionPassed from './selection_passed/schema.ts';
import * as staffApplicationAssigned from './staff_application_assigned/schema.ts';
import * as staffApplicationQuit from './staff_application_quit/schema.ts';
import * as staffCompanyMailBounced from './staff_company_mail_bounced/schema.ts';
import * as staffCorrectionAgreed from './staff_correction_agreed/schema.ts';
import * as staffCorrectionAnswered from './staff_correction_answered/schema.ts';
import * as staffDeliveriesHeld from './staff_deliveries_held/schema.ts';
import * as staffDesk from './staff_desk/schema.ts';
import * as staffEventClosed from './staff_event_closed/schema.ts';
import * as staffOfferAnswered from './staff_offer_answered/schema.ts';
import * as staffPractice from './staff_practice/schema.ts';
import * as staffRecommendReplied from './staff_recommend_replied/schema.ts';
import * as staffRecruitmentsToReconfirm from './staff_recruitments_to_reconfirm/schema.ts';
import * as staffResumeSubmitted from './staff_resume_submitted/schema.ts';

export type MailLanguage = InterfaceLanguage;

/** A student is written to in the language of their screens. */
const forStudents = INTERFACE_LANGUAGES;
/** Nothing tells which language a member of staff reads: these stand below each other in one mail. */
export const STAFF_LANGUAGES = ['ja', 'en'] as const satisfies readonly MailLanguage[];
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];
const forCompanies = ['ja'] as const;

/** Every mail there is: its languages, the values it needs and examples of them. Texts are in `<name>/<language>.hbs`. */
export const MAIL_TEMPLATES = {
  application_created: { languages: forStudents, ...applicationCreated },
  resume_submitted: { languages: forStudents, ...resumeSubmitted },
  resume_returned: { languages: forStudents, ...resumeReturned },
  resume_corrected: { languages: forStudents, ...resumeCorrected },
  resume_sent_notice: { languages: forStudents, ...resumeSentNotice },
  resume_passed: { languages: forStudents, ...resumePassed },
  resume_failed: { languages: forStudents, ...resumeFailed },
  selection_passed: { languages: forStudents, ...selectionPassed },
  selection_failed: { languages: forStudents, ...selectionFailed },
  interview_scheduled: { languages: forStudents, ...interviewScheduled },
  interview_practice_scheduled: { languages: forStudents, ...interviewPracticeScheduled },
  interview_cancelled: { languages: forStudents, ...interviewCancelled },
  appointments_called_off: { languages: forStudents, ...appointmentsCalledOff },
  application_declined: { languages: forStudents, ...applicationDeclined },
  event_applied: { languages: forStudents, ...eventApplied },
  event_place_opened: { languages: forStudents, ...eventPlaceOpened },
  event_cancelled: { languages: forStudents, ...eventCancelled },
  inquiry_reply: { languages: forStudents, ...inquiryReply },
  resume_due_soon: { languages: forStudents, ...resumeDueSoon },
  resume_overdue: { languages: forStudents, ...resumeOverdue },
  appointment_reminder: { languages: forStudents, ...appointmentReminder },
  answer_awaited: { languages: forStudents, ...answerAwaited },
  application_takes_longer: { languages: forStudents, ...applicationTakesLonger },
  event_reminder: { languages: forStudents, ...eventReminder },
  saved_search_matches: { languages: forStudents, ...savedSearchMatches },
  recommend_mail: { languages: forStudents, ...recommendMail },
  staff_application_assigned: { languages: STAFF_LANGUAGES, ...staffApplicationAssigned },
  staff_resume_submitted: { languages: STAFF_LANGUAGES, ...staffResumeSubmitted },
  staff_correction_answered: { languages: STAFF_LANGUAGES, ...staffCorrectionAnswered },
  staff_correction_agreed: { languages: STAFF_LANGUAGES, ...staffCorrectionAgreed },
  staff_application_quit: { languages: STAFF_LANGUAGES, ...staffApplicationQuit },
  staff_practice: { languages: STAFF_LANGUAGES, ...staffPractice },
  staff_offer_answered: { languages: STAFF_LANGUAGES, ...staffOfferAnswered },
  staff_desk: { languages: STAFF_LANGUAGES, ...staffDesk },
  staff_event_closed: { languages: STAFF_LANGUAGES, ...staffEventClosed },
  staff_recruitments_to_reconfirm: { languages: STAFF_LANGUAGES, ...staffRecruitmentsToReconfirm },
  staff_recommend_replied: { languages: STAFF_LANGUAGES, ...staffRecommendReplied },
  staff_company_mail_bounced: { languages: STAFF_LANGUAGES, ...staffCompanyMailBounced },
  staff_deliveries_held: { languages: STAFF_LANGUAGES, ...staffDeliveriesHeld },
  company_resume: { languages: forCompanies, ...companyResume },
  company_application_quit: { languages: forCompanies, ...companyApplicationQuit },
} as const satisfies Record<MailTemplateName, object>;

export type MailValues<Name extends MailTemplateName> = z.input<(typeof MAIL_TEMPLATES)[Name]['schema']>;
