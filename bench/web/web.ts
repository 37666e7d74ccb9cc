import { runParts } from '../run-parts.ts';
import type { Variables } from '../world.ts';
import { byteRows } from './bytes.ts';
import { firstByteRows } from './first-byte.ts';
import { lighthouseRows } from './lighthouse.ts';
import { webOptionsOf } from './options.ts';
import { openSite } from './site.ts';

/**
 * Measures the public pages as a phone gets them, on a server and demo data of its own.
 * @param environment of the process
 * @returns the exit code
 * @throws UsageError
 */
export async function runWebBench(args: readonly string[], environment: Variables): Promise<number> {
  const options = webOptionsOf(args);
  const { runs, language } = options;
  return runParts({
    output: options,
    about: { runs, language },
    async open(given) {
      const site = await openSite(options, { ...given, environment });
      return [
        { name: 'bytes', rows: () => byteRows(site) },
        { name: 'first_byte', rows: () => firstByteRows(site) },
        ...(runs > 0 ? [{ name: 'lighthouse', rows: () => lighthouseRows(site) }] : []),
      ];
    },
  });
}
