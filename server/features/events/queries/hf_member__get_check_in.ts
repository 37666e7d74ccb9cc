import { Op } from 'sequelize';
import { z } from 'zod';
import { EventApplication } from '../../../../db/models/event.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { outId, requiredLine } from '../../../core/schemas/schema-helpers.ts';

const CODE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const hf_member__get_check_in = query({
  name: 'hf_member__get_check_in',
  summary: 'Which application the QR code of a ticket stands for; nothing is recorded by it',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ code: requiredLine() }),
  output: z.object({ event_application_id: outId() }),
  errors: ['not_found'],
  example: { code: '3f0c6a52-7c1e-4e0b-9a58-2d0b6f4f9a11' },
  async run(ctx, { code }) {
    const application = CODE.test(code)
      ? await EventApplication.findOne({
          where: { [Op.and]: [{ check_in_code: code }, notOnesOwn(ctx.actor)] },
          attributes: ['id'],
        })
      : null;
    if (!application) throw new DomainError('not_found');
    return { event_application_id: application.id };
  },
});
