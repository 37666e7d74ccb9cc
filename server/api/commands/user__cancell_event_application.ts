import { z } from 'zod';
import { DomainError } from '../../domain/error-codes.ts';
import { cancelEventRefusal } from '../../domain/event-application.ts';
import { EVERYONE } from '../../domain/roles.ts';
import { command } from '../define.ts';
import {
  applicationKey,
  eventApplicationAnswer,
  onlyTrue,
  openEventApplication,
  openPlaces,
} from '../event-applications.ts';
import { eventApplicationByToken } from '../shapes/event.ts';

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
    const { application, event } = await openEventApplication(ctx, key);
    const refusal = cancelEventRefusal(application, event, ctx.now);
    if (refusal) throw new DomainError(refusal);
    if (!application.is_cancelled) {
      await application.update({ is_cancelled: true, cancelled_at: ctx.now }, { transaction: ctx.tx });
      await ctx.emit({ type: 'event_cancelled', payload: { event_application_id: application.id } });
      await openPlaces(ctx, event);
    }
    return eventApplicationAnswer(ctx, application.id);
  },
});
