import { z } from 'zod';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { copyRecruitment } from '../services/copy-recruitment.ts';
import { command } from '../../../core/calls/define.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__copy_recruitment = command({
  name: 'hf_member__copy_recruitment',
  summary:
    'Makes a draft with every field and list of a recruitment, but neither its deadline nor how far it has come',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ recruitment: z.strictObject({ id: id() }) }),
  output: z.object({ id: outId() }),
  errors: ['not_found'],
  example: { recruitment: { id: 1 } },
  async run(ctx, { recruitment }) {
    const copy = await copyRecruitment(recruitment.id, ctx.tx);
    if (copy === null) throw new DomainError('not_found');
    return { id: copy };
  },
});
