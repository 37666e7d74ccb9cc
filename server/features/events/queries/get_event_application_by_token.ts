import { z } from 'zod';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { loadEventApplication, presentEventApplication } from '../views/present-event-application.ts';
import { query } from '../../../core/calls/define.ts';
import { eventApplicationByToken } from '../views/event-schema.ts';
import { line } from '../../../core/schemas/schema-helpers.ts';

/** The link of a mail opens a page that says how things stand before its button acts. */
export const get_event_application_by_token = query({
  name: 'get_event_application_by_token',
  summary: 'How the application stands that the token of a mail belongs to, and what can be done with it now',
  addition: true,
  allow: EVERYONE,
  input: z.strictObject({ token_for_cancell: line().min(1, 'required') }),
  output: eventApplicationByToken,
  errors: ['not_found'],
  example: { token_for_cancell: '5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47' },
  async run(ctx, { token_for_cancell }) {
    const row = await loadEventApplication({ token_for_cancell }, ctx.tx);
    if (!row) throw new DomainError('not_found');
    return presentEventApplication(row, false, ctx.now);
  },
});
