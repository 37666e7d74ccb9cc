import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn, logIn } from './support/log-in.ts';
import { snackbarComes, snackbarGoes, snackbarOf, standStill } from './support/snackbar.ts';

const student = (page: Page) => logIn(page, 'student@example.com', DEMO_PASSWORD);
const beStudent = (page: Page) => beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);

async function sendInquiry(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask us' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  await dialog.getByLabel('Your message').fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
}

test.describe('the snackbar', () => {
  test('closes after three seconds, but not while it is pointed at or focused', async ({ page }) => {
    await student(page);
    // It must be in a region that was there before it, or it is not announced.
    await expect(page.locator('#root [aria-live=polite]')).toHaveCount(1);
    await standStill(page);
    await sendInquiry(page, 'When do you answer?');
    const snackbar = snackbarOf(page);
    await snackbarComes(page);
    await expect(snackbar.getByRole('status')).toHaveText('Successfully send an inquire');
    await snackbar.hover();
    await snackbar.getByRole('button', { name: 'Close' }).focus();
    await page.clock.runFor(10_000);
    await expect(snackbar).toBeVisible();
    // Still focused.
    await page.mouse.move(5, 300);
    await page.clock.runFor(10_000);
    await expect(snackbar).toBeVisible();
    await snackbar.getByRole('button', { name: 'Close' }).blur();
    await page.clock.runFor(2500);
    await expect(snackbar).toBeVisible();
    await snackbarGoes(page);
  });

  test('has a button to close it', async ({ page }) => {
    await student(page);
    await standStill(page);
    await sendInquiry(page, 'One more question');
    await snackbarComes(page);
    await snackbarOf(page).getByRole('button', { name: 'Close' }).click();
    await snackbarGoes(page);
  });

  test('tells an error at once, and the error stays in the page', async ({ page }) => {
    await student(page);
    await page.route('**/user__change_page_language*', (route) => route.abort());
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: '日本語' }).click();
    // In either language: the texts of the new one may still be on their way.
    await expect(snackbarOf(page).getByRole('alert')).toContainText(/could not reach|接続できません/);
    const notice = page.getByText('言語の設定を保存できませんでした。サーバーに接続できませんでした');
    await expect(snackbarOf(page)).toHaveCount(0);
    await expect(notice).toBeVisible();
    await page.unroute('**/user__change_page_language*');
    await page.getByRole('button', { name: '言語: 日本語' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test('code that does not arrive is told after 120 seconds; the page can be loaded again', async ({
  page,
}) => {
  await page.goto('/terms_of_service?lang=en');
  await page.mouse.move(20, 20);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('link', { name: 'Events' })).toBeVisible();
  await standStill(page);
  await page.route('**/assets/EventsPage*', () => {});
  await page.getByRole('link', { name: 'Events' }).click();
  await page.clock.runFor(119_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not be loaded');
  await page.unroute('**/assets/EventsPage*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The page could not be loaded');
});

test('a menu whose code does not arrive leaves the page alone', async ({ page }) => {
  await beStudent(page);
  await page.route('**/assets/SideDrawer*', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(snackbarOf(page).getByRole('alert')).toContainText('could not reach the server');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/SideDrawer*');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('R29: the 21st click on the year of an untouched page opens the page for an analytics id', async ({
  page,
}) => {
  // Delay the app: the first clicks hit the server-rendered page.
  let letCome = () => {};
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/start*', async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto('/terms_of_service?lang=en');
  const year = page.getByRole('contentinfo').getByRole('button', { name: /^\d{4}$/ });
  for (let click = 1; click <= 3; click += 1) await year.click();
  letCome();
  for (let click = 4; click <= 20; click += 1) await year.click();
  await expect(page).toHaveURL(/terms_of_service/);
  await year.click();
  await expect(page).toHaveURL(/set_gid_as_hf_member/);
});

test('a browser that staff have registered says so on every page', async ({ page }) => {
  await page.route('**/get_is_hf_member_by_gid*', (route) => route.fulfill({ json: true }));
  await page.goto('/set_gid_as_hf_member');
  await page.getByRole('button', { name: 'Check this id' }).click();
  const banner = page.getByText('You are browsing as a staff member.');
  await expect(banner).toBeVisible();
  await page.goto('/recruitments/1');
  await expect(banner).toBeVisible();
});

test.describe('outside Japan', () => {
  const warning = (page: Page) => page.getByText('You seem to be outside Japan.');

  test('a visitor is told at load and on each change of route', async ({ page }) => {
    await page.route('**/is-japan', (route) => route.fulfill({ json: { is_japan: false } }));
    await page.goto('/terms_of_service');
    await page.mouse.move(20, 20);
    await expect(warning(page)).toBeVisible();
    await page.getByRole('main').or(page.locator('#root')).getByRole('button', { name: 'Close' }).click();
    await expect(warning(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Tabidachi home' }).click();
    await expect(warning(page)).toBeVisible();
  });

  test('a check that fails counts as inside, and who is logged in is not asked', async ({ page }) => {
    let asked = 0;
    await page.route('**/is-japan', (route) => {
      asked += 1;
      return route.fulfill({ status: 500 });
    });
    await page.goto('/terms_of_service');
    await page.mouse.move(20, 20);
    await expect.poll(() => asked).toBe(1);
    await expect(warning(page)).toHaveCount(0);
    await beStudent(page);
    asked = 0;
    await page.goto('/courses');
    await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
    expect(asked).toBe(0);
  });
});

test('going back restores the position, going on starts at the top', async ({ page }) => {
  await page.goto('/?lang=en');
  await page.mouse.move(20, 20);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /engineer/i })
    .last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/recruitments\/\d+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('page views carry the latest campaign, which changes only after 30 idle minutes', async ({ page }) => {
  const views: { path: string; latest_campaign_name: string | null }[] = [];
  await page.route('**/count_visit_page_view*', (route) => {
    views.push(route.request().postDataJSON().page_view);
    return route.continue();
  });
  const see = async (path: string) => {
    const before = views.length;
    await page.goto(path);
    await page.mouse.move(20, 20 + before);
    await expect.poll(() => views.length).toBe(before + 1);
  };
  await page.clock.install();
  await see('/events?utm_campaign=spring');
  await see('/articles?utm_campaign=summer');
  await page.clock.fastForward('31:00');
  await see('/courses?utm_campaign=autumn');
  expect(views.map(({ path, latest_campaign_name: name }) => [path, name])).toEqual([
    ['/events', 'spring'],
    ['/articles', 'spring'],
    ['/courses', 'autumn'],
  ]);
  // Until the app is there, a link loads the next page, and a request sent on leaving is not seen from here.
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  const left = page.waitForRequest('**/count_leave_page_view*');
  await page.getByRole('link', { name: 'Terms of service' }).click();
  expect((await left).postDataJSON().page_view.leave_at).toMatch(/^\d{4}-.*Z$/);
});

test('a return from the identity provider without a person says "Login failed."', async ({ page }) => {
  await page.goto('/auth0-callback?error=access_denied&state=none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login failed.');
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/log_in/);
  await beStudent(page);
  await page.goto('/auth0-callback');
  await expect(page).toHaveURL(/\/recruitments/);
});

test('an address of another way of signing in is told so', async ({ page }) => {
  await page.goto('/deprecated-email-error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This email address is already linked to a different signup method.',
  );
  await expect(page.getByText('Please sign in with that method.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the login' }).click();
  await expect(page).toHaveURL(/\/log_in/);
});

test('a page language that the screens do not have: their words are English, the content its own', async ({
  page,
}) => {
  await page.goto('/?lang=ne');
  await page.mouse.move(20, 20);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /Language: (नेपाली|Nepali)/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    '日本語',
    'English',
    /(नेपाली|Nepali).*screens in English/,
  ]);
  await expect(page.getByRole('menuitemradio', { name: /नेपाली|Nepali/ })).toBeChecked();
});
