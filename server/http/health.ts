import express, { type Response, type Router } from 'express';
import type { Sequelize } from 'sequelize';

/** What has to be there, by name. */
export type Checks = Readonly<Record<string, () => unknown>>;

/** Whether it is there; a rejection counts as false. */
async function holds(check: () => unknown): Promise<boolean> {
  try {
    return (await check()) !== false;
  } catch {
    return false;
  }
}

/** The database responds. */
export const databaseCheck = (sequelize: Sequelize): Checks => ({
  database: () => sequelize.query('select 1'),
});

async function tell(res: Response, checks: Checks): Promise<void> {
  const names = Object.keys(checks);
  const found = await Promise.all(Object.values(checks).map(holds));
  const ok = found.every(Boolean);
  const each = Object.fromEntries(names.map((name, index) => [name, found[index]]));
  res.status(ok ? 200 : 503).json({ ok, ...each });
}

/**
 * /healthz: the process responds. /readyz: everything it needs for its roles is there; names each check. With several
 * roles, /readyz/<role> asks for one alone.
 */
export function healthRouter(roles: Readonly<Record<string, Checks>>): Router {
  const router = express.Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', (_req, res) => tell(res, Object.assign({}, ...Object.values(roles)) as Checks));
  for (const [role, checks] of Object.entries(roles))
    router.get(`/readyz/${role}`, (_req, res) => tell(res, checks));
  return router;
}
