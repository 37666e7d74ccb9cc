import os from 'node:os';
import lighthouse, { type Result } from 'lighthouse';
import { check, type Figures, type Row } from '../report.ts';
import type { PageName } from './options.ts';
import type { Site } from './site.ts';
import { medianOf } from '../loop.ts';

const LCP_SECONDS = 2;
/** On a busy machine Lighthouse misses the start of a page now and then, and says so. */
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of each page on its mobile profile, before anybody touches it; the median of the runs. */
export async function* lighthouseRows(site: Site): AsyncIterable<Row> {
  for (const name of site.options.pages) {
    const runs: Figures[] = [];
    for (let run = 0; run < site.options.runs; run++) runs.push(await lookAt(site, name));
    yield rowOf(name, runs);
  }
}

function rowOf(name: PageName, runs: readonly Figures[]): Row {
  const measured = medians(runs);
  const full = ['accessibility', 'best_practices', 'seo'] as const;
  return {
    section: 'lighthouse',
    heading: `Lighthouse, mobile, median of ${runs.length}`,
    name,
    measured,
    bare: null,
    ratio: null,
    checks: [
      ...full.map((category) => check(category, measured[category]!, 'at_least', 100)),
      check('lcp_s', measured['lcp_s']!, 'below', LCP_SECONDS),
    ],
  };
}

function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0]!);
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.map((figures) => figures[name]!))]));
}

/** @throws when Lighthouse could not finish */
async function resultOf({ addresses, debuggingPort, log }: Site, name: PageName): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(addresses[name], {
      port: debuggingPort,
      onlyCategories: [...CATEGORIES],
      logLevel: 'silent',
    });
    const problem = result ? result.lhr.runtimeError?.message : 'Lighthouse gave no result.';
    if (result && problem === undefined) return result.lhr;
    if (attempt === ATTEMPTS) throw new Error(`${name}: ${problem}`);
    log(`    ${name}, once more: ${problem}`);
  }
}

/** Tells what costs a score. */
async function lookAt(site: Site, name: PageName): Promise<Figures> {
  const { log } = site;
  const load = os.loadavg()[0]!;
  const lhr = await resultOf(site, name);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  for (const category of CATEGORIES.filter((id) => id !== 'performance')) {
    for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
      const found = lhr.audits[id];
      if (weight > 0 && found && typeof found.score === 'number' && found.score < 1)
        log(`    ${name}, ${category}: ${found.title} (${id}) ${placesOf(found.details)}`);
    }
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_s: audit('largest-contentful-paint') / 1000,
    tbt_ms: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    load,
  };
}

/** The elements or lines that an audit names, shortly. */
function placesOf(details: unknown): string {
  const items = (details as { items?: unknown[] } | undefined)?.items ?? [];
  return items
    .slice(0, 3)
    .map((item) => {
      const { node, description } = item as { node?: { snippet?: string }; description?: string };
      return node?.snippet ?? description ?? JSON.stringify(item).slice(0, 200);
    })
    .join(' · ');
}
