import type { Adapter, AdapterPayload } from 'oidc-provider';
import { Op, type Transaction } from 'sequelize';
import { OidcPayload } from '../../../db/models/oidc.ts';
import { isStorable, isStorableJson } from '../../../domain/validation.ts';
import type { SessionRows } from './session-rows.ts';

export interface PayloadAdapterOptions {
  sessions: SessionRows;
  /** Thrown when a one-time token is used a second time at the very same moment. */
  alreadyUsed: () => Error;
  /** Thrown when a code or token of this kind is to be issued for a session that ended meanwhile. */
  loggedOut: (kind: string) => Error;
  /** Thrown when a client's parameters hold what no column takes. */
  unstorable: () => Error;
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
export function createPayloadAdapter(options: PayloadAdapterOptions): (kind: string) => Adapter {
  const { sessions, alreadyUsed, loggedOut, unstorable, now } = options;
  const endOf = (expiresIn: number | undefined) =>
    expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000);

  const ofKind = (kind: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      if (!isStorableJson(payload)) throw unstorable();
      const store = (transaction?: Transaction) =>
        OidcPayload.upsert(
          {
            kind,
            key: id,
            payload,
            grant_id: payload.grantId ?? null,
            user_code: payload.userCode ?? null,
            uid: payload.uid ?? null,
            expires_at: endOf(expiresIn),
          },
          { conflictFields: ['kind', 'key'], ...(transaction && { transaction }) },
        );
      if (payload.sessionUid === undefined) await store();
      else if (!(await sessions.ifAlive(payload.sessionUid, store))) throw loggedOut(kind);
    },
    async find(id) {
      return isStorable(id) ? read(await OidcPayload.findOne({ where: { kind, key: id } })) : undefined;
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

  /** A session that has ended is kept as such, and is none to whoever looks for it. */
  const ofSessions: Adapter = {
    ...ofKind('Session'),
    upsert: (id, payload, expiresIn) => sessions.store(id, payload, endOf(expiresIn)),
    destroy: (id) => sessions.end(id),
    async find(id) {
      return read(await OidcPayload.findOne({ where: { kind: 'Session', key: id, consumed_at: null } }));
    },
    async findByUid(uid) {
      return read(await OidcPayload.findOne({ where: { kind: 'Session', uid, consumed_at: null } }));
    },
  };
  return (kind) => (kind === 'Session' ? ofSessions : ofKind(kind));
}

/** Deletes what expired; a row without an end stays. Returns how many rows went. */
export async function sweepPayloads(now: Date): Promise<number> {
  return OidcPayload.destroy({ where: { expires_at: { [Op.lt]: now } } });
}
