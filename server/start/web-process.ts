import cluster from 'node:cluster';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { required } from '../../domain/required.ts';
import type { Config } from '../config.ts';
import type { Counts } from '../core/requests/counts.ts';
import type { Closing } from './closing.ts';
import { openDatabase } from './database.ts';
import { createFigures } from '../observing/figures.ts';
import { watchPool } from '../observing/pool-figures.ts';
import { startTelemetry } from '../observing/telemetry.ts';
import { exchange, type Ask } from './messages.ts';
import { openParts, serveSite } from './parts.ts';

/** Given to a process that only serves. */
export const WEB_PROCESS = '--web-process';

export const isWebProcess = (): boolean => cluster.isWorker && process.argv.includes(WEB_PROCESS);

/** What a web process is told at its start. Holds a password: not for logs. */
export interface ToldAtStart {
  databaseUrl: string;
}

/** Counts of the primary, which all its web processes share. */
const countsOf = (ask: Ask): Counts => ({
  hit: (key, windowMs) => ask('hit', key, windowMs) as ReturnType<Counts['hit']>,
  takeBack: (key, windowMs, hit) => ask('takeBack', key, windowMs, hit) as Promise<void>,
  guess: (guess) => ask('guess', guess) as Promise<number>,
  giveBack: (guess) => ask('giveBack', guess) as Promise<void>,
});

/**
 * The share of this process of what is open at most: the primary deals connections out in turn. Those of one address are
 * dealt in no order of their own, so each process takes as many as there may be.
 */
const shareOf = ({ connections, webProcesses }: Config) => ({
  ...connections,
  connections: Math.ceil(connections.connections / webProcesses),
});

/** Serves the site beside others behind one port. Database, migrations, timers and worker are the primary's. */
export async function startWebProcess(config: Config, closing: Closing): Promise<void> {
  const figures = createFigures();
  const { registry } = figures;
  collectDefaultMetrics({ register: registry });
  const ask = exchange(
    { send: (message) => void process.send?.(message), on: (event, listener) => process.on(event, listener) },
    { metrics: () => registry.getMetricsAsJSON() },
  );
  const { databaseUrl } = required(await ask('start')) as ToldAtStart;
  const own = { ...config, databaseUrl, connections: shareOf(config) };
  const logger = pino({ level: config.logLevel });
  const log = config.development ? (line: string) => console.log(line) : (line: string) => logger.info(line);
  // The figures of the rows are the primary's.
  const refresh = async () => {};
  const telemetry = await startTelemetry(config.telemetry, { role: 'web', registry, refresh });
  closing.add(telemetry.stop);
  const { tracing } = telemetry;
  const { onStatement } = telemetry;
  const database = await openDatabase(own, { log, joins: true, onStatement });
  closing.add(() => database.close());
  watchPool(registry, database.sequelize);
  const parts = await openParts(
    { config: own, database, counts: countsOf(ask), figures, tracing, logger, log },
    closing,
  );
  await serveSite(parts, closing);
  await ask('ready');
}
