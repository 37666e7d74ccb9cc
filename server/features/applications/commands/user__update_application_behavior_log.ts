import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { openApplication } from '../services/open-application.ts';
import { command } from '../../../core/calls/define.ts';
import { id, jsonObject, outId } from '../../../core/schemas/schema-helpers.ts';

const MAX_CHARACTERS = 20_000;

export const user__update_application_behavior_log = command({
  name: 'user__update_application_behavior_log',
  summary: "Replaces the owner's log of how the application was filled in; nobody else sees it",
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({
    application: z.strictObject({ id: id(), behavior: jsonObject(MAX_CHARACTERS) }),
  }),
  output: z.object({ id: outId(), behavior: z.unknown() }),
  errors: ['not_found'],
  example: { application: { id: 1, behavior: { opened_resume: 3 } } },
  async run(ctx, { application: { id: applicationId, behavior } }) {
    const { application, standing } = await openApplication(ctx, applicationId);
    if (!standing.is_owner) throw new DomainError('not_found');
    await application.update({ behavior }, { transaction: ctx.tx });
    return { id: applicationId, behavior };
  },
});
