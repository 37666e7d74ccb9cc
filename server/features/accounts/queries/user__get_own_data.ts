import { z } from 'zod';
import { SIGNED_IN } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { ownDataOf } from '../services/own-data.ts';
import { ownData } from '../../profile/views/user-schema.ts';

export const user__get_own_data = query({
  name: 'user__get_own_data',
  summary: 'The current user: an account without a student row answers is_signed_up false',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  output: ownData,
  errors: [],
  example: {},
  run: (ctx) => ownDataOf(ctx),
});
