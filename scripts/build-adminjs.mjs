// Puts the scripts that /admin's pages load into a folder. AdminJS brings them ready-made and would bundle components of
// ours while serving; ours are written as the browser reads them. Usage: build-adminjs.mjs <folder>
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inProject } from './lib/folders.mjs';

const [folder] = process.argv.slice(2);

const adminjs = inProject('node_modules/adminjs');
const designSystem = createRequire(path.join(adminjs, 'index.js')).resolve('@adminjs/design-system');

const ours = inProject('server/adminjs/browser');
const files = {
  'global.bundle.js': path.join(adminjs, 'lib/frontend/assets/scripts/global-bundle.production.js'),
  'app.bundle.js': path.join(adminjs, 'lib/frontend/assets/scripts/app-bundle.production.js'),
  'design-system.bundle.js': path.join(designSystem, '../../bundle.production.js'),
  ...Object.fromEntries(
    fs
      .readdirSync(ours)
      .map((name) => [name === 'components.js' ? 'components.bundle.js' : name, path.join(ours, name)]),
  ),
};

fs.mkdirSync(folder, { recursive: true });
for (const [name, source] of Object.entries(files)) fs.copyFileSync(source, path.join(folder, name));
