import { z } from 'zod';
import { STUDENT_LEFT_OUT } from '../../../../domain/recommending.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { matchingStudents } from '../services/matching-students.ts';
import { limitField, matchingStudentsAnswer } from '../views/matching-schema.ts';
import { choice, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__get_matching_users = query({
  name: 'hf_member__get_matching_users',
  summary:
    'Students who fit a recruitment, the best first, with what speaks for and against each; how many are left out for which reason, or those left out for one',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    recruitment_id: id(),
    left_out: choice(STUDENT_LEFT_OUT).optional(),
    ...limitField,
  }),
  output: matchingStudentsAnswer,
  errors: ['not_found'],
  example: { recruitment_id: 1 },
  run: (ctx, { recruitment_id, left_out, limit }) =>
    matchingStudents(ctx, recruitment_id, limit, left_out ?? null),
});
