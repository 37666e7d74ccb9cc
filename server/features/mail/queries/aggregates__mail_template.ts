import { z } from 'zod';
import { loadAggregate } from '../../../../db/aggregate.ts';
import { MailTemplate } from '../../../../db/models/mail-template.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { mailTemplate } from '../views/mail-template-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__mail_template = query({
  name: 'aggregates__mail_template',
  summary: 'One language of a mail template, with the group it belongs to',
  allow: STAFF,
  input: z.strictObject({ id: id() }),
  output: mailTemplate,
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: templateId }) {
    const row = await loadAggregate<object, MailTemplate>(
      MailTemplate,
      { mail_template_group: true },
      { where: { id: templateId }, transaction: ctx.tx },
    );
    if (!row) throw new DomainError('not_found');
    return row;
  },
});
