/** Whether a package is in the tree, as Node would look for it from the folder of the one that asks. */
function isThere(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/**
 * Optional packages that a lock file's packages name and that it has no entry for.
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingPlatformPackages({ packages }) {
  return Object.entries(packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isThere(packages, from, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  );
}
