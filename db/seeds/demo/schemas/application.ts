import { z } from 'zod';
import { APPLICATION_STATES } from '../../../../domain/application-state.ts';
import { CHANGE_REASONS } from '../../../../domain/change-reasons.ts';
import { SCORE_CRITERIA } from '../../../../domain/scorecard.ts';
import { MAIL_TEMPLATE_NAMES } from '../../../../domain/mail-template-names.ts';
import { countryCode } from './names.ts';
import { key, moment, written } from './values.ts';

export const mentor = z.enum(['mentor', 'second', 'third']);
export const member = z.enum([...mentor.options, 'manager']);
export type Member = z.output<typeof member>;

/** A recruitment: its company, and its title in English. */
const ofRecruitment = { company: key, recruitment: z.string() };

/** The story of an application; days from now unless told otherwise. */
export const application = z.strictObject({
  student: key,
  ...ofRecruitment,
  state: z.enum(APPLICATION_STATES),
  applied_days_ago: z.int().min(0),
  /** How many times as long as usual everything took up to the resume's result. */
  pace: z.number().min(1).optional(),
  mentor: mentor.optional(),
  /** Why this company: the answer to the question of the motive, or the resume's own field where it is not asked. */
  why: written.optional(),
  /** To every question that the student has no words of their own for. */
  answer: written.optional(),
  /** The source of the campaign that led to it. */
  campaign: z.string().optional(),
  is_late: z.boolean().optional(),
  /** Where the lifecycle's own due day does not tell the story. */
  due_in_days: z.int().optional(),
  /** The mentor approved it without a correction. */
  is_unchanged: z.boolean().optional(),
  /** The conversation with the mentor, in its order. */
  messages: z
    .array(
      z.strictObject({
        by: z.enum(['student', 'mentor']),
        at: moment,
        body: z.string(),
        is_by_mail: z.boolean().optional(),
        is_unread: z.boolean().optional(),
      }),
    )
    .optional(),
  comments: z
    .array(
      z.strictObject({
        by: z.enum(['student', 'mentor']),
        field: z.string().optional(),
        question: key.optional(),
        quote: z.string().optional(),
        body: z.string(),
      }),
    )
    .optional(),
  interviews: z
    .array(
      z.strictObject({
        in_days: z.int(),
        hour: z.int().min(0).max(23),
        is_online: z.boolean(),
        is_passed: z.boolean().nullable().optional(),
        /** Picked by the student from the times the company offers: which one, and how long before. */
        picked: z.strictObject({ slot: z.int().min(0), asked_days_ago: z.int() }).optional(),
        memo: z.string().optional(),
      }),
    )
    .optional(),
  /** The terms of the offer; work begins on the first day of the next fiscal year. */
  offer: z
    .strictObject({
      pay_amount: z.int(),
      pay_description: z.string(),
      workplace: z.string(),
      contract_description: z.string(),
      answer_in_days: z.int(),
      other_conditions: z.string().optional(),
    })
    .optional(),
  practice: z
    .strictObject({
      in_days: z.int(),
      notes: z.string().optional(),
      /** How it went: each criterion from 1 to 4. */
      scorecard: z
        .strictObject({
          scores: z.partialRecord(z.enum(SCORE_CRITERIA), z.int().min(1).max(4)),
          strength: z.string(),
          next_step: z.string(),
        })
        .optional(),
    })
    .optional(),
  /** Times that the company offers for one of its interviews. */
  interview_slots: z
    .array(
      z.strictObject({
        interview_number: z.int().min(1),
        in_days: z.int(),
        hour: z.int().min(0).max(23),
        minutes: z.int(),
        is_online: z.boolean(),
        capacity: z.int().min(1).optional(),
      }),
    )
    .optional(),
  /** Why the mentor changed what, in a text of the form or an answer; without words it is the whole text. */
  change_reasons: z
    .array(
      z.strictObject({
        field: z.string().optional(),
        question: key.optional(),
        removed: z.string().optional(),
        added: z.string().optional(),
        reason: z.enum(CHANGE_REASONS),
        note: z.string().optional(),
      }),
    )
    .optional(),
  remark: z.string().optional(),
  memo: z.string().optional(),
  result_reason: z.string().optional(),
  reason_of_result: z.strictObject({ text: z.string(), category: z.string() }).optional(),
  reason: z.string().optional(),
  /** From when staff let the student apply again. */
  reapply_in_days: z.int().optional(),
});
export type DemoApplication = z.output<typeof application>;

/** What each student wrote, as learners of Japanese write, and what a mentor made of it. */
export const writings = z.record(
  key,
  z.strictObject({
    /** Texts of the resume form by their names, the same in each application. */
    resume: z.record(z.string(), written),
    /** Why they apply, for the form itself: shorter than the answer to the question. By company. */
    why_select_company: z.record(key, written).optional(),
    /** By the question. */
    answers: z.record(key, written),
  }),
);
export type Writings = z.output<typeof writings>;

/** What the year before the stories is put together from. */
export const past = z.strictObject({
  families: z.array(
    z.strictObject({ last_name: z.string(), last_name_kana: z.string(), home_country: countryCode }),
  ),
  given_names: z.array(z.strictObject({ first_name: z.string(), first_name_kana: z.string() })),
  /** How many of a hundred applications each answers with an offer. */
  companies: z.array(z.strictObject({ company: key, offers_of_hundred: z.int().min(0).max(100) })),
  mentors: z.array(mentor),
  /** Where students and applications came from; most came by themselves. */
  sources: z.array(z.string().nullable()),
  words: written,
  reasons: z.strictObject({ quit_by_student: z.string(), declined_by_hf: z.string() }),
});

/** What became of the newest mail of a template to a student, where it did not simply go. */
export const mailTrouble = z.strictObject({
  student: key,
  template: z.enum(MAIL_TEMPLATE_NAMES),
  state: z.enum(['held', 'failed', 'pending', 'cancelled']),
  last_error: z.string(),
  attempts: z.int().optional(),
  updated_at: moment.optional(),
  available_in_hours: z.number().optional(),
  /** When a manager gave it up, and why. */
  decided_at: moment.optional(),
  decided_reason: z.string().optional(),
});

/** Jobs that a mentor recommends by mail. */
export const recommendation = z.strictObject({
  student: key,
  in_days: z.int(),
  state: z.enum(['sent', 'held', 'failed', 'cancelled']),
  error: z.string().optional(),
  recruitments: z.array(z.strictObject(ofRecruitment)),
  /** One that the student was told of before, and why again. */
  reminder: z.strictObject({ ...ofRecruitment, reason_ja: z.string(), reason_en: z.string() }).optional(),
});
