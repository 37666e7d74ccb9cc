import { z } from 'zod';
import { User } from '../../../../db/models/user.ts';
import { LANGUAGE_CODES } from '../../../../domain/languages.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { integer, outId } from '../../../core/schemas/schema-helpers.ts';

export const user__change_page_language = command({
  name: 'user__change_page_language',
  summary: 'Keeps the page language of the signed-in student',
  allow: STUDENT,
  input: z.strictObject({ user: z.strictObject({ page_language_id: integer(1, LANGUAGE_CODES.length) }) }),
  output: z.object({ page_language_id: outId() }),
  errors: [],
  example: { user: { page_language_id: 1 } },
  async run(ctx, { user: { page_language_id } }) {
    await User.update({ page_language_id }, { where: { id: ctx.actor.user_id }, transaction: ctx.tx });
    return { page_language_id };
  },
});
