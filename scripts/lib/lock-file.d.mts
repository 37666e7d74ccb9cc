/**
 * Optional packages that a lock file's packages name and that it has no entry for.
 */
export function missingPlatformPackages(lock: {
  packages: Record<string, object>;
}): { name: string; version: string; dev: boolean }[];
