import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequelize } from 'sequelize';
import { codeOf, failureOf } from './failures.ts';

const lagging = new AsyncLocalStorage<true>();

/** What Sequelize's types leave out: its own routing sends every SELECT outside of a transaction to a replica. */
interface Inside {
  connectionManager: {
    getConnection(options?: { type?: string; useMaster?: boolean }): Promise<unknown>;
  };
  options: { replication?: unknown };
}

/** A standby refuses to write. */
const READ_ONLY = '25006';

/** Sends to replicas only what runs within `fromReplica`; everything else goes to the primary. */
export function routeReads(sequelize: Sequelize): void {
  const { connectionManager } = sequelize as unknown as Inside;
  const getConnection = connectionManager.getConnection.bind(connectionManager);
  connectionManager.getConnection = (options) => {
    const isRead = options?.type === 'SELECT' || options?.type === 'read';
    const mayLag = isRead && lagging.getStore() === true && options.useMaster !== true;
    return getConnection({ ...options, type: mayLag ? 'SELECT' : 'write', useMaster: !mayLag });
  };
}

/**
 * Runs a read whose answer may be a few seconds old on a replica, where there is one. When the replica is away, too busy
 * or refuses, the read runs again on the primary.
 * @param read without side effects
 * @param onFailure told before the read runs again
 */
export async function fromReplica<T>(
  sequelize: Sequelize,
  read: () => Promise<T>,
  onFailure: () => void = () => {},
): Promise<T> {
  if (!(sequelize as unknown as Inside).options.replication) return read();
  try {
    return await lagging.run(true, read);
  } catch (error) {
    if (failureOf(error) === null && codeOf(error) !== READ_ONLY) throw error;
    onFailure();
    return read();
  }
}
