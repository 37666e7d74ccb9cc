import { registries } from '../../scripts/registries.mjs';
import { CALLS } from '../../server/registry/calls.ts';
import { isMasterTable } from '../../domain/master-data.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import { read, sourceFiles } from './imports.ts';

test('the registries hold what lies in the folders of the features: `npm run registries`', async () => {
  const written = await registries();
  expect(Object.keys(written)).toHaveLength(6);
  for (const [file, content] of Object.entries(written)) expect([file, read(file)]).toEqual([file, content]);
});

/** Names of the files in this folder of every feature. */
const namesIn = (folder: string) =>
  sourceFiles().flatMap(
    (file) => new RegExp(`^server/features/[\\w-]+/${folder}/([\\w-]+)\\.ts$`).exec(file)?.[1] ?? [],
  );

/** One file defines the resources of all tables of names. */
const fileOf = ({ name }: { name: string }) => (isMasterTable(name) ? 'master_tables' : name);

test.each([
  ['commands', CALLS.filter(({ kind }) => kind === 'command')],
  ['queries', CALLS.filter(({ kind }) => kind === 'query')],
  ['resources', RESOURCES],
] as const)('every file in %s is named like what it defines', (folder, defined) => {
  expect([...new Set(defined.map(fileOf))].sort()).toEqual(namesIn(folder).sort());
});

test.each([
  ['call', CALLS],
  ['resource', RESOURCES],
] as const)('no two have the same name: %s', (_kind, defined) => {
  const names: string[] = defined.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
