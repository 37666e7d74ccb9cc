// npm run client: writes the TypeScript client of the API, ready to be installed or published, to dist/client.
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { openApiDocument } from '../server/core/documents/openapi.ts';
import { CALLS } from '../server/registry/calls.ts';
import { writeClient } from './lib/client.ts';

const folder = 'dist/client';
await writeClient(path.join(projectRoot, folder), openApiDocument({ calls: CALLS }));
console.log(`Written: ${folder}`);
