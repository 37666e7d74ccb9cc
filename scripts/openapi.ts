// npm run openapi: writes the description of the API, as the server answers it at /openapi.json.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { openApiDocument } from '../server/api/openapi.ts';

const file = path.resolve(process.argv[2] ?? path.join(projectRoot, 'docs/api/openapi.json'));
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`Written: ${path.relative(process.cwd(), file)}`);
