// npm run openapi: writes what is told from the code itself: the description of the API as the server answers it at
// /openapi.json, who may call what, who sees which field, and the lifecycle of an application.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { fieldsDocument } from '../server/api/describe/fields-document.ts';
import { SPECIFIED_ENTITIES } from '../server/api/describe/specified-fields.ts';
import { lifecycleDocument } from '../server/api/diagram.ts';
import { openApiDocument } from '../server/api/openapi.ts';
import { permissionsDocument } from '../server/api/permissions.ts';
import { staffRegistry } from '../server/staff/registry.ts';

const documents: Record<string, string> = {
  'docs/api/openapi.json': `${JSON.stringify(openApiDocument(staffRegistry), null, 1)}\n`,
  'docs/permissions.md': permissionsDocument(staffRegistry),
  'docs/fields.md': fieldsDocument(SPECIFIED_ENTITIES),
  'docs/application-lifecycle.md': lifecycleDocument(),
};

for (const [file, content] of Object.entries(documents)) {
  const target = path.join(projectRoot, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
  console.log(`Written: ${file}`);
}
