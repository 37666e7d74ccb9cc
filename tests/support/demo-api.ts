import { fillDemoWorld } from '../db/demo-world.ts';
import { startApi } from './api.ts';

/** The HTTP app with the demo world, at its time, whose people sign in with `tokenFor`. */
export async function startDemoApi() {
  const started = await startApi();
  const { now } = await fillDemoWorld(started.sequelize);
  started.clock.now = now;
  await started.sequelize.query(`update identities set iss = $1, sub = 'test|' || email`, {
    bind: [started.issuer],
  });
  return started;
}
