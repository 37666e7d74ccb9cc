import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dueLongTests, LONG_TESTS } from '../../scripts/lib/long-tests.mjs';
import { projectRoot } from '../../project-root.ts';

const inTests = fs.readdirSync(path.join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' });
const longFiles = inTests
  .filter((name) => /\.long\.(test|spec)\.ts$/.test(name))
  .map((name) => `tests/${name}`);

describe('the long tests', () => {
  test('each has the files whose change makes it run', () => {
    expect(Object.keys(LONG_TESTS).sort()).toEqual(longFiles.sort());
    for (const watched of Object.values(LONG_TESTS).flat())
      expect([watched, fs.existsSync(path.join(projectRoot, watched))]).toEqual([watched, true]);
  });

  test('one that passed on other files, or never, runs again', () => {
    const [first = '', second = ''] = longFiles;
    expect(dueLongTests({}).sort()).toEqual(longFiles);
    expect(dueLongTests({ [first]: 'another', [second]: '' })).toEqual(
      expect.arrayContaining([first, second]),
    );
  });
});
