import { z } from 'zod';
import { VERDICTS } from '../../../../domain/eligibility/summary.ts';
import { LEFT_OUT, MATCHES, RECOMMEND_SKIPPED, STUDENT_LEFT_OUT } from '../../../../domain/recommending.ts';
import { MATCH_WEIGHTS, type MatchPartName } from '../../../../domain/search/match-score.ts';
import { integer, outDay, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { gap } from './eligibility-schema.ts';

const PARTS = Object.keys(MATCH_WEIGHTS) as [MatchPartName, ...MatchPartName[]];
const count = () => z.number().int();

export const limitField = { limit: integer(1, MATCHES.max).default(MATCHES.default) };

/** How well a student and a job fit and why. Of the student only what recommending needs: no value a must was missed with. */
const match = {
  score: count().describe('Sum of the points of the parts; the order of the list'),
  parts: z.array(
    z.object({
      part: z.enum(PARTS),
      points: count(),
      ids: z
        .array(outId())
        .describe('What both name: job categories, departments, prefectures, skills, countries'),
    }),
  ),
  verdict: z.enum(VERDICTS),
  met: count(),
  total: count(),
  gaps: z.array(z.object(gap)).describe('Requirements that are not plainly met'),
  not_this: z
    .object({ by_student: z.boolean(), by_staff: z.boolean(), reasons: z.array(z.string()) })
    .nullable()
    .describe('Who said that this job is not to be recommended to this student'),
};

const job = z.object({
  id: outId(),
  title: outMap(),
  company: z.object({ id: outId(), official_name: outMap() }),
  required_jlpt: count().nullable(),
});
const name = () => z.string().nullable();
const student = { id: outId(), first_name: name(), last_name: name() };

/** Why others are not in the list, and how many for each reason; of the not eligible those far below the level, and of who was looked at. */
const leftOut = <T extends readonly [string, ...string[]]>(codes: T) =>
  z.array(z.object({ code: z.enum(codes), count: count() }));
const looked_at_count = count().describe('So many of the best were judged');

export const matchingRecruitmentsAnswer = z.object({
  user: z.object(student),
  code: z.enum(RECOMMEND_SKIPPED).nullable().describe('Why the student gets no mail at all'),
  looked_at_count,
  left_out: leftOut(LEFT_OUT),
  recruitments: z.array(z.object({ recruitment: job, code: z.enum(LEFT_OUT).nullable(), ...match })),
});

export const matchingStudentsAnswer = z.object({
  recruitment: job,
  code: z.enum(['not_open']).nullable().describe('Why the job is recommended to nobody'),
  looked_at_count,
  left_out: leftOut(STUDENT_LEFT_OUT),
  users: z.array(
    z.object({
      user: z.object({
        ...student,
        first_name_kana: name(),
        last_name_kana: name(),
        jlpt: count().nullable(),
        is_jlpt_none: z.boolean(),
        living_country_id: outId().nullable(),
        graduate_latest_school_at: outDay().nullable(),
      }),
      code: z.enum(STUDENT_LEFT_OUT).nullable(),
      ...match,
    }),
  ),
});
