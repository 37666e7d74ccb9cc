import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { projectRoot } from '../../project-root.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { startChild, type AskableChild } from '../child.ts';
import type { Given } from '../run-parts.ts';
import { startServer } from '../server.ts';
import { freePort, inheritedFrom, runScript, type Variables } from '../world.ts';
import type { PageName, WebOptions } from './options.ts';

/** The built site on demo data of its own, and what it is looked at with. */
export interface Site {
  /** The one it calls itself by. */
  url: string;
  /** Address of each page, in the language of this run. */
  addresses: Record<PageName, string>;
  browser: Browser;
  /** Where Lighthouse finds the same browser. */
  debuggingPort: number;
  /** A server of files and nothing else. */
  files: AskableChild;
  options: WebOptions;
  /** Of this run alone. */
  folder: string;
  log: (line: string) => void;
}

/** Builds what is not built yet, starts the server on a new folder, and a browser. */
export async function openSite(
  options: WebOptions,
  { folder, closing, log, environment }: Given & { environment: Variables },
): Promise<Site> {
  log('Building the site …');
  runScript('build.mjs', 'student-web', 'student-web-server', 'fonts');
  const programs = path.join(folder, 'server');
  runScript('build-server.mjs', programs);

  log('Starting the server on demo data …');
  const inherited = inheritedFrom(environment);
  const port = await freePort();
  const server = await startServer({
    programs,
    environment: {
      ...inherited,
      TABIDACHI_PROFILE: 'development',
      ROLE: 'web',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'info',
    },
    log: path.join(folder, 'server.log'),
    port,
    closing,
  });
  const url = await ownOrigin(server.url);
  const files = startChild({
    args: ['--import', 'tsx', path.join(projectRoot, 'bench/files-child.ts')],
    environment: inherited,
    log: path.join(folder, 'files.log'),
  });
  closing.add(() => files.stop());

  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${debuggingPort}`],
    // Ours closes it in order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  closing.add(() => browser.close());
  return {
    url,
    addresses: await addressesOf(url, options),
    browser,
    debuggingPort,
    files,
    options,
    folder,
    log,
  };
}

/** The origin that the site tells search engines: a page asked for by another name of the machine is sent on first. */
async function ownOrigin(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (address === undefined) throw new Error('The sitemap names no address.');
  return new URL(address).origin;
}

/** What the site itself tells search engines: the first page of each kind. */
async function addressesOf(url: string, { language }: WebOptions): Promise<Record<PageName, string>> {
  const first = async (kind: string) => {
    const sitemap = await (await fetch(`${url}/sitemaps/${kind}-1.xml`)).text();
    const found = new RegExp(`/${kind}/\\d+`).exec(sitemap)?.[0];
    if (found === undefined) throw new Error(`The sitemap names no page of ${kind}.`);
    return found;
  };
  const paths: Record<PageName, string> = {
    top: '/',
    job: await first('recruitments'),
    articles: '/articles',
    article: await first('articles'),
    events: '/events',
    event: await first('events'),
    courses: '/courses',
    terms: '/terms_of_service',
  };
  return Object.fromEntries(
    Object.entries(paths).map(([name, at]) => [name, `${url}${at}?lang=${language}`]),
  ) as Record<PageName, string>;
}
