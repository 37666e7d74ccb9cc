import { z } from 'zod';
import { startStream, stopStream } from '../../../../db/mail-suppressions.ts';
import { STREAMS } from '../../../../domain/mail-streams.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { choice, flag } from '../../../core/schemas/schema-helpers.ts';
import { loadMailPreferences, mailPreferences } from '../services/mail-preferences.ts';

export const user__change_mail_preference = command({
  name: 'user__change_mail_preference',
  summary: 'Stops one kind of mail to the caller, or lets it come again',
  addition: true,
  allow: STUDENT,
  limit: { times: 60, per: 'hour' },
  input: z.strictObject({ stream: choice(STREAMS), is_wanted: flag() }),
  output: mailPreferences,
  errors: [],
  example: { stream: 'reminder', is_wanted: false },
  async run(ctx, { stream, is_wanted }) {
    const key = { user_id: ctx.actor.user_id, stream };
    if (is_wanted) await startStream(key, ctx.tx);
    else await stopStream(key, ctx.now, ctx.tx);
    return loadMailPreferences(key.user_id, ctx.tx);
  },
});
