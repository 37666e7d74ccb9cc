// Puts the scripts that /admin's pages load into a folder. AdminJS brings them ready-made and would make the rest while
// serving; with no components of ours that rest is one line. Usage: build-adminjs.mjs <folder>
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inProject } from './lib/folders.mjs';

const [folder] = process.argv.slice(2);

const adminjs = inProject('node_modules/adminjs');
const designSystem = createRequire(path.join(adminjs, 'index.js')).resolve('@adminjs/design-system');

const files = {
  'global.bundle.js': path.join(adminjs, 'lib/frontend/assets/scripts/global-bundle.production.js'),
  'app.bundle.js': path.join(adminjs, 'lib/frontend/assets/scripts/app-bundle.production.js'),
  'design-system.bundle.js': path.join(designSystem, '../../bundle.production.js'),
  'session-ended.js': inProject('server/adminjs/browser/session-ended.js'),
};

fs.mkdirSync(folder, { recursive: true });
for (const [name, source] of Object.entries(files)) fs.copyFileSync(source, path.join(folder, name));
fs.writeFileSync(path.join(folder, 'components.bundle.js'), 'AdminJS.UserComponents = {};\n');
