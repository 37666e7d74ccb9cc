import { z } from 'zod';
import { user } from '../../../../domain/entities/user.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { rowOf, told } from './entity.ts';
import { named } from './names.ts';
import { level, moment, relativeDay } from './values.ts';

/**
 * A student of the demo world. What hangs together is told once: the wish for a talk, the latest school, the day of
 * the JLPT.
 */
export const student = told(user, {
  also: ['email', 'summary'],
  but: [
    'page_language_id',
    'survey_answers',
    'is_hope_phone_consulting',
    'jlpt_certificated_at',
    'graduate_latest_school_at',
  ],
  own: {
    email: z.email(),
    page_language: z.enum(INTERFACE_LANGUAGES),
    residence: z
      .strictObject({
        residence_status: named('residence_statuses'),
        expires_at: relativeDay,
        has_work_permission: z.boolean(),
      })
      .optional(),
    universities: z
      .array(
        rowOf(user.fields.universities.rows, {
          /** Instead of one of the list: the name of one that the student added. */
          added_university: z.string().optional(),
        }),
      )
      .optional(),
    /** One level for all four skills, writing a little lower. */
    language_skills: z.array(z.strictObject({ language: named('languages'), level })).optional(),
    /** How they heard of us, in their own words. */
    heard_from: z.string().optional(),
    /** Waits for a talk with us, since when; and the time it is planned for. */
    talk: z.strictObject({ wished_days_ago: z.int(), planned: moment.optional() }).optional(),
  },
});
export type DemoStudent = z.output<typeof student> & { key: string };
