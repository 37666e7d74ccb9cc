import { describe, expect, test } from '@jest/globals';
import { cyclesOf, violation } from './arrows.ts';
import { importsOf, sourceFiles } from './imports.ts';

const imports = sourceFiles().flatMap((file) => importsOf(file));

describe('the house', () => {
  test('every import follows the arrows', () => {
    expect(imports.map(violation).filter((line) => line !== null)).toEqual([]);
  });

  test('nothing runs in circles', () => {
    expect(cyclesOf(imports.filter(({ isTypeOnly }) => !isTypeOnly))).toEqual([]);
  });

  test('is read whole', () => {
    expect(imports.length).toBeGreaterThan(300);
  });
});

/** The rules themselves, on files that are not there: a rule that never refuses would go unnoticed. */
describe('an arrow that is forbidden is named', () => {
  test.each([
    [
      'server/domain/roles.ts',
      "import { User } from '../../db/models/user.ts'",
      'server/domain/roles.ts → db/models/user.ts',
    ],
    ['server/domain/roles.ts', "import fs from 'node:fs'", 'server/domain/roles.ts → package node:fs'],
    ['server/domain/roles.ts', "import { z } from 'zod'", 'server/domain/roles.ts → package zod'],
    [
      'student-web/src/a.ts',
      "import { User } from '../../db/models/user.ts'",
      'student-web/src/a.ts → db/models/user.ts',
    ],
    [
      'student-web/src/a.ts',
      "import { registry } from '../../server/api/contract.ts'",
      'student-web/src/a.ts → server/api/contract.ts',
    ],
    [
      'student-web/src/a.ts',
      "import '../../staff-console/src/b.ts'",
      'student-web/src/a.ts → staff-console/src/b.ts',
    ],
    [
      'student-web/src/features/apply/a.ts',
      "import '../profile/b.ts'",
      'student-web/src/features/apply/a.ts → student-web/src/features/profile/b.ts (another feature)',
    ],
    [
      'server/api/commands/a.ts',
      "import { b } from './b.ts'",
      'server/api/commands/a.ts → server/api/commands/b.ts',
    ],
    [
      'server/api/commands/a.ts',
      "import type { Mailer } from '../../adapters/mailer.ts'",
      'server/api/commands/a.ts → server/adapters/mailer.ts (types)',
    ],
    [
      'server/api/commands/a.ts',
      "await import('../../effects/worker.ts')",
      'server/api/commands/a.ts → server/effects/worker.ts',
    ],
    ['db/models/user.ts', "export { Resume } from './resume.ts'", 'db/models/user.ts → db/models/resume.ts'],
    ['db/connect.ts', "import { run } from '../server/api/run.ts'", 'db/connect.ts → server/api/run.ts'],
    [
      'server/presenters/user.ts',
      "import { run } from '../api/run.ts'",
      'server/presenters/user.ts → server/api/run.ts',
    ],
    ['server/shed/a.ts', "import './b.ts'", expect.stringMatching(/belongs to no part of the house/)],
  ])('%s: %s', (file, source, expected) => {
    expect(importsOf(file, source).map(violation)).toEqual([expected]);
  });

  test.each([
    ['student-web/src/a.ts', "import type { CommandName } from '../../server/api/contract.ts'"],
    ['student-web/src/a.ts', "import { type CommandName } from '../../server/api/contract.ts'"],
    ['student-web/src/a.ts', "import { roles } from '../../server/domain/roles.ts'"],
    ['server/api/commands/a.ts', "import { command } from '../define.ts'"],
    ['db/models/user.ts', "import { id } from './columns.ts'"],
    ['server/effects/worker.ts', "import { createMailer } from '../adapters/mailer.ts'"],
  ])('%s may: %s', (file, source) => {
    expect(importsOf(file, source).map(violation)).toEqual([null]);
  });

  test('a circle of three files', () => {
    const files = { 'db/a.ts': './b.ts', 'db/b.ts': './c.ts', 'db/c.ts': './a.ts' };
    const circle = Object.entries(files).flatMap(([file, to]) => importsOf(file, `export * from '${to}'`));
    expect(cyclesOf(circle)).toEqual(['db/a.ts → db/b.ts → db/c.ts → db/a.ts']);
  });
});

describe('R10: what strangers send is opened in threads of its own', () => {
  const isOfThread = (file: string) =>
    /^server\/(adapters\/uploads|effects\/inbound)\/[\w-]+\.mjs$/.test(file);
  const OPENERS = ['file-type', 'postal-mime'];

  test('by no other code of the server', () => {
    const opening = imports.filter(({ to }) => isOfThread(to) || OPENERS.includes(to));
    expect(opening.length).toBeGreaterThan(OPENERS.length);
    const beside = opening.filter(({ from }) => !isOfThread(from) && !from.startsWith('tests/'));
    expect(beside).toEqual([]);
  });
});
