import express, { type Router } from 'express';
import type { Sequelize } from 'sequelize';

/** Whether a promise resolves to true; a rejection counts as false. */
const holds = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value !== false,
    () => false,
  );

/**
 * /healthz: the process responds. /readyz: the database responds too, and tokens can be verified; names the
 * check that
 * failed.
 * @param canVerify whether the identity provider's keys are available
 */
export function healthRouter(sequelize: Sequelize, canVerify: () => Promise<boolean>): Router {
  const router = express.Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', async (_req, res) => {
    const [database, identity] = await Promise.all([holds(sequelize.query('select 1')), holds(canVerify())]);
    const ok = database && identity;
    res.status(ok ? 200 : 503).json({ ok, database, identity });
  });
  return router;
}
