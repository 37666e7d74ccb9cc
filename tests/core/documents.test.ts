import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { lifecycleDocument } from '../../server/core/documents/diagram.ts';
import { permissionsDocument } from '../../server/core/documents/permissions.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { RESOURCES } from '../../server/registry/resources.ts';

/** Made by `npm run openapi`; a change of the code without it fails here. */
describe('documents made from the code', () => {
  test.each([
    ['docs/permissions.md', () => permissionsDocument({ calls: CALLS, resources: RESOURCES })],
    ['docs/application-lifecycle.md', lifecycleDocument],
  ])('%s is up to date', async (file, make) => {
    expect(await fs.readFile(path.join(projectRoot, file), 'utf8')).toBe(make());
  });
});
