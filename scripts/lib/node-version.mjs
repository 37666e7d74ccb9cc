const [MAJOR, MINOR] = [20, 19];

/** @throws when this Node is too old to run Tabidachi */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  process.stderr.write(
    `Tabidachi needs Node.js ${MAJOR}.${MINOR} or newer and this is ${version}: install it from https://nodejs.org and try again.\n`,
  );
  process.exit(1);
}
