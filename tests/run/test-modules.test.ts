import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Modules } from '../support/jest/modules.mjs';

/* How the tests themselves are loaded: tests/support/jest. */

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-modules-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const write = (files: Record<string, string>) => {
  for (const [name, source] of Object.entries(files)) fs.writeFileSync(at(name), source);
};
const asWritten = (file: string) => ({ code: fs.readFileSync(file, 'utf8'), sourceMapPath: null });

async function exportsOf(modules: Modules, name: string): Promise<Record<string, unknown>> {
  return { ...((await modules.load(at(name))).namespace as Record<string, unknown>) };
}

describe('a test file', () => {
  test('has modules of its own, and shares those that hold no state', async () => {
    write({
      'shared.ts': 'export const made = {}; export const realm = Array;',
      'own.ts': 'export const made = {};',
      'a.test.ts':
        "export { made as shared, realm } from './shared.ts'; export { made as own } from './own.ts';",
    });
    const shared = new Modules(asWritten);
    const load = () => {
      const modules: Modules = new Modules(asWritten, (file) =>
        file === at('shared.ts') ? shared : modules,
      );
      return exportsOf(modules, 'a.test.ts');
    };
    const [first, second] = [await load(), await load()];
    expect(first['shared']).toBe(second['shared']);
    expect(first['own']).not.toBe(second['own']);
    expect(first['realm']).toBe(Array);
  });

  test('takes packages from Node, and what is made for it by its name', async () => {
    write({
      'uses.test.ts':
        "export { z } from 'zod'; export { it } from 'made'; export const here = import.meta.url;",
    });
    const modules = new Modules(asWritten);
    modules.define('made', { it: 1 });
    const { z } = await import('zod');
    const { z: same, ...rest } = await exportsOf(modules, 'uses.test.ts');
    expect(same).toBe(z);
    expect(rest).toEqual({
      it: 1,
      here: pathToFileURL(at('uses.test.ts')).href,
    });
  });

  test('that cannot be loaded fails, and again for whoever comes next', async () => {
    write({
      'throws.ts': "throw new Error('not today');",
      'hopes.test.ts': "import './throws.ts';",
      'misses.test.ts': "import { nothing } from './whole.ts';",
      'whole.ts': 'export const something = 1;',
      'lost.test.ts': "import './nowhere.ts';",
    });
    const modules = new Modules(asWritten);
    await expect(modules.load(at('hopes.test.ts'))).rejects.toThrow('not today');
    await expect(modules.load(at('hopes.test.ts'))).rejects.toThrow('not today');
    await expect(modules.load(at('misses.test.ts'))).rejects.toThrow('nothing');
    await expect(modules.load(at('lost.test.ts'))).rejects.toThrow('nowhere.ts');
    expect(await exportsOf(modules, 'whole.ts')).toEqual({ something: 1 });
  });
});

describe('modules', () => {
  test('may need each other', async () => {
    write({
      'left.ts':
        "import { right } from './right.ts'; export const left = 'left'; export const both = () => left + right;",
      'right.ts':
        "import { both } from './left.ts'; export const right = 'right'; export const again = () => both();",
    });
    const { again } = await exportsOf(new Modules(asWritten), 'right.ts');
    expect((again as () => string)()).toBe('leftright');
  });

  test('that are asked for at the same time are evaluated once', async () => {
    write({
      'counted.ts': 'globalThis.timesCounted = (globalThis.timesCounted ?? 0) + 1; export const n = 1;',
      'one.ts': "export { n } from './counted.ts';",
      'two.ts': "export { n } from './counted.ts';",
      'both.ts': "export const sum = (await Promise.all([import('./one.ts'), import('./two.ts')])).length;",
    });
    const modules = new Modules(asWritten);
    expect(await exportsOf(modules, 'both.ts')).toEqual({ sum: 2 });
    expect(await exportsOf(modules, 'counted.ts')).toEqual({ n: 1 });
    expect(Reflect.get(globalThis, 'timesCounted')).toBe(1);
    Reflect.deleteProperty(globalThis, 'timesCounted');
  });
});
