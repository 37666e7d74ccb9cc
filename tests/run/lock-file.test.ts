import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { missingPlatformPackages } from '../../scripts/lib/lock-file.mjs';

const lock = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { resolved?: string }>;
};

test('has every platform package, else npm ci refuses it (node scripts/complete-lock.mjs adds them)', () => {
  expect(missingPlatformPackages(lock)).toEqual([]);
});

test('names no registry: everybody installs from their own', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual(
    [],
  );
});

test('has the optional peers of AdminJS’s own React, without which the npm of Node 20 and 22 refuses it', () => {
  // npm 11 leaves them out when it writes the file: put them back from the history.
  const nested = ['@types/react', '@types/react-dom'].map(
    (name) => `node_modules/adminjs/node_modules/${name}`,
  );
  expect(nested.filter((place) => !lock.packages[place])).toEqual([]);
});
