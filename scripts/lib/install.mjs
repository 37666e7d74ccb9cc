import crypto from 'node:crypto';
import fs from 'node:fs';
import { runNpm } from './child.mjs';
import { inProject } from './folders.mjs';
import { Refusal, step } from './log.mjs';

/** Written last, so that it is there only after an install that went through. */
const stampFile = inProject('node_modules/.tabidachi-installed.json');
/** There while npm works: whatever it finds in node_modules may then be half of something. */
const markFile = inProject('.tmp/installing');

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

function wantedStamp(dev) {
  const lock = fs.readFileSync(inProject('package-lock.json'));
  const hash = crypto.createHash('sha256').update(lock).digest('hex');
  return { lock: hash, platform: process.platform, arch: process.arch, dev };
}

/** Whether packages that somebody installed by hand, as with `npm ci`, are what the lock file asks for. */
function isInstalledByHand(dev) {
  const wanted = readJson(inProject('package-lock.json'))?.packages ?? {};
  const installed = readJson(inProject('node_modules/.package-lock.json'))?.packages;
  if (!installed || fs.existsSync(markFile)) return false;
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !dev) ||
      (installed[name]?.version === entry.version && fs.existsSync(inProject(name))),
  );
}

function isInstalled(dev) {
  const stamp = readJson(stampFile);
  const wanted = wantedStamp(dev);
  if (stamp) {
    const same = ['lock', 'platform', 'arch'].every((key) => stamp[key] === wanted[key]);
    if (same && (stamp.dev || !dev)) return true;
  }
  const isMoved = stamp && (stamp.platform !== wanted.platform || stamp.arch !== wanted.arch);
  if (isMoved || !isInstalledByHand(dev)) return false;
  fs.writeFileSync(stampFile, JSON.stringify(wanted));
  return true;
}

/**
 * Installs the packages when they are missing, incomplete or not those of package-lock.json.
 * @param {{ dev: boolean, lock: import('../../server/process-lock.mjs').ProcessLock }} options dev: also what only tests and checks need
 */
export async function ensureInstalled({ dev, lock }) {
  if (isInstalled(dev)) return;
  await step('Installing packages (a minute or two)', async () => {
    fs.mkdirSync(inProject('.tmp'), { recursive: true });
    fs.writeFileSync(markFile, '');
    fs.rmSync(stampFile, { force: true });
    // The lock names each package by its digest: what is in the cache needs no look at the registry.
    const args = [
      'ci',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      dev ? '--include=dev' : '--omit=dev',
    ];
    const { code } = await runNpm(args, { lock, cwd: inProject() });
    if (code !== 0) {
      throw new Refusal(
        'The packages could not be installed (see above): check the network and start again.',
      );
    }
    fs.writeFileSync(stampFile, JSON.stringify(wantedStamp(dev)));
    fs.rmSync(markFile);
  });
}
