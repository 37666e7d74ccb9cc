import { z } from 'zod';
import { Op } from 'sequelize';
import { DomainError } from '../../../../domain/error-codes.ts';
import { isManager, STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { loadReader } from '../../matching/views/present-eligibility.ts';
import { loadRecommendMail, presentRecommendMail } from '../views/present-recommend-mail.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { recommendMailScope, recruitmentScope } from '../../../core/scopes.ts';
import { recommendMailForOwner, recommendMailForStaff } from '../views/recommend-mail-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__recommend_mail = query({
  name: 'aggregates__recommend_mail',
  summary: 'A recommend mail: for the student once it is sent, for the mentor who wrote it, for managers',
  allow: STUDENT_OR_STAFF,
  scope: 'assigned',
  input: z.strictObject({ id: id() }),
  output: { owner: recommendMailForOwner, staff: recommendMailForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: mailId }) {
    const { actor } = ctx;
    const mail = await loadRecommendMail({ [Op.and]: [{ id: mailId }, recommendMailScope(actor)] }, ctx.tx);
    if (!mail) throw new DomainError('not_found');
    // A mentor who is also a student reads what they received as a student does.
    const isOurs =
      isManager(actor) || (actor.hf_member_id !== null && mail.hf_member_id === actor.hf_member_id);
    if (isOurs) return seenBy('staff', await presentRecommendMail(mail, {}, null, ctx));
    const reader = await loadReader(mail.user_id, ctx.now, ctx.tx);
    return seenBy('owner', await presentRecommendMail(mail, recruitmentScope(actor), reader, ctx));
  },
});
