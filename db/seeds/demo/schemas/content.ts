import { z } from 'zod';
import { member } from './application.ts';
import { named } from './names.ts';
import { key, moment, text } from './values.ts';

/** The texts of lessons and articles, by their key, lie in HTML files beside: `lessons/`, `articles/`. */
export const course = z.strictObject({
  key,
  title: text,
  description: text,
  lessons: z.array(z.strictObject({ key, title: text })),
});

export const article = z.strictObject({
  key,
  /** Later than today = not yet. */
  publish_in_days: z.int(),
  title: text,
  after_signup_content: text.optional(),
  call_to_action: text,
});

/** What mentors write again and again. */
export const savedComment = z.strictObject({
  language: named('languages'),
  title: z.string(),
  body: z.string(),
});

/** Words that staff have taught the search, and what was searched in vain: how often, by days ago. */
export const searches = z.strictObject({
  aliases: z.array(
    z.strictObject({
      names: z.array(z.string()).min(1),
      means: z.array(z.string()),
      near: z.array(z.string()).default([]),
    }),
  ),
  empty: z.array(
    z.strictObject({
      keyword: z.string(),
      times_by_days_ago: z.record(z.string().regex(/^[1-9][0-9]?$/), z.int().min(1)),
    }),
  ),
});

export const staffMember = z.strictObject({
  key: member,
  email: z.email(),
  role: z.enum(['mentor', 'manager']),
  is_manager_of_applications: z.boolean(),
  last_name_ja: z.string(),
  first_name_ja: z.string(),
  last_name_en: z.string(),
  first_name_en: z.string(),
  nickname_ja: z.string(),
  nickname_en: z.string(),
});

export const events = z.strictObject({
  /** Some events ask it. */
  form: z.strictObject({
    name: z.string(),
    questions: z.array(
      z.strictObject({
        title: text,
        kind: z.enum(['text', 'long_text', 'choice', 'choices']),
        options: z.array(text).optional(),
        is_required: z.boolean(),
      }),
    ),
  }),
  events: z.array(
    z.strictObject({
      key,
      title: text,
      body: text,
      apply_complete_message: text,
      in_days: z.int(),
      hour: z.int(),
      minutes: z.int(),
      is_online: z.boolean().optional(),
      place: text.optional(),
      spoken_language: text,
      organiser: text,
      what_to_bring: text.optional(),
      /** Days before the start on which applications end. */
      deadline_days_before: z.int(),
      capacity: z.int().optional(),
      has_form: z.boolean().optional(),
      is_need_resume_file: z.boolean().optional(),
      apply_url: z.url().optional(),
      is_draft: z.boolean().optional(),
      survey_url: z.url().optional(),
      follow_up_message: text.optional(),
    }),
  ),
  /** Who goes where, in the order they applied. The workshop is full: its seats are taken, one waits. */
  applications: z.array(
    z.strictObject({
      event: key,
      student: key,
      state: z.enum(['applied', 'confirmed', 'cancelled', 'waiting']),
      /** Whether they came, where that was recorded. */
      is_attended: z.boolean().optional(),
      /** Came without having applied. */
      is_walk_in: z.boolean().optional(),
    }),
  ),
  /** What they answered to the form, question by question; several choices stand one a line. */
  answers: z.record(key, z.array(z.string())),
});

/** What students do beside applying, and what staff note of them. */
export const activity = z.strictObject({
  notes: z.array(
    z.strictObject({
      student: key,
      by: member,
      at: moment,
      /** A colleague it mentions stands there as `@[mentor]`. */
      text: z.string(),
      /** By whom it mentions. */
      is_unread: z.boolean().optional(),
    }),
  ),
  consultations: z.array(
    z.strictObject({
      student: key,
      by: member,
      wished_at: moment,
      planned_at: moment.optional(),
      done_at: moment,
    }),
  ),
  saved_searches: z.array(
    z.strictObject({ student: key, name: z.string(), query: z.record(z.string(), z.unknown()) }),
  ),
  inquiries: z.array(
    z.strictObject({
      student: key,
      message: z.string(),
      referer: z.string(),
      created_at: moment,
      answered_at: moment.optional(),
      closed_at: moment.optional(),
      reply: z.string().optional(),
    }),
  ),
  referral_codes: z.array(
    z.strictObject({ token: z.string(), label: z.string(), is_active: z.boolean().optional() }),
  ),
});
