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
