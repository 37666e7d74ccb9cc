import express, { type Router } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';

/** /healthz: the process answers. /readyz: the database answers too. /metrics: figures of the process, no persons. */
export function healthRouter(sequelize: Sequelize): Router {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const router = express.Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', async (_req, res) => {
    try {
      await sequelize.query('select 1');
      res.json({ ok: true });
    } catch {
      res.status(503).json({ ok: false });
    }
  });
  router.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
