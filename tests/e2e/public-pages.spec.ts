import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn } from './support/log-in.ts';
import { settled, watchRequests } from './support/settled.ts';

const PUBLIC = [
  '/?lang=vi',
  '/?lang=ja',
  '/recruitments/1?lang=vi',
  '/recruitments/1?lang=ja',
  '/articles?lang=en',
  '/articles/1?lang=vi',
  '/events?lang=vi',
  '/events/1?lang=ja',
  '/courses?lang=vi',
  '/terms_of_service?lang=ja',
];

test('a page of the server is taken over by the app without a flicker', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  // Numbers and dates of both must read alike here and there, too.
  watchRequests(page);
  for (const address of PUBLIC) {
    const arrived = page.waitForResponse((answer) => answer.url().includes('count_visit_page_view'));
    await page.goto(address);
    // The app comes with the first sign of life.
    await page.mouse.move(20, 20);
    await arrived;
    await settled(page);
  }
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: '言語: 日本語' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveTitle(/Terms/);
  await expect(page).toHaveURL(/terms_of_service$/);
  // The choice is kept where the server sees it.
  expect(await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()).toContain(
    '<html lang="en"',
  );
});

test('the menu offers Japanese and English, and Vietnamese only to somebody who reads it', async ({
  page,
}) => {
  await page.goto('/?lang=vi');
  await page.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['日本語', 'English', 'Tiếng Việt']);
  await expect(page.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['日本語', 'English']);
});

test('the language is the address’s, else the one chosen before, else the browser’s', async ({ request }) => {
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { headers: { accept: 'text/html', ...headers } });
    return /<html lang="([^"]*)"/.exec(await answer.text())?.[1];
  };
  const japanese = { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.5' };
  expect(await languageOf('/', japanese)).toBe('ja');
  expect(await languageOf('/', { ...japanese, cookie: 'page_language_id=2' })).toBe('en');
  expect(await languageOf('/?lang=ja', { ...japanese, cookie: 'page_language_id=2' })).toBe('ja');
  expect(await languageOf('/', { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.5' })).toBe('vi');
  expect(await languageOf('/?lang=vi', japanese)).toBe('vi');
  expect(await languageOf('/?lang=xx', { 'accept-language': 'de' })).toBe('en');
});

test('what is not there answers 404, and pages of a person hold nothing before they are asked for', async ({
  request,
}) => {
  const html = { headers: { accept: 'text/html' } };
  const missing = await request.get('/recruitments/99999', html);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('noindex');
  const search = await request.get('/recruitments', html);
  expect(search.status()).toBe(200);
  expect(await search.text()).toContain('<div id="root"></div>');
});

test('how a job fits comes with the student alone, and a page without it still tells what is asked', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arrived = page.waitForResponse((answer) => answer.url().includes('count_visit_page_view'));
  await page.goto('/recruitments/1?lang=en');
  await page.mouse.move(20, 20);
  await arrived;
  await expect(main.getByRole('heading', { name: 'What is required' })).toBeVisible();
  expect(asked.filter((path) => /FitChecklist|job_fit/.test(path))).toEqual([]);

  await page.route(/FitChecklist/, (route) => route.abort());
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/recruitments/1');
  await expect(page.getByRole('alert')).toContainText('could not reach the server');
  await expect(main.getByRole('button', { name: 'Save this job' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What is required' })).toBeVisible();
  await page.unroute(/FitChecklist/);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Do you meet the requirements?' })).toBeVisible();
  await expect(main.getByText(/You meet \d+ of \d+/).first()).toBeVisible();
});
