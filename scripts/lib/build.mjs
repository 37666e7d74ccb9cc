import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runNode } from './child.mjs';
import { filesBelow, inProject } from './folders.mjs';
import { Refusal, log, step } from './log.mjs';

const viteBuild = (config) => (folder) =>
  ['node_modules/vite/bin/vite.js', 'build', '--config', config].concat([
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]);

/** What both front ends are made of besides their own sources. */
const sharedWithFrontEnds = ['web', 'domain', 'server/client/client.ts'];

/**
 * What is built, each part into dist/<name>: its sources and the Node program that makes it in a folder of its own.
 * package-lock.json and this file belong to the sources of every part.
 */
export const parts = [
  {
    name: 'fonts',
    title: "the resume's fonts",
    sources: ['scripts/build-fonts.mjs', 'templates/resume/fonts.json', 'fonts'],
    program: () => ['scripts/build-fonts.mjs'],
    // It knows dist/fonts, writes each file as a whole and finishes what a kill left.
    inPlace: true,
  },
  {
    name: 'student-web',
    title: "the students' app",
    sources: ['student-web', ...sharedWithFrontEnds],
    program: viteBuild('student-web/vite.config.ts'),
  },
  {
    name: 'student-web-server',
    title: "the students' app for the server",
    sources: ['student-web', ...sharedWithFrontEnds],
    program: viteBuild('student-web/vite.server.config.ts'),
  },
  {
    name: 'staff-console',
    title: 'the staff console',
    sources: ['staff-console', 'server/features/mail/language', ...sharedWithFrontEnds],
    program: viteBuild('staff-console/vite.config.ts'),
  },
  {
    name: 'adminjs',
    title: "AdminJS's pages",
    sources: ['scripts/build-adminjs.mjs', 'server/adminjs/browser'],
    program: (folder) => ['scripts/build-adminjs.mjs', folder],
  },
  {
    name: 'server',
    title: 'the server',
    sources: ['server', 'domain', 'db', 'templates', 'scripts', 'project-root.ts'],
    program: (folder) => ['scripts/build-server.mjs', folder],
  },
];

const outFolder = (part) => inProject('dist', part.name);
const stampFile = (part) => path.join(outFolder(part), '.built-from');

/** The same for the same contents, whenever and wherever they were written. */
function hashOf(part) {
  const hash = crypto.createHash('sha256');
  for (const source of [...part.sources, 'package-lock.json', 'scripts/lib/build.mjs']) {
    for (const file of filesBelow(source)) {
      hash.update(`\0${file}\0`).update(fs.readFileSync(inProject(file)));
    }
  }
  return hash.digest('hex');
}

function isBuilt(part, hash) {
  try {
    return fs.readFileSync(stampFile(part), 'utf8') === hash;
  } catch {
    return false;
  }
}

/**
 * Builds what changed since it was last built. A part is built aside and put in its place as a whole, so that a
 * build that was killed leaves nothing half.
 * @param {{ lock: import('../../server/process-lock.mjs').ProcessLock, only?: string[] }} options
 */
export async function ensureBuilt({ lock, only }) {
  const chosen = parts.filter((part) => !only || only.includes(part.name));
  const outdated = chosen
    .map((part) => ({ part, hash: hashOf(part) }))
    .filter(({ part, hash }) => !isBuilt(part, hash));
  fs.mkdirSync(inProject('dist'), { recursive: true });
  sweepUnfinished();
  for (const { part, hash } of outdated) {
    await step(`Building ${part.title}`, () => build(part, hash, lock));
  }
  return outdated.map(({ part }) => part.name);
}

const UNFINISHED = '.building-';

function sweepUnfinished() {
  for (const name of fs.readdirSync(inProject('dist'))) {
    if (name.startsWith(UNFINISHED)) fs.rmSync(inProject('dist', name), { recursive: true, force: true });
  }
}

async function build(part, hash, lock) {
  const folder = part.inPlace ? outFolder(part) : inProject('dist', `${UNFINISHED}${part.name}`);
  // NODE_ENV decides what React and Vite build; what the person runs with must not change it.
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { lock, cwd: inProject(), env, quiet: true };
  const { code, output } = await runNode(part.program(folder), options);
  if (code !== 0) {
    log(output.trimEnd());
    throw new Refusal(`Building ${part.title} failed (see above).`);
  }
  fs.writeFileSync(path.join(folder, path.basename(stampFile(part))), hash);
  if (part.inPlace) return;
  fs.rmSync(outFolder(part), { recursive: true, force: true });
  fs.renameSync(folder, outFolder(part));
}
