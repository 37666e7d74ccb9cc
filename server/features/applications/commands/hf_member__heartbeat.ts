import { Op } from 'sequelize';
import { z } from 'zod';
import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { ApplicationPresence } from '../../../../db/models/application-presence.ts';
import { Application } from '../../../../db/models/application.ts';
import { PRESENCE_SECONDS } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF, type Staff } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { clearable, flag, id, line, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

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
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      /** Chosen anew each time a page opens the application: two tabs are two visits. */
      visit: z.uuid(),
      /** The text one is writing in, in the client's own words for it. */
      place: clearable(line(100)),
      is_leaving: flag().optional(),
    }),
  }),
  output: z.object({
    others: z.array(
      z.object({
        hf_member_id: outId(),
        names: outMap(),
        place: z.string().nullable(),
        seen_at: outTime(),
      }),
    ),
  }),
  errors: ['not_found', 'forbidden'],
  example: {
    application: { id: 1, visit: '6f1c2b1e-7f0a-4c39-9a53-0d6f3b1f2a10', place: 'self_pr_jt' },
  },
  async run(ctx, { application: { id: application_id, visit, place, is_leaving } }) {
    const { now, tx: transaction } = ctx;
    const hf_member_id = ctx.actor.hf_member_id;
    await requireReadable(ctx, application_id);
    await ApplicationPresence.upsert(
      {
        application_id,
        hf_member_id,
        visit,
        place: place ?? null,
        seen_at: now,
        ...(is_leaving && { has_left: true }),
      },
      { conflictFields: ['application_id', 'hf_member_id', 'visit'], transaction },
    );
    if (is_leaving) return { others: [] };
    const since = new Date(now.getTime() - PRESENCE_SECONDS.gone * 1000);
    await ApplicationPresence.destroy({
      where: { application_id, seen_at: { [Op.lt]: since } },
      transaction,
    });
    const others = await ApplicationPresence.findAll({
      where: { application_id, has_left: false, hf_member_id: { [Op.ne]: hf_member_id } },
      include: [{ association: 'hf_member' }],
      order: [
        ['hf_member_id', 'ASC'],
        ['seen_at', 'ASC'],
        ['id', 'ASC'],
      ],
      transaction,
    });
    return {
      // Of somebody with two tabs the one they were in last.
      others: [...new Map(others.map((other) => [other.hf_member_id, other])).values()].map((other) => ({
        ...other.get({ plain: true }),
        names: memberNames(other.hf_member),
      })),
    };
  },
});
