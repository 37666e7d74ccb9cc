import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { loadMailPreferences, mailPreferences } from '../services/mail-preferences.ts';

export const user__get_mail_preferences = query({
  name: 'user__get_mail_preferences',
  summary: 'Which of the mails that can be stopped the caller gets',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: mailPreferences,
  errors: [],
  example: {},
  run: (ctx) => loadMailPreferences(ctx.actor.user_id, null),
});
