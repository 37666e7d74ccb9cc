import { z } from 'zod';
import { aboutApplication, conversation, value } from './values.ts';

const toStaff = { staff_name: value.line(), student_name: value.line(), ...aboutApplication };

/** The values of the mails to mentors and managers. */
export const TO_STAFF = {
  /** To a mentor: somebody else gave them an application to look after. */
  staff_application_assigned: z.strictObject({
    ...toStaff,
    given_by: value.line(),
    remark: value.text().nullable(),
    due_day: value.line().nullable(),
  }),

  /** The same of many at once, in one mail. No student is named: the mail may stay for years. */
  staff_applications_assigned: z.strictObject({
    staff_name: value.line(),
    given_by: value.line(),
    /** How many there are, in digits. */
    count: value.line(),
    items: z.array(z.strictObject({ label: value.line(), url: value.url() })).min(1),
    /** How many more there are than stand here, in digits; null when all do. */
    more_count: value.line().nullable(),
    /** A note stands in the history of each. */
    has_note: value.flag(),
    list_url: value.url(),
  }),

  /** To the mentors, or to the managers when there is none: a resume to correct. */
  staff_resume_submitted: z.strictObject({
    ...toStaff,
    is_unassigned: value.flag(),
    is_again: value.flag(),
    is_late: value.flag(),
    /** The student allows corrections; otherwise comment and return, or approve unchanged. */
    may_be_corrected: value.flag(),
  }),

  /** To the mentors: the student does not agree to the correction yet. */
  staff_correction_answered: z.strictObject({ ...toStaff, comment: value.text() }),

  /** To the mentors: the resume can go to the company. */
  staff_correction_agreed: z.strictObject(toStaff),

  /** To the mentors, or to the managers when there is none: what the student has written in the conversation. */
  staff_application_message: z.strictObject({ ...toStaff, ...conversation }),

  /** To a member of staff whom a colleague mentions in a note; nothing of what it says. */
  staff_mentioned: z.strictObject({
    staff_name: value.line(),
    by_name: value.line(),
    student_name: value.line(),
    /** The memo of an application; else a note about the student. */
    is_memo: value.flag(),
    note_url: value.url(),
  }),

  /** To the mentors: the student withdrew. */
  staff_application_quit: z.strictObject({
    ...toStaff,
    reason: value.text().nullable(),
    /** The company has the resume. */
    company_has_resume: value.flag(),
    /** It is told by a mail of its own; false when it has no address. */
    company_is_told: value.flag(),
  }),

  /** To who holds an interview practice: it is arranged, changed or called off. With the calendar file. */
  staff_practice: z.strictObject({
    ...toStaff,
    is_change: value.flag(),
    is_cancelled: value.flag(),
    /** Day and time in Tokyo, in words. */
    starts_at: value.line(),
    online_link: value.url().nullable(),
    /** What the student was told. */
    notes: value.text().nullable(),
  }),

  /** To the mentors: the student has picked a time for an interview, or none is possible. They tell the company. */
  staff_interview_slots_answered: z.strictObject({
    ...toStaff,
    /** Which one it is, in words. */
    interview_number: value.line(),
    /** Day and time in Tokyo, in words; null when none is possible. */
    starts_at: value.line().nullable(),
    /** The student's words, where none is possible. */
    comment: value.text().nullable(),
  }),

  /** To the mentors: the student's answer to an offer. They tell the company in person. */
  staff_offer_answered: z.strictObject({ ...toStaff, is_accepted: value.flag() }),

  /** To a member of staff, in the morning: what presses on their desk. No student is named: the mail may stay for years. */
  staff_desk: z.strictObject({
    staff_name: value.line(),
    /** How many there are, in digits. */
    count: value.line(),
    items: z.array(z.strictObject({ label: value.line(), what: value.line(), url: value.url() })).min(1),
    /** How many more there are than stand here, in digits; null when all do. */
    more_count: value.line().nullable(),
    list_url: value.url(),
  }),

  /** To managers: applications for an event have ended. Numbers in digits. */
  staff_event_closed: z.strictObject({
    staff_name: value.line(),
    event_title: value.line(),
    /** Day and time in Tokyo, in words. */
    starts_at: value.line(),
    seats_taken: value.line(),
    confirmed_count: value.line(),
    waiting_count: value.line(),
    /** Null: as many as like. */
    capacity: value.line().nullable(),
    event_url: value.url(),
  }),

  /** To managers: public job ads whose facts were last confirmed too long ago. Addresses lead to pages and do nothing. */
  staff_recruitments_to_reconfirm: z.strictObject({
    staff_name: value.line(),
    /** How many stand below, in digits. */
    count: value.line(),
    /** After how many days facts are asked again, in digits. */
    days: value.line(),
    recruitments: z
      .array(
        z.strictObject({
          label: value.line(),
          /** Day of the last confirmation, in words; null when there was none. */
          as_of: value.line().nullable(),
          url: value.url(),
        }),
      )
      .min(1),
    list_url: value.url(),
  }),

  /** To who wrote a recommend mail: what came back. An answer to this mail goes to the student. */
  staff_recommend_replied: z.strictObject({
    staff_name: value.line(),
    student_name: value.line(),
    /** The address it came from, where that is not the student's; null: it is. */
    other_sender: value.line().nullable(),
    /** What was written, without what was quoted; null: nothing but that. */
    reply: value.text().nullable(),
    mail_url: value.url(),
  }),

  /** To the mentors of the application and the managers: a mail to the company did not arrive. */
  staff_company_mail_bounced: z.strictObject({
    ...toStaff,
    /** It carried the resume; else it told of a withdrawal. */
    is_resume: value.flag(),
    company_email: value.line(),
    /** What the company's mail server said, shortened; null where nothing tells. */
    said: value.line().nullable(),
  }),

  /** To managers: mails that wait for somebody to decide about them. The address leads to their list and does nothing. */
  staff_deliveries_held: z.strictObject({
    staff_name: value.line(),
    /** How many wait, in digits. */
    count: value.line(),
    /** Since when the oldest waits: day and time in Tokyo, in words. */
    oldest: value.line(),
    list_url: value.url(),
  }),

  /** To managers: a webhook endpoint that was switched off by itself. */
  staff_webhook_switched_off: z.strictObject({
    staff_name: value.line(),
    endpoint_name: value.line(),
    endpoint_url: value.url(),
  }),
};
