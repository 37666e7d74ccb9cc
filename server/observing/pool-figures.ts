import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';

interface Pool {
  using: number;
  available: number;
  waiting: number;
  maxSize: number;
}

/** What Sequelize's types leave out: it has two pools where there are replicas. */
interface Inside {
  connectionManager: { pool: Pool | { read: Pool; write: Pool } };
}

/** The connections of this process to the database and its replicas, and who waits for one. */
export function watchPool(registry: Registry, sequelize: Sequelize): void {
  const { pool } = (sequelize as unknown as Inside).connectionManager;
  const pools = 'write' in pool ? [pool.write, pool.read] : [pool];
  const sum = (name: keyof Pool) => pools.reduce((total, one) => total + one[name], 0);
  const gauge = (configuration: Omit<GaugeConfiguration<string>, 'registers'>) =>
    registry.registerMetric(new Gauge({ ...configuration, registers: [] }));
  gauge({
    name: 'tabidachi_database_connections',
    help: 'Connections to the database, in use and idle.',
    labelNames: ['state'],
    collect(this: Gauge) {
      this.set({ state: 'used' }, sum('using'));
      this.set({ state: 'idle' }, sum('available'));
    },
  });
  gauge({
    name: 'tabidachi_database_connections_max',
    help: 'Connections that there may be at most (DATABASE_POOL_MAX).',
    collect(this: Gauge) {
      this.set(sum('maxSize'));
    },
  });
  gauge({
    name: 'tabidachi_database_connections_waiting',
    help: 'Who waits for a free connection to the database.',
    collect(this: Gauge) {
      this.set(sum('waiting'));
    },
  });
}
