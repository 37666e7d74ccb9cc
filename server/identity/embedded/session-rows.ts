import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { AdapterPayload } from 'oidc-provider';

/** How long the id of an ended session is remembered: longer than any request can be under way. */
const ENDED_HOURS = 24;

/**
 * The rows of sessions, which end for good. oidc-provider reads a session when a request comes and stores it when
 * the request goes; a log-out in between would be undone, and the answer would carry a code. So the row of an ended
 * session stays a day, empty and with `consumed_at`: nothing is stored over it, and nothing is issued for its uid.
 */
export function createSessionRows(sequelize: Sequelize, now: () => Date) {
  const endedUntil = () => new Date(now().getTime() + ENDED_HOURS * 3_600_000);

  /** Locks the rows of a session (one, or two while its id changes) and tells whether all of them have ended. */
  async function hasEnded(uid: string, transaction: Transaction): Promise<boolean> {
    const rows = await sequelize.query<{ is_ended: boolean }>(
      `select consumed_at is not null as is_ended from oidc_payloads
       where kind = 'Session' and uid = :uid for share`,
      { replacements: { uid }, type: QueryTypes.SELECT, transaction },
    );
    return rows.length > 0 && rows.every((row) => row.is_ended);
  }

  return {
    /** Stores a session, unless it has ended meanwhile: then it stays ended. */
    async store(id: string, payload: AdapterPayload, expires_at: Date | null): Promise<void> {
      await sequelize.query(
        `insert into oidc_payloads as kept (kind, key, payload, uid, expires_at, created_at, updated_at)
         values ('Session', :id, :payload, :uid, :expires_at, :now, :now)
         on conflict (kind, key) do update
           set payload = excluded.payload, uid = excluded.uid, expires_at = excluded.expires_at,
             updated_at = excluded.updated_at
           where kept.consumed_at is null`,
        {
          replacements: {
            id,
            payload: JSON.stringify(payload),
            uid: payload.uid ?? null,
            expires_at,
            now: now(),
          },
        },
      );
    },

    /** Ends one id of a session, as the library does when the id changes or somebody logs out. */
    async end(id: string): Promise<void> {
      await sequelize.query(
        `update oidc_payloads set payload = '{}', consumed_at = :now, expires_at = :until, updated_at = :now
         where kind = 'Session' and key = :id and consumed_at is null`,
        { replacements: { id, now: now(), until: endedUntil() } },
      );
    },

    /** Ends a session with its codes, refresh tokens and grants: what a log-out does. */
    async logOut(uid: string): Promise<void> {
      await sequelize.transaction(async (transaction) => {
        const granted = await sequelize.query<{ id: string }>(
          `select distinct given.value ->> 'grantId' as id
           from oidc_payloads, jsonb_each(payload -> 'authorizations') as given
           where kind = 'Session' and uid = $1 and given.value ->> 'grantId' is not null`,
          { bind: [uid], type: QueryTypes.SELECT, transaction },
        );
        // Waits for whoever is issuing something for this session (`ifAlive`); what they issued is deleted then.
        await sequelize.query(
          `update oidc_payloads set payload = '{}', consumed_at = $2, expires_at = $3, updated_at = $2
           where kind = 'Session' and uid = $1 and consumed_at is null`,
          { bind: [uid, now(), endedUntil()], transaction },
        );
        await sequelize.query(
          `delete from oidc_payloads
           where payload ->> 'sessionUid' = $1 or grant_id = any($2) or (kind = 'Grant' and key = any($2))`,
          { bind: [uid, granted.map(({ id }) => id)], transaction },
        );
      });
    },

    /** Ends all sessions of an account that is being removed, in the removal's own transaction. */
    async endAllOf(sub: string, transaction: Transaction): Promise<void> {
      await sequelize.query(
        `update oidc_payloads set payload = '{}', consumed_at = $2, expires_at = $3, updated_at = $2
         where kind = 'Session' and payload ->> 'accountId' = $1 and consumed_at is null`,
        { bind: [sub, now(), endedUntil()], transaction },
      );
    },

    /**
     * Stores what is issued for a session while the session stands.
     * @returns false when it has ended: then nothing is stored
     */
    async ifAlive(uid: string, store: (transaction: Transaction) => Promise<unknown>): Promise<boolean> {
      return sequelize.transaction(async (transaction) => {
        if (await hasEnded(uid, transaction)) return false;
        await store(transaction);
        return true;
      });
    },
  };
}

export type SessionRows = ReturnType<typeof createSessionRows>;
