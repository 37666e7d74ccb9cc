import fs from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn, signInAnew } from './support/log-in.ts';
import { follow } from './support/looks-right.ts';
import { watchProblems } from './support/problems.ts';
import { LED_TO, SHOWN, type RouteRow } from './support/route-row.ts';
import { ROUTE_TABLE } from './support/route-table.ts';

type Column = Exclude<keyof RouteRow, 'route' | 'at' | 'heading'>;

interface State {
  name: string;
  column: Column;
  /** A demo account; none for a visitor. */
  email?: string;
  /** Comes by typing the address, too, and not only by a link within the app. */
  byAddress?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const STATES: readonly State[] = [
  { name: 'a visitor', column: 'visitor', byAddress: true },
  { name: 'an account not signed up', column: 'account', email: 'newcomer@example.com', byAddress: true },
  {
    name: 'a member of staff browsing as one',
    column: 'account',
    email: 'mentor@example.com',
    prepare: markAsStaff,
  },
  {
    name: 'a student signed up without a profile',
    column: 'unfinished',
    email: 'chen@example.com',
    byAddress: true,
    prepare: readEnglish,
  },
  { name: 'a student with half a profile', column: 'unfinished', email: 'krishna@example.com' },
  { name: 'a student whose profile suffices for jobs', column: 'student', email: 'sardor@example.com' },
  {
    name: 'a student with applications, all others’',
    column: 'student',
    email: 'bikash@example.com',
    byAddress: true,
  },
  { name: 'the owner of the applications', column: 'owner', email: 'student@example.com', byAddress: true },
];

/** One of each kind of access, for those whose session has to be found first. */
const TYPED = [
  '/',
  '/sign_up?redirect=%2Fapplications%2F1',
  '/profile?step=basic',
  '/auth0-callback',
  '/recruitments/1/apply',
  '/privacy',
  '/applications/1',
];

/** Registers this browser's analytics id; from then on every page says whose it is. */
async function markAsStaff(page: Page): Promise<void> {
  await page.goto('/set_gid_as_hf_member');
  await page.getByRole('button', { name: 'Register this browser' }).click();
  await expect(page.getByText('You are browsing as a staff member.')).toBeVisible();
}

async function readEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(言語|Language)/ }).click();
  // The page speaks it at once; the next one that is loaded asks the profile.
  const saved = page.waitForResponse('**/user__change_page_language*');
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
}

async function arrives(page: Page, row: RouteRow, column: Column): Promise<void> {
  const result = row[column];
  const address = result === SHOWN ? row.at : result;
  const heading = result === SHOWN ? row.heading : LED_TO[address.split('?')[0]!]!;
  const way = `${row.at} (${column})`;
  await expect(page, way).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 }), way).toHaveText(heading);
  // It stays: nobody is shown a page and then led away.
  expect(new URL(page.url()).pathname, way).toBe(address.split('?')[0]);
}

const context = (browser: Browser) => browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });

for (const { name, column, email, byAddress, prepare } of STATES)
  test(`every route for ${name}`, async ({ browser }) => {
    const person = await context(browser);
    const page = await person.newPage();
    if (email) await signInAnew(page, email, DEMO_PASSWORD);
    const problems = watchProblems(page, { refused: /99999|=unknown/ });
    await prepare?.(page);
    if (byAddress)
      for (const row of ROUTE_TABLE.filter(({ at }) => !email || TYPED.includes(at))) {
        await page.goto(row.at);
        await page.mouse.move(5, 5);
        await arrives(page, row, column);
      }
    if (email)
      for (const row of ROUTE_TABLE) {
        await follow(page, row.at);
        await arrives(page, row, column);
        const isStaff = prepare === markAsStaff && row.route !== '/log_out';
        if (isStaff) await expect(page.getByText('You are browsing as a staff member.')).toBeVisible();
      }
    expect(problems).toEqual([]);
    await person.close();
  });

test('the table has every route of the app', () => {
  const source = fs.readFileSync('student-web/src/app/routes.tsx', 'utf8');
  const routes = [...source.matchAll(/\bpath:\s*'([^']*)'/g)].map((match) => match[1]!);
  expect(routes.length).toBe(source.match(/\bpath:/g)?.length);
  expect([...new Set(ROUTE_TABLE.map(({ route }) => route))].sort()).toEqual(routes.sort());
});

test('a path that leaves the site is carried nowhere', async ({ page }) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  for (const redirect of ['//evil.example/x', '/log_out']) {
    await page.goto(`/log_in?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL('/recruitments');
  }
});
