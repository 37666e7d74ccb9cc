import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { runNode } from './child.mjs';

const inProject = (file: string) => path.join(projectRoot, file);

interface Package {
  version: string;
  license: string;
  devDependencies: Record<string, string>;
}

/**
 * Writes the client of integrators as a package of its own: clients/typescript with the types of this document, compiled.
 * @param folder its place, which is emptied first; below the project, so that its packages are found
 * @param document what the server answers at /openapi.json
 * @throws with what the compiler says
 */
export async function writeClient(folder: string, document: object): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.cp(inProject('clients/typescript'), folder, { recursive: true });
  await fs.copyFile(inProject('LICENSE'), path.join(folder, 'LICENSE'));
  const ours = JSON.parse(await fs.readFile(inProject('package.json'), 'utf8')) as Package;
  await fs.writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packageOf(ours), null, 2)}\n`);
  const description = path.join(folder, 'openapi.json');
  await fs.writeFile(description, JSON.stringify(document));
  await run([
    '--import',
    './scripts/lib/typescript-5.mjs',
    'node_modules/openapi-typescript/bin/cli.js',
    description,
    '--output',
    path.join(folder, 'api.ts'),
    // A field with a default may be left out of what is sent.
    '--default-non-nullable=false',
    '--root-types',
    '--root-types-no-schema-prefix',
  ]);
  await compileClient(folder);
}

/**
 * Compiles what lies in the folder of a client.
 * @throws with what the compiler says
 */
export async function compileClient(folder: string): Promise<void> {
  await run(['node_modules/typescript/bin/tsc', '-p', folder]);
}

/** Its package.json. It needs openapi-fetch alone, in the version that our tests run with. */
function packageOf({ version, license, devDependencies }: Package): object {
  return {
    name: 'tabidachi-client',
    version,
    license,
    description: 'The API of Tabidachi for TypeScript',
    type: 'module',
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
    files: ['client.js', 'client.d.ts', 'api.js', 'api.d.ts', 'main-line.ts', 'main-line.js'],
    dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
  };
}

async function run(args: string[]): Promise<void> {
  const { code, output } = await runNode(args, { cwd: projectRoot, quiet: true });
  if (code !== 0) throw new Error(output);
}
