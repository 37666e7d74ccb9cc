import path from 'node:path';
import { expect, test } from '@jest/globals';
import { registry } from '../../server/api/registry.ts';
import { sourceFiles } from './imports.ts';

function namesIn(folder: string): string[] {
  return sourceFiles()
    .filter((file) => file.startsWith(folder))
    .map((file) => path.basename(file, '.ts'));
}

const registered = (kind: 'command' | 'query') =>
  registry.filter((one) => one.kind === kind).map((one) => one.name);

test.each([
  ['command', 'server/api/commands/'],
  ['query', 'server/api/queries/'],
] as const)('every file of a %s is registered under its own name, and nothing else is', (kind, folder) => {
  expect([...registered(kind)].sort()).toEqual(namesIn(folder).sort());
});

test('no name is registered twice', () => {
  const names = registry.map((one) => one.name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
