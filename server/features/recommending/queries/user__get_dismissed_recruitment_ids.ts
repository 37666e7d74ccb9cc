import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { dismissedIds } from '../services/recommend-dismissals.ts';
import { dismissedAnswer } from '../views/recommending-schema.ts';

export const user__get_dismissed_recruitment_ids = query({
  name: 'user__get_dismissed_recruitment_ids',
  summary: 'Ids of the jobs the caller does not want to be recommended',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: dismissedAnswer,
  errors: [],
  example: {},
  run: (ctx) => dismissedIds(ctx),
});
