// npm run build: installs what is missing and builds what changed, as npm start does before it serves.
import { checkNodeVersion } from './lib/node-version.mjs';
import { runScript } from './lib/log.mjs';
import { setUp } from './lib/setup.mjs';

checkNodeVersion();
await runScript(() => setUp({ only: process.argv.length > 2 ? process.argv.slice(2) : undefined }));
