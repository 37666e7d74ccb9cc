import { z } from 'zod';
import { EventApplication } from '../../../../db/models/event.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { hasSeat } from '../../../../domain/event-application.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { applicationKey, whereOf } from '../services/event-applications.ts';
import { checkInUrl, qrPath } from '../services/ticket.ts';

export const get_event_ticket = query({
  name: 'get_event_ticket',
  summary:
    'The QR code that staff scan at the door, by the token of the mail or as the signed-in owner by id; only staff who have signed in can do anything with it',
  addition: true,
  allow: EVERYONE,
  input: z.strictObject(applicationKey),
  output: z.object({
    size: z.number().int().describe('Width and height of the code in squares, with its margin'),
    path: z.string().describe('The dark squares, as the data of an SVG path'),
  }),
  errors: ['not_found', 'unauthenticated', 'validation_failed'],
  example: { token_for_cancell: '5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47' },
  async run(ctx, key) {
    if (key.token_for_cancell === undefined && key.id === undefined)
      throw fieldError('token_for_cancell', 'required');
    const application = await EventApplication.findOne({ where: whereOf(ctx, key) });
    if (!application || !hasSeat(application)) throw new DomainError('not_found');
    return qrPath(checkInUrl(ctx.adapters.baseUrl, application.check_in_code));
  },
});
