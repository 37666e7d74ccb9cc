import { z } from 'zod';
import { refreshTouchedSearchRows } from '../../../../db/search-rows.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { id, integer } from '../../../core/schemas/schema-helpers.ts';
import { moved, recruitmentMoved } from '../services/recruitment-command.ts';
import { releaseRevision } from '../services/revisions.ts';

export const hf_member__release_recruitment_revision = command({
  name: 'hf_member__release_recruitment_revision',
  summary:
    'Puts a reviewed revision in the place of its public recruitment, when it states all the law asks; what was public is kept as a version',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({
    /** The draft, as it was compared. */
    recruitment: z.strictObject({ id: id(), version: integer(0) }),
    /** The public one it was compared with. */
    original: z.strictObject({ version: integer(0) }),
  }),
  output: recruitmentMoved,
  errors: ['not_found', 'version_conflict', 'illegal_recruitment_event', 'release_incomplete'],
  example: { recruitment: { id: 2, version: 1 }, original: { version: 0 } },
  async run(ctx, { recruitment, original: { version } }) {
    const row = await releaseRevision(ctx, { draft: recruitment, original_version: version });
    await refreshTouchedSearchRows(row.sequelize, ctx.tx);
    return moved(row, ctx);
  },
});
