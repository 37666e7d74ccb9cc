import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import {
  applicationKey,
  cancelEventApplication,
  eventApplicationAnswer,
  onlyTrue,
} from '../services/event-applications.ts';
import { eventApplicationByToken } from '../views/event-schema.ts';

export const user__cancell_event_application = command({
  name: 'user__cancell_event_application',
  summary:
    'Cancels, by the token of the mail or as the signed-in owner by id, until the start; the seat goes to the first who waits; again is harmless',
  allow: EVERYONE,
  input: z.strictObject({
    event_application: z.strictObject({ is_cancelled: onlyTrue(), ...applicationKey }),
  }),
  output: eventApplicationByToken,
  errors: ['not_found', 'event_started'],
  example: {
    event_application: { is_cancelled: true, token_for_cancell: '5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47' },
  },
  async run(ctx, { event_application: key }) {
    const id = await cancelEventApplication(ctx, key);
    return eventApplicationAnswer(ctx, id);
  },
});
