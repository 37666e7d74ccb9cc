import { z } from 'zod';
import { LEFT_OUT } from '../../../../domain/recommending.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { matchingRecruitments } from '../services/matching-recruitments.ts';
import { limitField, matchingRecruitmentsAnswer } from '../views/matching-schema.ts';
import { choice, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__get_matching_recruitments = query({
  name: 'hf_member__get_matching_recruitments',
  summary:
    'Jobs that fit a student, the best first, with what speaks for and against each; how many are left out for which reason, or those left out for one',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ user_id: id(), left_out: choice(LEFT_OUT).optional(), ...limitField }),
  output: matchingRecruitmentsAnswer,
  errors: ['not_found'],
  example: { user_id: 1 },
  run: (ctx, { user_id, left_out, limit }) => matchingRecruitments(ctx, user_id, limit, left_out ?? null),
});
