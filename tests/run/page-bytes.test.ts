import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../project-root.ts';
import { INTERFACE_LANGUAGES } from '../../domain/languages.ts';

/*
 * The bytes of a public page's JavaScript, counted in the built app (npm test builds it first): what its first touch
 * starts, the app included, in the language with the longest words. npm run bench:web counts the same over the network.
 */

const BUILT = path.join(projectRoot, 'dist/student-web');
const ENTRY = 'index.html';
const APP = 'src/start.tsx';
const KB = 1000;
/** Of design.md section 9. */
const BUDGET_KB = 175;
/** A page that nobody has touched: the lines that wait. */
const WAITING_KB = 5;

const PUBLIC = [
  'top/TopPage',
  'recruitments/RecruitmentPage',
  'articles/ArticlesPage',
  'articles/ArticlePage',
  'events/EventsPage',
  'events/EventPage',
  'courses/CoursesPage',
  'auth/TermsPage',
];

/** What a visitor's first page must not bring, by words that its code cannot do without. */
const KEPT_OUT: [what: string, sign: RegExp][] = [
  ['Auth0', /\/oauth\/token/],
  ['zod', /invalid_union/],
  ['react-hook-form', /isSubmitSuccessful/],
  ['the cropper of photos', /reactEasyCrop/],
  ['fields to type in', /MuiInputBase/],
  ['the PDF viewer', /GlobalWorkerOptions/],
  ['the public holidays', /2049-05-03/],
  ['how a job fits a student', /certificate_of_eligibility_possible/],
];

interface Chunk {
  file: string;
  imports?: string[];
}
const manifest = JSON.parse(fs.readFileSync(path.join(BUILT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const code = (file: string) => fs.readFileSync(path.join(BUILT, file), 'utf8');

/** The files that come with these modules. */
function filesOf(modules: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}.`);
    if (reached.has(chunk.file)) return;
    reached.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...reached];
}

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(code(file)).length, 0) / KB;

/** The parts of the texts that the route of a page names. */
function textsOf(page: string): string[] {
  const routes = fs.readFileSync(path.join(projectRoot, 'student-web/src/app/routes.tsx'), 'utf8');
  const named = new RegExp(`import\\('\\.\\./features/${page}\\.tsx'\\),([^)]*)\\)`).exec(routes)?.[1];
  if (named === undefined) throw new Error(`No route shows ${page}.`);
  return ['common', ...[...named.matchAll(/'(\w+)'/g)].map((match) => match[1]!)];
}

/** The parts of the texts that the server shares. */
const SHARED = ['applying', 'facts'];

const modulesOf = (page: string, language: string) => [
  ENTRY,
  APP,
  `src/features/${page}.tsx`,
  ...textsOf(page).map(
    (part) => `${SHARED.includes(part) ? '../domain/messages' : 'src/i18n'}/${language}/${part}.json`,
  ),
];

/** What stands in the page itself. */
const inline = [...code(ENTRY).matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]!).join('\n');
const inlineKilobytes = gzipSync(inline).length / KB;

test('before anybody touches a page, only the lines come that wait for it', () => {
  expect(inlineKilobytes).toBeGreaterThan(0);
  expect(kilobytes(filesOf([ENTRY])) + inlineKilobytes).toBeLessThan(WAITING_KB);
});

describe.each(PUBLIC)('%s', (page) => {
  test('stays within its bytes in every language', () => {
    for (const language of INTERFACE_LANGUAGES)
      expect([language, kilobytes(filesOf(modulesOf(page, language))) + inlineKilobytes < BUDGET_KB]).toEqual(
        [language, true],
      );
  });

  test('brings nothing that only forms, accounts and documents need', () => {
    const files = filesOf(modulesOf(page, 'en'));
    for (const [what, sign] of KEPT_OUT)
      expect([what, files.filter((file) => sign.test(code(file)))]).toEqual([what, []]);
  });
});

test('the signs by which the kept out is known are in the build', () => {
  const all = fs.readdirSync(path.join(BUILT, 'assets')).filter((name) => name.endsWith('.js'));
  for (const [what, sign] of KEPT_OUT)
    expect([what, all.some((name) => sign.test(code(`assets/${name}`)))]).toEqual([what, true]);
});
