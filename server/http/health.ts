import express, { type Router } from 'express';
import type { Sequelize } from 'sequelize';

/** Whether a promise comes true; a failure is a no. */
const holds = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value !== false,
    () => false,
  );

/**
 * /healthz: the process answers. /readyz: the database answers too, and tokens can be checked; it names which of the
 * two fails.
 * @param canVerify whether the identity provider's keys are at hand
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
