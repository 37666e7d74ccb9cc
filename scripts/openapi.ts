// npm run openapi: writes what is told from the code itself: the descriptions of the API as the server answers them at
// /openapi.json and /openapi-staff.json, who may call what, who sees which field, and the lifecycle of an application.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { fieldsDocument } from '../server/core/documents/fields-document.ts';
import { SPECIFIED_ENTITIES } from '../server/core/documents/specified-fields.ts';
import { lifecycleDocument } from '../server/core/documents/diagram.ts';
import { openApiDocument, staffOpenApiDocument } from '../server/core/documents/openapi.ts';
import { permissionsDocument } from '../server/core/documents/permissions.ts';
import { CALLS } from '../server/registry/calls.ts';
import { RESOURCES } from '../server/registry/resources.ts';

const described = { calls: CALLS, resources: RESOURCES };

const documents: Record<string, string> = {
  'docs/api/openapi.json': `${JSON.stringify(openApiDocument(described), null, 1)}\n`,
  'docs/api/openapi-staff.json': `${JSON.stringify(staffOpenApiDocument(described), null, 1)}\n`,
  'docs/permissions.md': permissionsDocument(described),
  'docs/fields.md': fieldsDocument(CALLS, SPECIFIED_ENTITIES),
  'docs/application-lifecycle.md': lifecycleDocument(),
};

for (const [file, content] of Object.entries(documents)) {
  const target = path.join(projectRoot, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
  console.log(`Written: ${file}`);
}
