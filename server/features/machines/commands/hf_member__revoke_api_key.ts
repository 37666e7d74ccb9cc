import { z } from 'zod';
import { ApiKey } from '../../../../db/models/api-key.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__revoke_api_key = command({
  name: 'hf_member__revoke_api_key',
  summary: 'Revokes an API key for good: from the next request on it is refused',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ api_key: z.strictObject({ id: id() }) }),
  output: z.object({ api_key_id: outId() }),
  errors: ['not_found'],
  example: { api_key: { id: 1 } },
  async run(ctx, { api_key: { id: keyId } }) {
    const { tx: transaction, now } = ctx;
    const key = await lockedRow(ApiKey, keyId, transaction);
    if (key.revoked_at === null)
      await key.update({ revoked_at: now, version: key.version + 1 }, { transaction });
    return { api_key_id: key.id };
  },
});
