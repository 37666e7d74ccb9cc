import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { scratchFolder } from '../run/support/built-server.ts';
import { copyProject, edit, startDev, type DevServer } from '../run/support/dev-copy.ts';
import { watchProblems } from './support/problems.ts';
import { settled, watchRequests } from './support/settled.ts';

test.describe.configure({ mode: 'serial' });

let folder: string;
let project: string;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = scratchFolder('dev');
  project = copyProject(path.join(folder, 'clone'));
  server = await startDev(project, path.join(folder, 'data'));
});
test.afterAll(async () => {
  const code = await server?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);
});

const source = (name: string) => path.join(project, name);
/** Stays as long as the document does: a page loaded anew has it no more. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);
/** The browser's app has taken the server's page over. */
function isAppStarted(): boolean {
  const root = document.getElementById('root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** From now on: whether the page that is open hears of changes. Call it before the page is opened. */
function watchHotReload(page: Page): () => Promise<void> {
  const connected = new Set<unknown>();
  page.on('websocket', (socket) => {
    socket.on('close', () => connected.delete(socket));
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"connected"')) connected.add(socket);
    });
  });
  return () => expect(() => expect(connected.size).toBeGreaterThan(0)).toPass();
}

/**
 * What a developer who saves again gets past: a changed module that Vite did not have at the first attempt. That the
 * change arrives, in the same document, is what the tests wait for.
 */
const MISSED_RELOAD = { refused: /\?t=\d+$|\/@vite\/client$/ };

/** On a busy machine Vite's watcher has missed a write; a developer saves again. */
const seenOnceSaved = (file: string, change: Locator) =>
  expect(async () => {
    try {
      await expect(change).toBeVisible({ timeout: 10_000 });
    } catch (error) {
      fs.writeFileSync(file, fs.readFileSync(file));
      throw error;
    }
  }).toPass();

test('R32: a page of students changes in the browser while it stays open, and is written anew by the server', async ({
  page,
  request,
}) => {
  watchRequests(page);
  const hearsOfChanges = watchHotReload(page);
  await page.goto(`${server.url}/events`);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.mouse.move(20, 20);
  await page.waitForFunction(isAppStarted);
  // When Vite has made something more of the packages, it loads the page anew by itself: then it has begun again.
  await settled(page);
  await page.mouse.move(40, 40);
  await page.waitForFunction(isAppStarted);
  await hearsOfChanges();
  await mark(page);
  const problems = watchProblems(page, MISSED_RELOAD);

  edit(
    source('student-web/src/features/events/EventsPage.tsx'),
    "lead={t('lead')}",
    'lead="Changed in the open page"',
  );
  await seenOnceSaved(
    source('student-web/src/features/events/EventsPage.tsx'),
    page.getByText('Changed in the open page'),
  );
  expect(await isSameDocument(page)).toBe(true);

  await expect(async () => {
    const written = await request.get(`${server.url}/events`, { headers: { accept: 'text/html' } });
    expect(await written.text()).toContain('Changed in the open page');
  }).toPass();
  await page.reload();
  await expect(page.getByText('Changed in the open page')).toBeVisible();
  // Nothing was refused by the security policy, and the server's page was the browser's.
  expect(problems).toEqual([]);
});

test('R32: the console changes in the browser while it stays open', async ({ page }) => {
  watchRequests(page);
  const hearsOfChanges = watchHotReload(page);
  await page.goto(`${server.url}/staff/`);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await hearsOfChanges();
  const problems = watchProblems(page, MISSED_RELOAD);
  await mark(page);
  edit(source('staff-console/src/session/GatePage.tsx'), "{t('session.sign_in')}", 'Changed button');
  await seenOnceSaved(
    source('staff-console/src/session/GatePage.tsx'),
    page.getByRole('button', { name: 'Changed button' }),
  );
  expect(await isSameDocument(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('R32: everything else is there too, and the rest of the folder is not', async ({ request }) => {
  const statusOf = async (address: string) =>
    (await request.get(server.url + address, { headers: { accept: 'text/html' }, maxRedirects: 0 })).status();
  for (const address of ['/', '/recruitments', '/applications', '/staff/', '/docs', '/terms_of_service'])
    expect([address, await statusOf(address)]).toEqual([address, 200]);
  expect(await statusOf('/admin')).toBe(303);
  for (const address of [`/@fs${source('package.json')}`, `/staff/@fs${source('config/development.env')}`])
    expect([address, await statusOf(address)]).toEqual([address, 403]);
});

/** Each file of dist/ with the time it was written at. */
const written = () =>
  fs
    .readdirSync(source('dist'), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${fs.statSync(source(path.join('dist', name))).mtimeMs}`);

test('O8: no front end and no server is written into dist/, and a second one beside writes nothing there', async ({
  request,
}) => {
  expect(fs.readdirSync(source('dist')).sort()).toEqual(['adminjs', 'fonts']);
  const before = written();
  const second = await startDev(project, path.join(folder, 'second'));
  try {
    const page = { headers: { accept: 'text/html' } };
    expect((await request.get(`${second.url}/events`, page)).status()).toBe(200);
    expect((await request.get(`${server.url}/events`, page)).status()).toBe(200);
    expect(written()).toEqual(before);
  } finally {
    expect(await second.stop()).toBe(0);
  }
});

test('R32: the server starts again with what was changed, after a slip of the pen too', async ({
  page,
  request,
}) => {
  await page.goto(`${server.url}/log_in`);
  const app = source('server/app.ts');
  const answered = 'jsonUnstored(res, deps.publicConfig);';
  const configOf = async () => (await request.get(`${server.url}/config.json`)).json();
  edit(app, answered, 'jsonUnstored(res, { ...deps.publicConfig, is_changed: true );');
  await expect(() => expect(server.output()).toMatch(/app\.ts.*\n[^]*(Expected|SyntaxError)/)).toPass();
  edit(app, 'is_changed: true );', 'is_changed: true });');
  await expect(async () => expect(await configOf()).toMatchObject({ is_changed: true })).toPass();
  // The page that stood open meanwhile finds the new server and loads itself anew.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
