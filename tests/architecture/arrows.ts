import type { Import } from './imports.ts';

/** Where a part of the house may reach. What is not listed is forbidden. */
interface Part {
  /** Path prefix of its files; the longest that fits decides. */
  files: string;
  /** What it may import besides its own files: a part by its prefix, a single file, or everything below a folder: `db/**`. */
  may: readonly string[];
  /** What it may use the types of, and nothing that runs. */
  mayTypes?: readonly string[];
  /** Its files may not import each other: what they share lies beside them. */
  notItself?: true;
  /** It stands on no package and nothing of Node. */
  noPackages?: true;
}

const root = 'project-root.ts';
const everything = ['server/**', 'db/**', 'templates/**', 'scripts/**', root];
const reading = [
  'server/api/',
  'server/api/shapes/',
  'server/presenters/',
  'server/domain/',
  'server/mail/',
  'server/mail/language/',
  'db/',
  'db/models/',
];

const house: readonly Part[] = [
  { files: root, may: [] },

  // Pure rules: no web server, no database, no packages at all.
  { files: 'server/domain/', may: [], noPackages: true },

  { files: 'server/api/', may: [...reading, 'server/http/', 'server/api/registry.ts'] },
  { files: 'server/api/registry.ts', may: ['server/api/commands/', 'server/api/queries/'] },
  { files: 'server/api/commands/', may: reading, notItself: true },
  { files: 'server/api/queries/', may: reading, notItself: true },
  { files: 'server/api/shapes/', may: ['server/api/wire.ts', 'server/domain/'] },
  // The front ends take the client, so it carries nothing of the server but rules.
  { files: 'server/api/client.ts', may: ['server/domain/'], mayTypes: ['server/api/contract.ts'] },
  {
    files: 'server/api/contract.ts',
    may: [],
    mayTypes: ['server/api/', 'server/api/registry.ts', 'server/http/errors.ts'],
  },

  // How mails are written: the words, the values they name, the parts they are made of.
  {
    files: 'server/mail/',
    may: ['server/mail/language/', 'server/domain/', 'db/models/', 'templates/', root],
  },
  // The language of their words: pure, and judged in the console while somebody types.
  { files: 'server/mail/language/', may: ['server/domain/'] },

  { files: 'server/staff/', may: [...reading, 'server/http/'] },
  {
    files: 'server/presenters/',
    may: ['server/domain/', 'db/', 'db/models/'],
    mayTypes: ['server/api/shapes/'],
  },
  {
    files: 'server/http/',
    may: ['server/domain/', 'server/identity/', 'db/', 'db/models/'],
    mayTypes: ['server/api/context.ts'],
  },
  {
    files: 'server/pages/',
    may: ['server/api/', 'server/api/registry.ts', 'server/domain/', 'server/http/', 'db/models/'],
  },
  {
    files: 'server/identity/',
    may: ['server/domain/', 'db/failures.ts', 'db/lift-limits.ts', 'db/models/'],
  },
  {
    files: 'server/effects/',
    may: [
      'server/adapters/',
      'server/domain/',
      'server/mail/',
      'server/mail/language/',
      'server/api/outbox.ts',
      'db/',
      'db/models/',
      'templates/',
      root,
    ],
    mayTypes: ['server/api/context.ts'],
  },
  {
    files: 'server/adapters/',
    may: ['server/domain/', 'templates/', root],
    mayTypes: ['server/api/context.ts'],
  },
  { files: 'server/adminjs/', may: ['server/domain/', 'server/http/', 'db/', 'db/models/', root] },
  { files: 'templates/', may: ['server/domain/', root] },

  // Composition: the only files that know everything.
  { files: 'server/main.ts', may: everything },
  { files: 'server/app.ts', may: everything },
  { files: 'server/outside.ts', may: everything },
  { files: 'server/start/', may: everything },
  { files: 'server/config', may: [root], mayTypes: ['server/api/', 'db/connect.ts'] },
  { files: 'server/process-lock', may: [] },

  { files: 'db/', may: ['db/models/', 'db/models/init.ts', 'server/domain/', root] },
  // Models know each other's types only; how they hang together is told in associations/.
  {
    files: 'db/models/',
    may: ['server/domain/', 'db/models/columns.ts', 'db/models/entity-model.ts', 'db/models/types.ts'],
    mayTypes: ['db/models/'],
    notItself: true,
  },
  { files: 'db/models/init.ts', may: ['db/models/**'] },
  { files: 'db/models/associations', may: ['db/models/'] },

  {
    files: 'student-web/',
    may: ['server/domain/', 'server/api/client.ts'],
    mayTypes: ['server/api/contract.ts', 'server/api/shapes/'],
  },
  // The same pages, rendered on the server.
  {
    files: 'student-web/src/entry-server.tsx',
    may: ['server/domain/', 'student-web/'],
    mayTypes: ['server/pages/contract.ts'],
  },
  {
    files: 'staff-console/',
    may: ['server/domain/', 'server/mail/language/', 'server/api/client.ts'],
    mayTypes: ['server/api/contract.ts', 'server/api/shapes/', 'server/staff/contract.ts'],
  },

  { files: 'scripts/', may: [...everything, 'bench/**'] },
  { files: 'bench/', may: everything },
  // Its page is written from the cases that the tests run.
  { files: 'scripts/conformance.ts', may: ['tests/', root] },
  { files: 'scripts/fuzz.ts', may: ['tests/', 'server/start/', root] },
  {
    files: 'tests/',
    may: [...everything, 'bench/**', 'student-web/**', 'staff-console/**', 'playwright.config.ts'],
  },
];

const longestFirst = [...house].sort((a, b) => b.files.length - a.files.length);

function partOf(file: string): Part | undefined {
  return longestFirst.find((part) => file.startsWith(part.files));
}

function fits(file: string, listed: readonly string[] = []): boolean {
  const part = partOf(file)?.files;
  return listed.some((one) =>
    one.endsWith('**') ? file.startsWith(one.slice(0, -2)) : one === part || one === file,
  );
}

const FEATURE = /^(?:student-web|staff-console)\/src\/(?:features|resources)\/[^/]+\//;

/** Why an import goes against the house's arrows; null when it does not. */
export function violation(one: Import): string | null {
  const part = partOf(one.from);
  if (!part) return `${one.from} belongs to no part of the house: name it in tests/architecture/arrows.ts`;
  if (one.isPackage) return part.noPackages ? `${one.from} → package ${one.to}` : null;
  const arrow = `${one.from} → ${one.to}`;
  const feature = FEATURE.exec(one.from)?.[0];
  const otherFeature = FEATURE.exec(one.to)?.[0];
  if (feature && otherFeature && feature !== otherFeature) return `${arrow} (another feature)`;
  const isOwn = partOf(one.to) === part && !part.notItself;
  if (isOwn || fits(one.to, part.may)) return null;
  if (!one.isTypeOnly) return arrow;
  return fits(one.to, part.mayTypes) ? null : `${arrow} (types)`;
}

/** Every circle of files that import each other, as the path that closes it. */
export function cyclesOf(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports) {
    if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): void {
    const at = path.indexOf(file);
    if (at >= 0) {
      found.push([...path.slice(at), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const to of next.get(file) ?? []) visit(to);
    path.pop();
    done.add(file);
  }
  for (const file of next.keys()) visit(file);
  return found;
}
