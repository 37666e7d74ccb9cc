import { z } from 'zod';
import { aboutApplication, conversation, value } from './values.ts';

const toStudent = { student_name: value.line(), ...aboutApplication };

/** A result of the company. */
const result = {
  ...toStudent,
  /** The wording meant for the student, never the internal reason. */
  result_reason: value.text().nullable(),
};

/** The day of the resume, near or passed. */
const resumeDue = {
  ...toStudent,
  due_day: value.line(),
  /** A mentor has asked to write parts again. */
  is_rewrite: value.flag(),
};

/** An event applied for. `event_url` leads to its page and does nothing. */
const aboutEvent = {
  student_name: value.line(),
  event_title: value.line(),
  /** Day and time in Tokyo, in words. */
  starts_at: value.line(),
  event_url: value.url(),
};

/** Pages with a button each: opening them changes nothing. */
const eventLinks = { confirm_url: value.url(), cancel_url: value.url() };

const job = z.strictObject({
  title: value.line(),
  company: value.line(),
  url: value.url(),
  /** At the student's level where the ad names it; null where it names none. */
  pay: value.line().nullable(),
  /** Where the offices are. */
  place: value.line().nullable(),
  /** The last day to apply, in words; null without one. */
  deadline: value.line().nullable(),
  /** Why this job for this student, a reason a line; null where nothing weighs. */
  why: value.text().nullable(),
  /** Why it is told again. */
  reason: value.text().nullable(),
});

/** What staff's own words can name (server/features/mail/language/mail-placeholders.ts). */
export const ownSchema = z.strictObject({
  student_name: value.line(),
  mentor_name: value.line(),
  mentor_email: value.email(),
  /** How many jobs there are, in digits. */
  job_count: value.line(),
  jobs: z.array(job).min(1),
  /** About the talk with the mentor; null when the mail is not to have one. */
  meeting: value.text().nullable(),
});

/** The values of the mails to students, in the order of what happens. */
export const TO_STUDENTS = {
  /** To who applied: what comes next and until when. */
  application_created: z.strictObject({
    ...toStudent,
    /** Last day to hand in the resume, in words; null without one. */
    due_day: value.line().nullable(),
    /** The profile is the resume: there are no questions to answer. */
    is_simple: value.flag(),
    /** The resume was handed in with applying: there is nothing more to do. */
    is_handed_in: value.flag(),
  }),

  /** The resume has arrived. */
  resume_submitted: z.strictObject({
    ...toStudent,
    /** The mentor may write corrections. */
    may_be_corrected: value.flag(),
  }),

  /** The mentor asks to write parts again. */
  resume_returned: z.strictObject({
    ...toStudent,
    /** The mentor's words. */
    comment: value.text(),
    due_day: value.line().nullable(),
  }),

  /** The corrected resume waits for agreement. */
  resume_corrected: z.strictObject(toStudent),

  /** The resume went to the company. */
  resume_sent_notice: z.strictObject({
    ...toStudent,
    /** It had been sent before. */
    is_again: value.flag(),
  }),

  /** The company liked the resume. */
  resume_passed: z.strictObject(result),

  /** The company declined after reading the resume. */
  resume_failed: z.strictObject(result),

  /** An offer. */
  selection_passed: z.strictObject(result),

  /** The company declined after the interviews. */
  selection_failed: z.strictObject(result),

  /** To who has accepted an offer, once that cannot be taken back any more. Terms that nobody recorded are null. */
  offer_accepted: z.strictObject({
    ...toStudent,
    /** The amount in words, and what it is made of. */
    pay: value.text().nullable(),
    place: value.text().nullable(),
    /** In words. */
    first_day: value.line().nullable(),
    /** For how many minutes the answer could be taken back, in digits. */
    undo_minutes: value.line(),
    plan_url: value.url(),
  }),

  /** An interview, or its new date. With a calendar file when the time is known. */
  interview_scheduled: z.strictObject({
    ...toStudent,
    /** Which one it is, in words. */
    interview_number: value.line(),
    /** Day and time in Tokyo, in words; null while it is not fixed. */
    starts_at: value.line().nullable(),
    online_link: value.url().nullable(),
    place: value.text().nullable(),
    map_url: value.url().nullable(),
    is_online: value.flag(),
    is_change: value.flag(),
  }),

  /** To who is asked to pick a time for an interview, or reminded of it. */
  interview_slots_offered: z.strictObject({
    ...toStudent,
    /** Which one it is, in words. */
    interview_number: value.line(),
    is_reminder: value.flag(),
    /** The first ones: day and time in Tokyo, in words. */
    slots: z.array(z.strictObject({ starts_at: value.line() })).min(1),
    /** How many more there are than stand here, in digits; null when all do. */
    more_count: value.line().nullable(),
  }),

  /** The practice of an interview with the mentor. */
  interview_practice_scheduled: z.strictObject({
    ...toStudent,
    starts_at: value.line(),
    mentor_name: value.line().nullable(),
    online_link: value.url().nullable(),
    notes: value.text().nullable(),
    is_change: value.flag(),
  }),

  /** An interview, or the practice for one, does not take place. With a calendar file when its time was known. */
  interview_cancelled: z.strictObject({
    ...toStudent,
    is_practice: value.flag(),
    /** Which interview it was, in words; null for a practice. */
    interview_number: value.line().nullable(),
    /** Day and time in Tokyo, in words; null when it was never fixed. */
    starts_at: value.line().nullable(),
    /** The wording meant for the student, never the internal reason. */
    cancel_reason: value.text().nullable(),
  }),

  /** What does not take place because the selection is over. With a calendar file for each whose time was known. */
  appointments_called_off: z.strictObject({
    ...toStudent,
    /** The student has withdrawn, and expects it. */
    is_withdrawn: value.flag(),
    has_files: value.flag(),
    appointments: z
      .array(
        z.strictObject({
          is_practice: value.flag(),
          /** Which interview it was, in words; null for a practice. */
          interview_number: value.line().nullable(),
          /** Day and time in Tokyo, in words; null when it was never fixed. */
          starts_at: value.line().nullable(),
        }),
      )
      .min(1),
  }),

  /** We do not take the application to the company. */
  application_declined: z.strictObject({
    ...toStudent,
    /** The wording meant for the student, never the internal reason. */
    result_reason: value.text().nullable(),
    /** From which day they may apply for the job again. */
    reapply_from: value.line().nullable(),
  }),

  /** To who applied for an event: a seat, with a calendar file, or a place on the waiting list. */
  event_applied: z.strictObject({
    ...aboutEvent,
    ...eventLinks,
    /** What the organisers tell those who come; null for who waits. */
    message: value.text().nullable(),
    is_waiting: value.flag(),
  }),

  /** To who waited: a seat is free. With a calendar file. */
  event_place_opened: z.strictObject({
    ...aboutEvent,
    ...eventLinks,
    /** What the organisers tell those who come. */
    message: value.text().nullable(),
  }),

  /** The application for an event was cancelled, by whoever held its link. */
  event_cancelled: z.strictObject(aboutEvent),

  /** To who asked, at once: the question has arrived. */
  inquiry_received: z.strictObject({
    student_name: value.line(),
    message: value.text(),
    site_url: value.url(),
  }),

  /** To who asked: the answer, and the question below it. */
  inquiry_reply: z.strictObject({
    student_name: value.line(),
    reply: value.text(),
    message: value.text(),
    site_url: value.url(),
  }),

  /** What the mentor has written in the conversation about an application. */
  application_message: z.strictObject({ ...toStudent, ...conversation }),

  /** The day of the resume is near. */
  resume_due_soon: z.strictObject(resumeDue),

  /** The day of the resume has passed without it. */
  resume_overdue: z.strictObject(resumeDue),

  /** An interview or a practice is near. With the calendar file. */
  appointment_reminder: z.strictObject({
    ...toStudent,
    is_practice: value.flag(),
    /** Which interview it is, in words; null for a practice. */
    interview_number: value.line().nullable(),
    /** Day and time in Tokyo, in words. */
    starts_at: value.line(),
    online_link: value.url().nullable(),
    place: value.text().nullable(),
    map_url: value.url().nullable(),
    /** Who practises with the student; null for an interview. */
    mentor_name: value.line().nullable(),
    notes: value.text().nullable(),
  }),

  /** Their word on an offer, or on a corrected resume, is awaited for some days. */
  answer_awaited: z.strictObject({
    ...toStudent,
    is_offer: value.flag(),
    /** Day since when, in words. */
    since_day: value.line(),
  }),

  /** The next step takes longer than the screens promised. Exactly one of the flags is set. */
  application_takes_longer: z.strictObject({
    ...toStudent,
    /** A mentor has not read the resume to its end. */
    is_reading: value.flag(),
    /** The resume is agreed to and not sent. */
    is_sending: value.flag(),
    /** An interview is to be arranged. */
    is_arranging: value.flag(),
    /** The company has not answered. */
    is_with_company: value.flag(),
    /** Day since when, in words. */
    since_day: value.line(),
    /** How many working days it usually takes, in digits. */
    usual_days: value.line(),
  }),

  /** To who has a seat: the event is near. With the calendar file. */
  event_reminder: z.strictObject({
    ...aboutEvent,
    ...eventLinks,
    /** What the organisers tell those who come. */
    message: value.text().nullable(),
    is_confirmed: value.flag(),
    /** The page with the QR code for the door; null online. */
    ticket_url: value.url().nullable(),
  }),

  /** To who came to an event, once, when a manager sends it. */
  event_attended: z.strictObject({
    ...aboutEvent,
    /** What the organisers tell those who came. */
    message: value.text().nullable(),
    survey_url: value.url().nullable(),
    jobs_url: value.url(),
    /** A page whose button stops the mails after events. */
    stop_url: value.url(),
  }),

  /** To who had a seat and did not come, once, when a manager sends it. */
  event_missed: z.strictObject({
    ...aboutEvent,
    /** Events that one may still apply for, the next first. */
    next_events: z.array(z.strictObject({ title: value.line(), starts_at: value.line(), url: value.url() })),
    events_url: value.url(),
    /** A page whose button stops the mails after events. */
    stop_url: value.url(),
  }),

  /** New jobs that searches they have saved find, once a day. Addresses lead to pages and do nothing. */
  saved_search_matches: z.strictObject({
    student_name: value.line(),
    /** How many jobs stand below, in digits. */
    count: value.line(),
    searches: z
      .array(
        z.strictObject({
          /** As the student named it. */
          search_name: value.line(),
          jobs: z.array(z.strictObject({ job_label: value.line(), job_url: value.url() })).min(1),
        }),
      )
      .min(1),
    all_jobs_url: value.url(),
    manage_url: value.url(),
    /** A page whose button stops all of these mails. */
    stop_url: value.url(),
  }),

  /**
   * Jobs a member of staff recommends, in the words staff wrote, with what stands around them. `page_url` is the
   * student's page of this mail, with its jobs as they are then. `stop_url` opens a page whose button stops these mails.
   */
  recommend_mail: ownSchema.extend({
    /** What the subject of staff's words has become, and where their body stands. */
    subject: value.line(),
    words: value.words(),
    page_url: value.url(),
    stop_url: value.url(),
  }),
};
