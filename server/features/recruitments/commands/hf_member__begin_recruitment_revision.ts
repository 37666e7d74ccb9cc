import { z } from 'zod';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { outId } from '../../../core/schemas/schema-helpers.ts';
import { seenRecruitment } from '../services/recruitment-command.ts';
import { beginRevision } from '../services/revisions.ts';

export const hf_member__begin_recruitment_revision = command({
  name: 'hf_member__begin_recruitment_revision',
  summary:
    'Opens the draft in which a public recruitment is reworked; students see the public one until the draft is released in its place',
  addition: true,
  allow: MANAGER,
  input: seenRecruitment,
  output: z.object({
    id: outId().describe('Of the draft: a recruitment, edited and reviewed like any other'),
  }),
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event'],
  example: { recruitment: { id: 1, version: 0 } },
  run: async (ctx, { recruitment }) => ({ id: await beginRevision(ctx, recruitment) }),
});
