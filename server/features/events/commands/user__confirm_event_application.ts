import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import {
  applicationKey,
  confirmEventApplication,
  eventApplicationAnswer,
  onlyTrue,
} from '../services/event-applications.ts';
import { eventApplicationByToken } from '../views/event-schema.ts';

export const user__confirm_event_application = command({
  name: 'user__confirm_event_application',
  summary:
    'Confirms that the applicant comes, by the token of the mail or as the signed-in owner by id; again is harmless',
  allow: EVERYONE,
  input: z.strictObject({
    event_application: z.strictObject({ is_confirmed: onlyTrue(), ...applicationKey }),
  }),
  output: eventApplicationByToken,
  errors: ['not_found', 'event_cancelled', 'event_waiting', 'event_started'],
  example: {
    event_application: { is_confirmed: true, token_for_cancell: '5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47' },
  },
  async run(ctx, { event_application: key }) {
    const id = await confirmEventApplication(ctx, key);
    return eventApplicationAnswer(ctx, id);
  },
});
