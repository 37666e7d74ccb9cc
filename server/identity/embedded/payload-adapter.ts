import type { Adapter, AdapterPayload } from 'oidc-provider';
import { Op } from 'sequelize';
import { OidcPayload } from '../../../db/models/oidc.ts';

export interface PayloadAdapterOptions {
  /** Thrown when a one-time token is used a second time at the very same moment. */
  alreadyUsed: () => Error;
  now: () => Date;
}

function read(row: OidcPayload | null): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
}

/**
 * Keeps what oidc-provider wants remembered (sessions, grants, codes, refresh tokens, interactions) in
 * `oidc_payloads`, one row per thing. Expired rows stay until the sweep; the library itself refuses them.
 */
export function createPayloadAdapter({ alreadyUsed, now }: PayloadAdapterOptions): (kind: string) => Adapter {
  return (kind) => ({
    async upsert(id, payload, expiresIn) {
      await OidcPayload.upsert(
        {
          kind,
          key: id,
          payload,
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
        },
        { conflictFields: ['kind', 'key'] },
      );
    },
    async find(id) {
      return read(await OidcPayload.findOne({ where: { kind, key: id } }));
    },
    async findByUid(uid) {
      return read(await OidcPayload.findOne({ where: { kind, uid } }));
    },
    async findByUserCode(userCode) {
      return read(await OidcPayload.findOne({ where: { kind, user_code: userCode } }));
    },
    // The library reads, decides and then calls this. Two uses at the same moment both read "unused": the condition in
    // the UPDATE lets only one of them through.
    async consume(id) {
      const [count] = await OidcPayload.update(
        { consumed_at: now() },
        { where: { kind, key: id, consumed_at: null } },
      );
      if (count === 0) throw alreadyUsed();
    },
    async destroy(id) {
      await OidcPayload.destroy({ where: { kind, key: id } });
    },
    async revokeByGrantId(grantId) {
      await OidcPayload.destroy({ where: { kind, grant_id: grantId } });
    },
  });
}

/** Deletes what expired; a row without an end stays. Returns how many rows went. */
export async function sweepPayloads(now: Date): Promise<number> {
  return OidcPayload.destroy({ where: { expires_at: { [Op.lt]: now } } });
}
