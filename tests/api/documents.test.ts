import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../project-root.ts';
import { lifecycleDocument } from '../../server/api/diagram.ts';
import { permissionsDocument } from '../../server/api/permissions.ts';
import { staffRegistry } from '../../server/staff/registry.ts';

/** Made by `npm run openapi`; a change of the code without it fails here. */
describe('documents made from the code', () => {
  test.each([
    ['docs/permissions.md', () => permissionsDocument(staffRegistry)],
    ['docs/application-lifecycle.md', lifecycleDocument],
  ])('%s is up to date', async (file, make) => {
    expect(await fs.readFile(path.join(projectRoot, file), 'utf8')).toBe(make());
  });
});
