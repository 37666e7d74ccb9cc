import { Op } from 'sequelize';
import { z } from 'zod';
import { EventApplication } from '../../../../db/models/event.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__get_event_resume_file = query({
  name: 'hf_member__get_event_resume_file',
  summary: 'The resume file handed in with an application for an event, to save',
  addition: true,
  allow: MANAGER,
  limit: { times: 60, per: 'minute' },
  input: z.strictObject({ event_application_id: id() }),
  output: BINARY,
  errors: ['not_found'],
  example: { event_application_id: 1 },
  async run(ctx, { event_application_id }) {
    const application = await EventApplication.findOne({
      where: { [Op.and]: [{ id: event_application_id }, notOnesOwn(ctx.actor)] },
      attributes: ['id'],
      include: [{ association: 'resume_file', required: true }],
    });
    const file = application?.resume_file;
    if (!file) throw new DomainError('not_found');
    const bytes = await ctx.adapters.files.read(file.key);
    // Written by a stranger: saved, never shown in the page's own origin.
    return {
      content_type: file.content_type,
      file_name: file.name,
      bytes,
      disposition: 'attachment' as const,
    };
  },
});
