import type { Logger } from 'pino';
import { Op, type Sequelize, type Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { eraseRows, keepLedgerRecord } from '../../../../db/erasure.ts';
import {
  AccountDeletion,
  JobIntroductionRecord,
  ExternalRemoval,
} from '../../../../db/models/account-deletion.ts';
import { Identity } from '../../../../db/models/identity.ts';
import type { FileStore } from '../../../adapters/files.ts';
import { keepLedgerUntil } from '../../../../domain/account-deletion.ts';

/** An account at the identity provider, by the token's issuer and subject. */
export interface SignInAccount {
  iss: string;
  sub: string;
}

/**
 * Carries out what deleted accounts leave to be done (docs/privacy.md): rows of ours are erased when their time
 * has come; bytes and sign-in accounts, which no transaction can take back, go after the commit that noted them.
 */
export interface ErasureDeps {
  sequelize: Sequelize;
  files: Pick<FileStore, 'remove'>;
  /** Ends an account at the identity provider; absent where the provider lets us not, such as a tenant of Auth0. */
  removeAccount?: (account: SignInAccount) => Promise<void>;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Minutes until the next try, doubled with each: a quarter of an hour at most. */
function nextTry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(2 ** attempts, 15) * 60_000);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Does one piece of work on a locked row in a savepoint: what fails is undone, and the row put off. Workers side
 * by side pass over what another one has locked.
 */
async function attempt(
  deps: ErasureDeps,
  row: { id: number; attempts: number },
  tx: Transaction,
  work: (inner: Transaction) => Promise<void>,
  putOff: (failure: { attempts: number; last_error: string }, until: Date) => Promise<unknown>,
): Promise<void> {
  try {
    await deps.sequelize.transaction({ transaction: tx }, work);
  } catch (error) {
    const attempts = row.attempts + 1;
    deps.logger.error({ err: error, row: row.id, attempts }, 'An erasure failed and will be tried again');
    await putOff({ attempts, last_error: messageOf(error) }, nextTry(deps.now(), attempts));
  }
}

/**
 * Erases the account that waits longest, and keeps what the ledger asks for.
 * @returns whether there was one
 */
export function eraseNextAccount(deps: ErasureDeps): Promise<boolean> {
  return deps.sequelize.transaction(async (tx) => {
    const now = deps.now();
    const deletion = await AccountDeletion.findOne({
      where: { erased_at: null, erase_at: { [Op.lte]: now } },
      order: ['erase_at', 'id'],
      transaction: tx,
      lock: tx.LOCK.UPDATE,
      skipLocked: true,
    });
    if (!deletion) return false;
    async function erase(inner: Transaction): Promise<void> {
      const { user_id, requested_at, email } = required(deletion);
      const identities = required(deletion).identities.map(({ iss, sub }) => `${String(iss)} ${String(sub)}`);
      const keep_until = keepLedgerUntil(requested_at);
      await keepLedgerRecord(deps.sequelize, { user_id, closed_at: requested_at, keep_until }, inner);
      await eraseRows(deps.sequelize, { user_id, email: email ?? '', identities }, now, inner);
      const forgotten = { email: null, identities: [], last_error: null };
      await required(deletion).update({ ...forgotten, erased_at: now }, { transaction: inner });
      deps.logger.info({ user_id }, 'A deleted account was erased');
    }
    await attempt(deps, deletion, tx, erase, (failure, erase_at) =>
      deletion.update({ ...failure, erase_at }, { transaction: tx }),
    );
    return true;
  });
}

/** A sign-in that leads to a student again (signed up anew meanwhile) is theirs, and stays. */
async function endSignIn(deps: ErasureDeps, account: SignInAccount, tx: Transaction): Promise<void> {
  const identity = await Identity.findOne({
    where: { iss: account.iss, sub: account.sub },
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  });
  if ((identity?.user_id ?? null) === null) await deps.removeAccount?.(account);
}

/** Whoever restores a backup of before has only the log to learn from who had left. */
async function tellWhose(deps: ErasureDeps, { iss, sub }: SignInAccount, tx: Transaction): Promise<void> {
  const deletion = await AccountDeletion.findOne({
    where: { erased_at: null, identities: { [Op.contains]: [{ iss, sub }] } },
    attributes: ['user_id'],
    transaction: tx,
  });
  if (deletion) deps.logger.info({ user_id: deletion.user_id }, 'An account was deleted');
}

/**
 * Removes the bytes or the sign-in account noted longest ago. Both may be gone already: that is as good.
 * @returns whether there was one
 */
export function removeNextOutside(deps: ErasureDeps): Promise<boolean> {
  return deps.sequelize.transaction(async (tx) => {
    const removal = await ExternalRemoval.findOne({
      where: { available_at: { [Op.lte]: deps.now() } },
      order: ['available_at', 'id'],
      transaction: tx,
      lock: tx.LOCK.UPDATE,
      skipLocked: true,
    });
    if (!removal) return false;
    async function remove(inner: Transaction): Promise<void> {
      const { kind, target } = required(removal);
      if (kind === 'file') await deps.files.remove(String(target['key']));
      else {
        const account = target as unknown as SignInAccount;
        await endSignIn(deps, account, inner);
        await tellWhose(deps, account, inner);
      }
      await required(removal).destroy({ transaction: inner });
    }
    await attempt(deps, removal, tx, remove, (failure, available_at) =>
      removal.update({ ...failure, available_at }, { transaction: tx }),
    );
    return true;
  });
}

/** Forgets what the ledger has kept long enough. */
export async function forgetOldRecords({ now }: Pick<ErasureDeps, 'now'>): Promise<void> {
  await JobIntroductionRecord.destroy({ where: { keep_until: { [Op.lte]: now() } } });
}

/** Everything that is due, piece by piece, until nothing is left or the worker stops. */
export async function eraseAllDue(deps: ErasureDeps, status: { isStopping: boolean }): Promise<void> {
  while (!status.isStopping && (await eraseNextAccount(deps)));
  while (!status.isStopping && (await removeNextOutside(deps)));
  if (!status.isStopping) await forgetOldRecords(deps);
}
