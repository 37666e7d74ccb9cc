import type { DomainEventType } from '../../domain/events.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { answerAwaited } from './answer-awaited.ts';
import { applicationAssigned } from './application-assigned.ts';
import { applicationCreated } from './application-created.ts';
import { applicationDeclined } from './application-declined.ts';
import { applicationQuit } from './application-quit.ts';
import { applicationTakesLonger } from './application-takes-longer.ts';
import { appointmentNear } from './appointment-near.ts';
import { appointmentsCalledOff } from './appointments-called-off.ts';
import { companyMailBounced } from './company-mail-bounced.ts';
import { correctionAgreed } from './correction-agreed.ts';
import { correctionAnswered } from './correction-answered.ts';
import { deliveriesHeld } from './deliveries-held.ts';
import { deskPressed } from './desk-pressed.ts';
import { eventApplied } from './event-applied.ts';
import { eventCancelled } from './event-cancelled.ts';
import { eventClosed } from './event-closed.ts';
import { eventConfirmed } from './event-confirmed.ts';
import { eventNear } from './event-near.ts';
import { eventPlaceOpened } from './event-place-opened.ts';
import { inquiryReplied } from './inquiry-replied.ts';
import { interviewCancelled } from './interview-cancelled.ts';
import { interviewPracticeCancelled } from './interview-practice-cancelled.ts';
import { interviewPracticeScheduled } from './interview-practice-scheduled.ts';
import { interviewScheduled } from './interview-scheduled.ts';
import { mailTemplateTested } from './mail-template-tested.ts';
import { offerAnswered } from './offer-answered.ts';
import { reconfirmationDue } from './reconfirmation-due.ts';
import { recommendMailReplied } from './recommend-mail-replied.ts';
import { recommendMailTested } from './recommend-mail-tested.ts';
import { recommendMailWritten } from './recommend-mail-written.ts';
import { resultRecorded } from './result-recorded.ts';
import { resumeCorrected } from './resume-corrected.ts';
import { resumeDue } from './resume-due.ts';
import { resumeReturned } from './resume-returned.ts';
import { resumeSentToCompany } from './resume-sent-to-company.ts';
import { resumeSubmitted } from './resume-submitted.ts';
import { savedSearchMatched } from './saved-search-matched.ts';

/** What follows from each event. An event without a line here is a type error. */
export const EFFECT_HANDLERS: { readonly [Type in DomainEventType]: EffectHandler<Type> } = {
  application_created: applicationCreated,
  application_assigned: applicationAssigned,
  resume_submitted: resumeSubmitted,
  resume_returned: resumeReturned,
  resume_corrected: resumeCorrected,
  correction_answered: correctionAnswered,
  correction_agreed: correctionAgreed,
  resume_sent_to_company: resumeSentToCompany,
  result_recorded: resultRecorded,
  interview_scheduled: interviewScheduled,
  interview_practice_scheduled: interviewPracticeScheduled,
  interview_cancelled: interviewCancelled,
  interview_practice_cancelled: interviewPracticeCancelled,
  appointments_called_off: appointmentsCalledOff,
  application_declined: applicationDeclined,
  application_quit: applicationQuit,
  offer_answered: offerAnswered,
  event_applied: eventApplied,
  event_confirmed: eventConfirmed,
  event_place_opened: eventPlaceOpened,
  event_cancelled: eventCancelled,
  inquiry_replied: inquiryReplied,
  saved_search_matched: savedSearchMatched,
  reconfirmation_due: reconfirmationDue,
  deliveries_held: deliveriesHeld,
  recommend_mail_replied: recommendMailReplied,
  company_mail_bounced: companyMailBounced,
  recommend_mail_written: recommendMailWritten,
  mail_template_tested: mailTemplateTested,
  recommend_mail_tested: recommendMailTested,
  desk_pressed: deskPressed,
  event_closed: eventClosed,
  event_near: eventNear,
  application_takes_longer: applicationTakesLonger,
  answer_awaited: answerAwaited,
  appointment_near: appointmentNear,
  resume_due: resumeDue,
};
