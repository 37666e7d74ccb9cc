// After `npm install`: writes into package-lock.json the platform packages that npm has left out, because the registry it
// asked did not have them. Without them `npm ci` refuses the lock file. A machine that needs one gets it from its own
// registry; on all others it is skipped.
import fs from 'node:fs';
import { inProject } from './lib/folders.mjs';
import { missingPlatformPackages } from './lib/lock-file.mjs';
import { log } from './lib/log.mjs';

const file = inProject('package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const missing = missingPlatformPackages(lock);
for (const { name, version, dev } of missing) {
  const { os, cpu, libc } = platformOf(name);
  const entry = {
    version,
    optional: true,
    ...(dev && { dev }),
    ...(os && { os }),
    ...(cpu && { cpu }),
    ...(libc && { libc }),
  };
  lock.packages[`node_modules/${name}`] = entry;
  log(`added ${name} ${version}`);
}
const { '': root, ...rest } = lock.packages;
lock.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
};
if (missing.length > 0) fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** Their names end in system, processor and C library, such as -linux-arm64-musl. */
function platformOf(name) {
  const ending =
    /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/.exec(
      name,
    );
  if (!ending)
    throw new Error(`${name} is no platform package by its name: add it to package-lock.json by hand.`);
  const [, os, cpu, abi] = ending;
  const libc = os === 'linux' && /gnu|musl/.exec(abi ?? '')?.[0];
  return { os: [os], cpu: [cpu], libc: libc ? [libc === 'gnu' ? 'glibc' : libc] : undefined };
}
