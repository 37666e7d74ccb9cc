// npm run runtime -- <folder> [--without-adminjs]: copies what an installation runs, and nothing else, into a folder: the
// built parts, what is read as it is, and the packages that are loaded. For the image; the project must be built. The embedded PostgreSQL stays behind, since it is
// for one's own machine.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { filesBelow, inProject, projectRoot } from './lib/folders.mjs';
import { Refusal, log, runScript } from './lib/log.mjs';

/** Read by their paths, so no import leads to them. */
const READ_AS_THEY_ARE = [
  'package.json',
  'LICENSE',
  'dist',
  'db/migrations',
  'db/seeds',
  'templates',
  'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
];
/** For developers: they build the front ends while serving, and read settings in TypeScript. */
const NOT_LOADED = ['node_modules/vite/**', 'node_modules/typescript/**'];

/** What is started, and what runs in threads of its own from its source. */
const isEntry = (file) =>
  /^dist\/(server|student-web-server)\/[^/]+\.js$/.test(file) || /^server\/.*\.mjs$/.test(file);
/** Of a package: what Node never loads, and the program of a bundler, since all is bundled. */
const isLeftOut = (file) => /\.(map|[mc]?tsx?|flow|md|markdown)$|\/bin\/esbuild$/i.test(file);

/** 'node_modules/a/node_modules/b/lib/c.js' → 'node_modules/a/node_modules/b'; null for files of ours. */
const packageOf = (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/** The package, and those it loads by names it puts together: made for this machine, as a rule. */
function withOptional(name) {
  const manifest = inProject(name, 'package.json');
  const { optionalDependencies = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const { resolve } = createRequire(manifest);
  const installed = Object.keys(optionalDependencies).flatMap((each) => {
    const folders = resolve.paths(each).map((base) => path.join(base, each));
    return folders.find((folder) => fs.existsSync(folder)) ?? [];
  });
  return [name, ...installed.flatMap((folder) => withOptional(path.relative(projectRoot, folder)))];
}

/**
 * Files of the packages that these files load. Whole packages: a trace of single files misses some that only another
 * version of Node takes, and a file that is missing shows only when it is asked for.
 */
async function packageFiles(entries, ignore) {
  const { fileList } = await nodeFileTrace(
    entries.map((file) => inProject(file)),
    { base: projectRoot, ignore },
  );
  const traced = new Set([...fileList].map(packageOf).filter(Boolean));
  const packages = new Set([...traced].flatMap(withOptional));
  const ofPackage = (name) =>
    [...filesBelow(name)].filter((file) => packageOf(file) === name && !isLeftOut(file));
  return [...packages].flatMap(ofPackage);
}

await runScript(async () => {
  const [target, option] = process.argv.slice(2);
  const withoutAdminjs = option === '--without-adminjs';
  if (!target || (option && !withoutAdminjs))
    throw new Refusal('Usage: npm run runtime -- <folder> [--without-adminjs]');
  if (fs.existsSync(target) && fs.readdirSync(target).length > 0)
    throw new Refusal(`${target} is not empty.`);
  const isWanted = (file) => !(withoutAdminjs && file.startsWith('dist/adminjs/'));
  const asTheyAre = READ_AS_THEY_ARE.flatMap((name) => [...filesBelow(name)]).filter(isWanted);
  const entries = [...asTheyAre, ...filesBelow('server')].filter(isEntry);
  if (!entries.includes('dist/server/main.js'))
    throw new Refusal('Nothing is built: run npm run build first.');
  const ignore = withoutAdminjs ? [...NOT_LOADED, 'node_modules/adminjs/**'] : NOT_LOADED;
  const files = new Set([...asTheyAre, ...entries, ...(await packageFiles(entries, ignore))]);
  let bytes = 0;
  for (const file of files) {
    const to = path.join(target, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.cpSync(inProject(file), to);
    if (packageOf(file)) bytes += fs.statSync(to).size;
  }
  log(`${target}: ${files.size} files; packages ${Math.round(bytes / 2 ** 20)} MB.`);
});
