// Written by `npm run registries` from the folders of the features.
import type { DomainEventType } from '../../domain/events.ts';
import type { EffectHandler } from '../features/mail/services/effect-handler.ts';
import { answerAwaited } from '../features/applications/effects/answer-awaited.ts';
import { applicationAssigned } from '../features/applications/effects/application-assigned.ts';
import { applicationCreated } from '../features/applications/effects/application-created.ts';
import { applicationDeclined } from '../features/applications/effects/application-declined.ts';
import { applicationQuit } from '../features/applications/effects/application-quit.ts';
import { applicationTakesLonger } from '../features/applications/effects/application-takes-longer.ts';
import { applicationsAssigned } from '../features/applications/effects/applications-assigned.ts';
import { appointmentNear } from '../features/interviews/effects/appointment-near.ts';
import { appointmentsCalledOff } from '../features/interviews/effects/appointments-called-off.ts';
import { companyMailBounced } from '../features/mail/effects/company-mail-bounced.ts';
import { correctionAgreed } from '../features/resumes/effects/correction-agreed.ts';
import { correctionAnswered } from '../features/resumes/effects/correction-answered.ts';
import { deliveriesHeld } from '../features/mail/effects/deliveries-held.ts';
import { deskPressed } from '../features/applications/effects/desk-pressed.ts';
import { eventApplied } from '../features/events/effects/event-applied.ts';
import { eventCancelled } from '../features/events/effects/event-cancelled.ts';
import { eventClosed } from '../features/events/effects/event-closed.ts';
import { eventConfirmed } from '../features/events/effects/event-confirmed.ts';
import { eventFollowedUp } from '../features/events/effects/event-followed-up.ts';
import { eventNear } from '../features/events/effects/event-near.ts';
import { eventPlaceOpened } from '../features/events/effects/event-place-opened.ts';
import { inquiryReplied } from '../features/inquiries/effects/inquiry-replied.ts';
import { inquirySent } from '../features/inquiries/effects/inquiry-sent.ts';
import { interviewCancelled } from '../features/interviews/effects/interview-cancelled.ts';
import { interviewPracticeCancelled } from '../features/interviews/effects/interview-practice-cancelled.ts';
import { interviewPracticeScheduled } from '../features/interviews/effects/interview-practice-scheduled.ts';
import { interviewScheduled } from '../features/interviews/effects/interview-scheduled.ts';
import { interviewSlotsAnswered } from '../features/interviews/effects/interview-slots-answered.ts';
import { interviewSlotsOffered } from '../features/interviews/effects/interview-slots-offered.ts';
import { mailTemplateTested } from '../features/mail/effects/mail-template-tested.ts';
import { mentionedInMemo } from '../features/staff/effects/mentioned-in-memo.ts';
import { mentionedInNote } from '../features/staff/effects/mentioned-in-note.ts';
import { messageToMentor } from '../features/conversations/effects/message-to-mentor.ts';
import { messageToStudent } from '../features/conversations/effects/message-to-student.ts';
import { offerAnswered } from '../features/applications/effects/offer-answered.ts';
import { recommendMailReplied } from '../features/recommending/effects/recommend-mail-replied.ts';
import { recommendMailTested } from '../features/recommending/effects/recommend-mail-tested.ts';
import { recommendMailWritten } from '../features/recommending/effects/recommend-mail-written.ts';
import { reconfirmationDue } from '../features/recruitments/effects/reconfirmation-due.ts';
import { resultRecorded } from '../features/applications/effects/result-recorded.ts';
import { resumeCorrected } from '../features/resumes/effects/resume-corrected.ts';
import { resumeDue } from '../features/resumes/effects/resume-due.ts';
import { resumeReturned } from '../features/resumes/effects/resume-returned.ts';
import { resumeSentToCompany } from '../features/resumes/effects/resume-sent-to-company.ts';
import { resumeSubmitted } from '../features/resumes/effects/resume-submitted.ts';
import { savedSearchMatched } from '../features/search/effects/saved-search-matched.ts';
import { webhookSwitchedOff } from '../features/machines/effects/webhook-switched-off.ts';

/** What follows from each event. An event without a line here is a type error. */
export const EFFECT_HANDLERS: { readonly [Type in DomainEventType]: EffectHandler<Type> } = {
  answer_awaited: answerAwaited,
  application_assigned: applicationAssigned,
  application_created: applicationCreated,
  application_declined: applicationDeclined,
  application_quit: applicationQuit,
  application_takes_longer: applicationTakesLonger,
  applications_assigned: applicationsAssigned,
  appointment_near: appointmentNear,
  appointments_called_off: appointmentsCalledOff,
  company_mail_bounced: companyMailBounced,
  correction_agreed: correctionAgreed,
  correction_answered: correctionAnswered,
  deliveries_held: deliveriesHeld,
  desk_pressed: deskPressed,
  event_applied: eventApplied,
  event_cancelled: eventCancelled,
  event_closed: eventClosed,
  event_confirmed: eventConfirmed,
  event_followed_up: eventFollowedUp,
  event_near: eventNear,
  event_place_opened: eventPlaceOpened,
  inquiry_replied: inquiryReplied,
  inquiry_sent: inquirySent,
  interview_cancelled: interviewCancelled,
  interview_practice_cancelled: interviewPracticeCancelled,
  interview_practice_scheduled: interviewPracticeScheduled,
  interview_scheduled: interviewScheduled,
  interview_slots_answered: interviewSlotsAnswered,
  interview_slots_offered: interviewSlotsOffered,
  mail_template_tested: mailTemplateTested,
  mentioned_in_memo: mentionedInMemo,
  mentioned_in_note: mentionedInNote,
  message_to_mentor: messageToMentor,
  message_to_student: messageToStudent,
  offer_answered: offerAnswered,
  recommend_mail_replied: recommendMailReplied,
  recommend_mail_tested: recommendMailTested,
  recommend_mail_written: recommendMailWritten,
  reconfirmation_due: reconfirmationDue,
  result_recorded: resultRecorded,
  resume_corrected: resumeCorrected,
  resume_due: resumeDue,
  resume_returned: resumeReturned,
  resume_sent_to_company: resumeSentToCompany,
  resume_submitted: resumeSubmitted,
  saved_search_matched: savedSearchMatched,
  webhook_switched_off: webhookSwitchedOff,
};
