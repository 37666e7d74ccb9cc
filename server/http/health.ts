import express, { type Router } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';

/** Whether a promise comes true; a failure is a no. */
const holds = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value !== false,
    () => false,
  );

/**
 * /healthz: the process answers. /readyz: the database answers too, and tokens can be checked; it names which of the
 * two fails. /metrics: figures of the process, no persons.
 * @param canVerify whether the identity provider's keys are at hand
 */
export function healthRouter(sequelize: Sequelize, canVerify: () => Promise<boolean>): Router {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const router = express.Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', async (_req, res) => {
    const [database, identity] = await Promise.all([holds(sequelize.query('select 1')), holds(canVerify())]);
    const ok = database && identity;
    res.status(ok ? 200 : 503).json({ ok, database, identity });
  });
  router.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
