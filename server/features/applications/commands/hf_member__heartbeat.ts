import { Op } from 'sequelize';
import { z } from 'zod';
import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { Application } from '../../../../db/models/application.ts';
import { PRESENCE_SECONDS } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF, type Staff } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { presenceInput, presenceOutput, tellPresence } from '../../../core/presence.ts';
import { applicationScope } from '../../../core/scopes.ts';

/** Without a lock, unlike the commands that change something: many screens ask every few seconds. */
async function requireReadable(ctx: CommandContext<Staff>, applicationId: number): Promise<void> {
  const { actor, tx: transaction } = ctx;
  const where = { [Op.and]: [{ id: applicationId }, applicationScope(actor)] };
  if (!(await Application.findOne({ where, attributes: ['id'], transaction })))
    throw new DomainError('not_found');
  if (actor.sees_all_applications) return;
  const mine = { application_id: applicationId, hf_member_id: actor.hf_member_id };
  // A member of staff who only applied for it is a student there.
  if (!(await ApplicationHfMember.findOne({ where: mine, transaction }))) throw new DomainError('forbidden');
}

export const hf_member__heartbeat = command({
  name: 'hf_member__heartbeat',
  summary: `Records that the caller has an application open (sent every ${PRESENCE_SECONDS.beat} seconds); answers who else has`,
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application: presenceInput }),
  output: presenceOutput,
  errors: ['not_found', 'forbidden'],
  example: {
    application: { id: 1, visit: '6f1c2b1e-7f0a-4c39-9a53-0d6f3b1f2a10', place: 'self_pr_jt' },
  },
  async run(ctx, { application }) {
    await requireReadable(ctx, application.id);
    return tellPresence(ctx, 'application_id', application);
  },
});
