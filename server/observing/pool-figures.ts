import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';

/** What Sequelize's types leave out of its pool. */
interface Inside {
  connectionManager: { pool: { using: number; available: number; waiting: number; maxSize: number } };
}

/** The connections of this process to the database, and who waits for one. */
export function watchPool(registry: Registry, sequelize: Sequelize): void {
  const { pool } = (sequelize as unknown as Inside).connectionManager;
  const gauge = (configuration: Omit<GaugeConfiguration<string>, 'registers'>) =>
    registry.registerMetric(new Gauge({ ...configuration, registers: [] }));
  gauge({
    name: 'tabidachi_database_connections',
    help: 'Connections to the database, in use and idle.',
    labelNames: ['state'],
    collect(this: Gauge) {
      this.set({ state: 'used' }, pool.using);
      this.set({ state: 'idle' }, pool.available);
    },
  });
  gauge({
    name: 'tabidachi_database_connections_max',
    help: 'Connections that there may be at most (DATABASE_POOL_MAX).',
    collect(this: Gauge) {
      this.set(pool.maxSize);
    },
  });
  gauge({
    name: 'tabidachi_database_connections_waiting',
    help: 'Who waits for a free connection to the database.',
    collect(this: Gauge) {
      this.set(pool.waiting);
    },
  });
}
