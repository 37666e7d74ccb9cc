import { Op } from 'sequelize';
import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { ResumeVersion } from '../../../../db/models/resume-history.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { resumeSections } from '../../../../domain/resume-sections.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { composeResume } from '../services/resume-document.ts';
import { query } from '../../../core/calls/define.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { id, outTime } from '../../../core/schemas/schema-helpers.ts';

const section = z.object({ key: z.string(), title: z.string(), text: z.string() });

export const hf_member__get_resume_versions = query({
  name: 'hf_member__get_resume_versions',
  summary:
    'The words of every frozen version of a resume, the oldest first, and last the resume as it stands now (without a number)',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application_id: id() }),
  output: z.object({
    resume_versions: z.array(
      z.object({
        number: z.number().int().nullable(),
        kind: z.enum(['submitted', 'corrected', 'agreed', 'sent', 'now']),
        created_at: outTime(),
        sections: z.array(section),
      }),
    ),
  }),
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id }) {
    const application = await Application.findOne({
      where: { [Op.and]: [{ id: application_id }, applicationScope(ctx.actor)] },
    });
    if (!application) throw new DomainError('not_found');
    const versions = await ResumeVersion.findAll({ where: { application_id }, order: [['number', 'ASC']] });
    const { document } = await composeResume(application, {
      date: tokyoDay(ctx.now),
      corrected: true,
      transaction: null,
    });
    const frozen = versions.map((version) => ({
      number: version.number,
      kind: version.kind,
      created_at: version.created_at,
      sections: resumeSections(version.document),
    }));
    const now = {
      number: null,
      kind: 'now' as const,
      created_at: ctx.now,
      sections: resumeSections(document),
    };
    return { resume_versions: [...frozen, now] };
  },
});
