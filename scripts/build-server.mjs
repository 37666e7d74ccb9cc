// Bundles the server and the scripts that are needed where it is installed. Usage: build-server.mjs <folder>
import { build } from 'esbuild';
import { inProject } from './lib/folders.mjs';

const [folder] = process.argv.slice(2);

/** Name in dist/server → entry. */
const entryPoints = {
  main: 'server/main.ts',
  migrate: 'scripts/migrate.ts',
  'add-hf-member': 'scripts/add-hf-member.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
};

await build({
  absWorkingDir: inProject(),
  entryPoints,
  outdir: folder,
  bundle: true,
  // What is imported only when needed, such as the demo data, stays out of a start that does not need it.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  sourcesContent: false,
  chunkNames: 'chunks/[name]-[hash]',
  keepNames: true,
  logLevel: 'warning',
});
