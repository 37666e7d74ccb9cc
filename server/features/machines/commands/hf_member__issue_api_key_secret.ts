import { z } from 'zod';
import { ApiKey } from '../../../../db/models/api-key.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { newKeySecret } from '../../../core/requests/api-key-secret.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__issue_api_key_secret = command({
  name: 'hf_member__issue_api_key_secret',
  summary: 'Makes the secret of an API key and tells it, once; who takes it answers for the key',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ api_key: z.strictObject({ id: id() }) }),
  output: z.object({ api_key_id: outId(), secret: z.string() }),
  errors: ['not_found', 'api_key_issued'],
  example: { api_key: { id: 1 } },
  async run(ctx, { api_key: { id: keyId } }) {
    const { tx: transaction } = ctx;
    const key = await lockedRow(ApiKey, keyId, transaction);
    if (key.digest !== null || key.revoked_at !== null) throw new DomainError('api_key_issued');
    const { secret, prefix, digest } = newKeySecret();
    const { hf_member_id } = ctx.actor;
    await key.update({ prefix, digest, hf_member_id, version: key.version + 1 }, { transaction });
    return { api_key_id: key.id, secret };
  },
});
