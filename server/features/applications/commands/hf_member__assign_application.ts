import { Op } from 'sequelize';
import { z } from 'zod';
import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { Application } from '../../../../db/models/application.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { COMMENT_MAX } from '../../../../domain/constants.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../services/application-answers.ts';
import { recordNote } from '../services/application-changes.ts';
import { command } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { applicationForStaff } from '../views/application-schema.ts';
import { clearable, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__assign_application = command({
  name: 'hf_member__assign_application',
  summary:
    'Assigns the main mentor; a mentor may take an unassigned application or hand over their own, a manager any. Whoever gets it from somebody else is told by mail, with the note',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      hf_member_id: id(),
      /** For the new mentor; kept in the history, where staff alone see it. */
      note: clearable(longText(COMMENT_MAX)),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'forbidden', 'already_assigned'],
  example: { application: { id: 1, hf_member_id: 1 } },
  async run(ctx, { application: { id: applicationId, hf_member_id, note } }) {
    const { tx: transaction } = ctx;
    // Locked without the scope: an application nobody looks after is in no mentor's scope yet.
    const application = await Application.findOne({
      where: { [Op.and]: [{ id: applicationId }, notOnesOwn(ctx.actor)] },
      lock: transaction.LOCK.UPDATE,
      transaction,
    });
    if (!application) throw new DomainError('not_found');
    const assigned = await ApplicationHfMember.findAll({
      where: { application_id: applicationId },
      transaction,
    });
    const isMine = assigned.some((row) => row.hf_member_id === ctx.actor.hf_member_id);
    if (!ctx.actor.sees_all_applications) {
      if (assigned.length > 0 && !isMine) throw new DomainError('already_assigned');
      if (assigned.length === 0 && hf_member_id !== ctx.actor.hf_member_id)
        throw new DomainError('forbidden');
    }
    const member = await HfMember.findOne({ where: { id: hf_member_id, is_active: true }, transaction });
    if (!member) throw fieldError('application[hf_member_id]', 'invalid_reference');
    await ApplicationHfMember.destroy({ where: { application_id: applicationId }, transaction });
    await ApplicationHfMember.create({ application_id: applicationId, hf_member_id }, { transaction });
    const opened = { application, standing: { is_owner: false, is_assigned: isMine } };
    const event = await recordNote(ctx, opened, 'assign', { hf_member_id }, note?.trim() || null);
    if (hf_member_id !== ctx.actor.hf_member_id)
      await ctx.emit({
        type: 'application_assigned',
        payload: { application_id: applicationId, application_event_id: event.id, hf_member_id },
      });
    return staffsApplication(ctx, applicationId);
  },
});
