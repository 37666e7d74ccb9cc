import type { Import } from './imports.ts';

/** Where a part of the house may reach. What is not listed is forbidden. */
interface Part {
  /** Path prefix of its files, with * for any one folder; the longest that fits decides. */
  files: string;
  /** What it may import besides its own files: a part by its prefix, a single file, or everything below a folder: `db/**`. */
  may: readonly string[];
  /** What it may use the types of, and nothing that runs. */
  mayTypes?: readonly string[];
  /** Its files may not import each other: what they share lies beside them. */
  notItself?: true;
  /** The only packages it may use, Node's own modules included; any unless told. */
  packages?: readonly string[];
}

const root = 'project-root.ts';
const everything = ['domain/**', 'server/**', 'db/**', 'templates/**', 'scripts/**', root];
const data = ['domain/', 'db/', 'db/models/'];
/** What a feature shows to the others: what they may do with it, and how it is answered. */
const shown = ['server/features/*/services/', 'server/features/*/views/', 'server/features/mail/language/'];
const ofCalls = ['server/core/', ...shown, ...data];

const house: readonly Part[] = [
  { files: root, may: [] },

  // Pure rules: no web server, no database, nothing of Node; a package only if it is as pure.
  {
    files: 'domain/',
    may: [],
    packages: ['damerau-levenshtein', 'ical-generator', 'pluralize', 'stemmer', 'wanakana'],
  },

  // What every call, resource and effect stands on. Columns of a spreadsheet are called as the fields of the console,
  // and a student's copy of their data as the fields of their pages.
  { files: 'server/core/', may: [...data, 'staff-console/src/i18n/**', 'student-web/src/i18n/**'] },

  // A feature: its calls and resources are its own, its services and views are for all.
  { files: 'server/features/*/commands/', may: ofCalls, notItself: true },
  { files: 'server/features/*/queries/', may: ofCalls, notItself: true },
  { files: 'server/features/*/resources/', may: ofCalls },
  {
    files: 'server/features/*/services/',
    may: [...ofCalls, 'templates/', root],
    mayTypes: ['server/adapters/'],
  },
  { files: 'server/features/*/views/', may: ['server/core/', 'server/features/*/services/', ...data] },
  { files: 'server/features/*/effects/', may: [...ofCalls, 'server/adapters/', 'templates/'] },
  { files: 'server/features/mail/inbound/', may: [...ofCalls, 'server/adapters/', root] },
  // The language of mails' words: pure, and judged in the console while somebody types.
  { files: 'server/features/mail/language/', may: ['domain/'] },

  // Lists of all that the features have, written by `npm run registries`.
  {
    files: 'server/registry/',
    may: [
      'server/features/*/commands/',
      'server/features/*/queries/',
      'server/features/*/resources/',
      'server/features/*/effects/',
      'domain/',
    ],
    mayTypes: ['server/features/*/services/'],
  },
  // The front ends take the client, so it carries nothing of the server but rules.
  { files: 'server/client/', may: ['domain/'], mayTypes: ['server/core/', 'server/registry/'] },

  {
    files: 'server/http/',
    may: ['server/core/', 'server/identity/', ...data],
    mayTypes: ['server/core/'],
  },
  // Figures and traces: counted by who does the work, read where the process is put together.
  {
    files: 'server/observing/',
    may: ['server/features/*/services/', 'server/worker/process-event.ts', ...data],
    mayTypes: ['server/config.ts'],
  },
  { files: 'server/pages/', may: ['server/core/', 'server/registry/', 'server/http/', ...data] },
  { files: 'server/identity/', may: ['server/core/requests/**', ...data] },
  { files: 'server/adapters/', may: ['domain/', 'templates/', root], mayTypes: ['server/core/'] },
  { files: 'server/adminjs/', may: ['server/core/', 'server/http/', root, ...data] },
  { files: 'templates/', may: ['domain/', root] },

  // Composition: the only files that know everything.
  { files: 'server/main.ts', may: everything },
  { files: 'server/app.ts', may: everything },
  { files: 'server/create-adapters.ts', may: everything },
  { files: 'server/start/', may: everything },
  { files: 'server/backup/', may: everything },
  { files: 'server/worker/', may: everything },
  { files: 'server/config', may: [root, 'domain/'], mayTypes: ['server/core/', 'db/connect.ts'] },
  { files: 'server/process-lock', may: [] },

  { files: 'db/', may: ['db/models/', 'db/models/init.ts', 'domain/', root] },
  // A model knows no other: what it points to, fields and init.ts tell by name.
  {
    files: 'db/models/',
    may: ['domain/', 'db/models/columns.ts', 'db/models/entity-model.ts'],
    notItself: true,
  },
  { files: 'db/models/init.ts', may: ['db/models/**'] },

  // What both front ends share.
  { files: 'web/', may: ['domain/'] },
  {
    files: 'student-web/',
    may: ['web/', 'domain/', 'server/client/client.ts'],
    mayTypes: ['server/client/', 'server/features/*/views/'],
  },
  // The same pages, rendered on the server.
  {
    files: 'student-web/src/entry-server.tsx',
    may: ['web/', 'domain/', 'student-web/'],
    mayTypes: ['server/pages/contract.ts'],
  },
  {
    files: 'staff-console/',
    may: ['web/', 'domain/', 'server/features/mail/language/', 'server/client/client.ts'],
    mayTypes: ['server/client/', 'server/features/*/views/'],
  },

  // For others: it stands outside of the house, on what the documents say.
  { files: 'clients/', may: [], packages: ['openapi-fetch', 'node:fs'] },

  { files: 'scripts/', may: [...everything, 'bench/**'] },
  { files: 'bench/', may: everything },
  // Its page is written from the cases that the tests run.
  { files: 'scripts/conformance.ts', may: ['tests/', root] },
  { files: 'scripts/fuzz.ts', may: ['tests/', 'server/start/', root] },
  {
    files: 'tests/',
    may: [...everything, 'bench/**', 'web/**', 'student-web/**', 'staff-console/**', 'playwright.config.ts'],
  },
];

const longestFirst = [...house].sort((a, b) => b.files.length - a.files.length);

function startsWith(file: string, prefix: string): boolean {
  const folders = file.split('/');
  return prefix.split('/').every((folder, index, { length }) => {
    const own = folders[index];
    if (own === undefined) return false;
    return folder === '*' || (index === length - 1 ? own.startsWith(folder) : own === folder);
  });
}

function partOf(file: string): Part | undefined {
  return longestFirst.find((part) => startsWith(file, part.files));
}

function fits(file: string, listed: readonly string[] = []): boolean {
  const part = partOf(file)?.files;
  return listed.some((one) =>
    one.endsWith('**') ? file.startsWith(one.slice(0, -2)) : one === part || one === file,
  );
}

const FEATURE = /^(?:server\/features|(?:student-web|staff-console)\/src\/(?:features|resources))\/[^/]+\//;
/** What one feature of the server shows to the others. */
const SHOWN = /^server\/features\/(?:[^/]+\/(?:services|views)|mail\/language)\//;

/** Why an import goes against the house's arrows; null when it does not. */
export function violation(one: Import): string | null {
  const part = partOf(one.from);
  if (!part) return `${one.from} belongs to no part of the house: name it in tests/architecture/arrows.ts`;
  if (one.isPackage)
    return (part.packages?.includes(one.to) ?? true) ? null : `${one.from} → package ${one.to}`;
  const arrow = `${one.from} → ${one.to}`;
  const feature = FEATURE.exec(one.from)?.[0];
  const otherFeature = FEATURE.exec(one.to)?.[0];
  if (feature && otherFeature && feature !== otherFeature && !SHOWN.test(one.to))
    return `${arrow} (another feature)`;
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
