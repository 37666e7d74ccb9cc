import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { check, type Row } from '../report.ts';
import type { PageName } from './options.ts';
import type { Site } from './site.ts';

/** Of design.md section 9, in 1000 bytes. */
const JAVASCRIPT_KB = 175;
/** A page that nobody has touched needs the few lines that wait for it (ADR 0015). */
const WAITING_KB = 5;
const KB = 1000;

/** Bytes of a page: its HTML, and the JavaScript before anybody touches it and once the whole app runs. */
export async function* byteRows(site: Site): AsyncIterable<Row> {
  for (const name of site.options.pages) yield await byteRow(site, name);
}

async function byteRow({ browser, addresses }: Site, name: PageName): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const scripts = await countScripts(page);
    // The app also starts by itself after some seconds, which a busy machine may need to load the page at all.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const answer = await page.goto(addresses[name], { waitUntil: 'networkidle' });
    const html = await answer!.body();
    const js_before_touch_kb = scripts.bytes() / KB;
    await page.clock.resume();
    await page.mouse.move(20, 20);
    await page.waitForFunction(isAppStarted);
    await page.waitForLoadState('networkidle');
    const js_after_touch_kb = scripts.bytes() / KB;
    return {
      section: 'bytes',
      heading: 'Bytes, as gzip sends them',
      name,
      measured: {
        html_kb: gzipSync(html).length / KB,
        js_before_touch_kb,
        js_after_touch_kb,
        js_files: scripts.count(),
      },
      bare: null,
      ratio: null,
      checks: [
        check('js_before_touch_kb', js_before_touch_kb, 'below', WAITING_KB),
        check('js_after_touch_kb', js_after_touch_kb, 'below', JAVASCRIPT_KB),
      ],
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: React has taken the root element over. */
function isAppStarted(): boolean {
  const root = document.getElementById('root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** Counts the bytes of scripts as they come over the network, compressed by gzip. */
async function countScripts(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Budgets are written in gzip, and a browser would take Brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    sizes.set(requestId, 0);
    const encoding = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name))?.[1];
    // Too small to be worth compressing is sent as it is.
    if (encoding !== undefined && encoding !== 'gzip')
      throw new Error(`${response.url} came as ${encoding} instead of gzip.`);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const size = sizes.get(requestId);
    if (size !== undefined) sizes.set(requestId, size + encodedDataLength);
  });
  return {
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    count: () => sizes.size,
  };
}
