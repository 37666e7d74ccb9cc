import type { AddressInfo } from 'node:net';
import express from 'express';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { codeOf } from '../../db/failures.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../http/connection-limits.ts';
import { healthRouter, type Checks } from '../http/health.ts';
import { createHttpServer } from '../http/unreadable-requests.ts';
import { StartProblem } from './problems.ts';

/** Monitoring asks shortly and seldom. */
const LIMITS: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  headers: 5_000,
  body: { every: 5_000, bytes: 1_024 },
  connections: 100,
  connectionsOfAddress: null,
};

interface OperationsOptions {
  /** The figures of this process, and how to bring them up to date. */
  registry: Registry;
  refresh(): Promise<void>;
  /** What each role of this process needs. */
  roles: Readonly<Record<string, Checks>>;
  /** Those of the web processes, which are put together with this one's. */
  figures?: () => Promise<object[][]>;
  limits?: ConnectionLimits;
}

/**
 * What only the operator should reach, on an address of its own: /metrics (figures, no persons), and /healthz and
 * /readyz, which a worker has nowhere else. It answers nothing of the product.
 * @returns the address it has, and how to stop it
 * @throws StartProblem when the port is taken or not allowed
 */
export async function startOperations(
  { host, port }: { host: string; port: number },
  { registry, refresh, roles, figures, limits = LIMITS }: OperationsOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const app = express();
  app.disable('x-powered-by');
  app.use(healthRouter(roles));
  app.get('/metrics', async (_req, res) => {
    const [others = []] = await Promise.all([figures?.(), refresh()]);
    const all =
      others.length === 0
        ? registry
        : AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]);
    res.type(registry.contentType).send(await all.metrics());
  });
  const { server, take } = createHttpServer(limits);
  take(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  }).catch((error: unknown) => {
    const why = codeOf(error) ?? String(error);
    throw new StartProblem(`${host}:${port} cannot be opened (${why}): check METRICS_LISTEN.`, error);
  });
  const at = server.address() as AddressInfo;
  return {
    url: `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
