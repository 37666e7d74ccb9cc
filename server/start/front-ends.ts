import type http from 'node:http';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import type { Config } from '../config.ts';
import { builtFrontEnds } from '../pages/built-front-ends.ts';
import type { FrontEnds } from '../pages/front-ends.ts';

/**
 * The front ends as configured, and how to close them: before the server, whose connections for news they hold.
 * @param server the one they will be reached at
 */
export async function frontEndsOf(
  config: Config,
  server: http.Server,
): Promise<{ frontEnds: FrontEnds; close(): Promise<void> }> {
  if (config.frontEnds === 'built')
    return { frontEnds: builtFrontEnds(path.join(projectRoot, 'dist')), close: async () => {} };
  const { liveFrontEnds } = await import('./live-front-ends.ts');
  return liveFrontEnds({ cacheFolder: path.join(config.dataDir, 'vite'), server });
}
