import { z } from 'zod';
import { literal, Op } from 'sequelize';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { isManager, isStaff, STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { hfMember } from '../../../../domain/entities/hf-member.ts';
import { id, outMap } from '../../../core/schemas/schema-helpers.ts';

const names = entityOutput(hfMember, 'student').extend({ names: outMap() });
const contact = names.extend({ ...entityOutput(hfMember, 'mentor').shape, phone: z.string().nullable() });
const whole = contact.extend(entityOutput(hfMember, 'manager').shape);

export const aggregates__hf_member = query({
  name: 'aggregates__hf_member',
  summary:
    "A member of staff: names of one's own mentors for a student, contact for staff, all for a manager",
  allow: STUDENT_OR_STAFF,
  scope: 'own',
  input: z.strictObject({ id: id() }),
  output: { student: names, mentor: contact, manager: whole },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: memberId }) {
    const ownMentor = literal(
      `exists (select 1 from application_hf_members m join applications a on a.id = m.application_id
         where m.hf_member_id = "HfMember".id and a.user_id = ${ctx.actor.user_id ?? -1})`,
    );
    const member = await HfMember.findOne({
      where: isStaff(ctx.actor) ? { id: memberId } : { [Op.and]: [{ id: memberId }, ownMentor] },
    });
    if (!member) throw new DomainError('not_found');
    const answer = { ...member.get(), phone: member.phone_num, names: memberNames(member) };
    if (isManager(ctx.actor)) return seenBy('manager', answer);
    return seenBy(isStaff(ctx.actor) ? 'mentor' : 'student', answer);
  },
});
