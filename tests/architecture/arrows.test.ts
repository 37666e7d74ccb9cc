import { cyclesOf, violation } from './arrows.ts';
import { importsOf, sourceFiles } from './imports.ts';

const imports = sourceFiles().flatMap((file) => importsOf(file));

describe('the house', () => {
  test('every import follows the arrows', () => {
    expect(imports.map(violation).filter((line) => line !== null)).toEqual([]);
  });

  test('nothing runs in circles, types included', () => {
    expect(cyclesOf(imports)).toEqual([]);
  });

  test('is read whole', () => {
    expect(imports.length).toBeGreaterThan(300);
  });
});

/** The rules themselves, on files that are not there: a rule that never refuses would go unnoticed. */
describe('an arrow that is forbidden is named', () => {
  test.each([
    ['domain/roles.ts', "import { User } from '../db/models/user.ts'", 'domain/roles.ts → db/models/user.ts'],
    ['domain/roles.ts', "import fs from 'node:fs'", 'domain/roles.ts → package node:fs'],
    ['domain/roles.ts', "import { z } from 'zod'", 'domain/roles.ts → package zod'],
    [
      'student-web/src/a.ts',
      "import { User } from '../../db/models/user.ts'",
      'student-web/src/a.ts → db/models/user.ts',
    ],
    [
      'student-web/src/a.ts',
      "import { registry } from '../../server/client/contract.ts'",
      'student-web/src/a.ts → server/client/contract.ts',
    ],
    [
      'student-web/src/a.ts',
      "import '../../staff-console/src/b.ts'",
      'student-web/src/a.ts → staff-console/src/b.ts',
    ],
    ['web/a.ts', "import '../student-web/src/b.ts'", 'web/a.ts → student-web/src/b.ts'],
    [
      'web/a.ts',
      "import { createClient } from '../server/client/client.ts'",
      'web/a.ts → server/client/client.ts',
    ],
    [
      'student-web/src/features/apply/a.ts',
      "import '../profile/b.ts'",
      'student-web/src/features/apply/a.ts → student-web/src/features/profile/b.ts (another feature)',
    ],
    [
      'server/features/events/commands/a.ts',
      "import { b } from './b.ts'",
      'server/features/events/commands/a.ts → server/features/events/commands/b.ts',
    ],
    [
      'server/features/events/commands/a.ts',
      "import type { Mailer } from '../../../adapters/mailer.ts'",
      'server/features/events/commands/a.ts → server/adapters/mailer.ts (types)',
    ],
    [
      'server/features/events/commands/a.ts',
      "await import('../../../worker/worker.ts')",
      'server/features/events/commands/a.ts → server/worker/worker.ts',
    ],
    [
      'server/features/events/resources/a.ts',
      "import { b } from '../../mail/resources/b.ts'",
      'server/features/events/resources/a.ts → server/features/mail/resources/b.ts (another feature)',
    ],
    [
      'server/features/events/services/a.ts',
      "import { b } from '../commands/b.ts'",
      'server/features/events/services/a.ts → server/features/events/commands/b.ts',
    ],
    [
      'server/core/calls/run.ts',
      "import { b } from '../../features/mail/services/b.ts'",
      'server/core/calls/run.ts → server/features/mail/services/b.ts',
    ],
    ['db/models/user.ts', "export { Resume } from './resume.ts'", 'db/models/user.ts → db/models/resume.ts'],
    [
      'db/connect.ts',
      "import { run } from '../server/core/calls/run.ts'",
      'db/connect.ts → server/core/calls/run.ts',
    ],
    [
      'server/features/profile/views/present-user.ts',
      "import { run } from '../../../app.ts'",
      'server/features/profile/views/present-user.ts → server/app.ts',
    ],
    ['server/shed/a.ts', "import './b.ts'", expect.stringMatching(/belongs to no part of the house/)],
  ])('%s: %s', (file, source, expected) => {
    expect(importsOf(file, source).map(violation)).toEqual([expected]);
  });

  test.each([
    ['student-web/src/a.ts', "import type { CommandName } from '../../server/client/contract.ts'"],
    ['student-web/src/a.ts', "import { type CommandName } from '../../server/client/contract.ts'"],
    ['student-web/src/a.ts', "import { theme } from '../../web/theme.ts'"],
    ['staff-console/src/a.ts', "import { theme } from '../../web/theme.ts'"],
    ['student-web/src/a.ts', "import { roles } from '../../domain/roles.ts'"],
    ['server/features/events/commands/a.ts', "import { command } from '../../../core/calls/define.ts'"],
    ['server/features/events/commands/a.ts', "import { b } from '../../mail/services/b.ts'"],
    ['db/models/user.ts', "import { id } from './columns.ts'"],
    ['server/worker/worker.ts', "import { createMailer } from '../adapters/mailer.ts'"],
  ])('%s may: %s', (file, source) => {
    expect(importsOf(file, source).map(violation)).toEqual([null]);
  });

  test('a circle of three files', () => {
    const files = { 'db/a.ts': './b.ts', 'db/b.ts': './c.ts', 'db/c.ts': './a.ts' };
    const circle = Object.entries(files).flatMap(([file, to]) => importsOf(file, `export * from '${to}'`));
    expect(cyclesOf(circle)).toEqual(['db/a.ts → db/b.ts → db/c.ts → db/a.ts']);
  });

  test('a circle that takes types on its way', () => {
    const circle = [
      ...importsOf('db/a.ts', "import { b } from './b.ts'"),
      ...importsOf('db/b.ts', "import type { A } from './a.ts'"),
    ];
    expect(cyclesOf(circle)).toEqual(['db/a.ts → db/b.ts → db/a.ts']);
  });
});

describe('R10: what strangers send is opened in threads of its own', () => {
  const isOfThread = (file: string) =>
    /^server\/(adapters\/(uploads|sheets)|features\/mail\/inbound)\/[\w-]+\.mjs$/.test(file);
  const OPENERS = ['file-type', 'postal-mime'];

  test('by no other code of the server', () => {
    const opening = imports.filter(({ to }) => isOfThread(to) || OPENERS.includes(to));
    expect(opening.length).toBeGreaterThan(OPENERS.length);
    const beside = opening.filter(({ from }) => !isOfThread(from) && !from.startsWith('tests/'));
    expect(beside).toEqual([]);
  });
});
