import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn, logIn, signIn } from './support/log-in.ts';
import { follow, looksRight, visit, visitByLink } from './support/looks-right.ts';
import { watchProblems } from './support/problems.ts';
import { settled, watchRequests } from './support/settled.ts';
import { beStaff } from './support/staff.ts';

const NARROW = 360;
const WIDTHS = [NARROW, 1280];

/** Axe takes seconds per page on a busy machine, and each test checks many pages. */
test.describe.configure({ timeout: 300_000 });

/** Pages anybody can open; those of the server's own writing are opened by their address. */
const PUBLIC = [
  '/',
  '/recruitments/1',
  '/articles',
  '/articles/1',
  '/events',
  '/events/1',
  '/courses',
  '/terms_of_service',
];
const FOR_VISITORS = [
  '/sign_up',
  '/log_in',
  '/recruitments/1/apply',
  '/events/1/apply',
  '/events/1/apply_complete?token=unknown',
  '/events/1/cancell?token=unknown',
  '/deprecated-email-error',
  '/set_gid_as_hf_member',
  '/auth0-callback',
  '/nowhere',
];
/** Of student@example.com: the applications 1 to 5 stand in five states. */
const FOR_STUDENTS = [
  '/recruitments',
  '/recruitments/2',
  '/recruitments/2/apply',
  '/notifications',
  '/applications',
  '/applications/1',
  '/applications/2',
  '/applications/3',
  '/applications/4',
  '/applications/5',
  '/applications/1/resume/edit',
  '/applications/1/resume/edit_profile',
  '/applications/1/resume/edit_all',
  '/applications/1/resume/confirm',
  '/applications/1/resume/sent',
  '/applications/2/resume/confirm',
  '/applications/3/resume/sent',
  '/profile?step=basic',
  '/profile?step=resume',
  '/profile/cv',
  '/activity_report',
  '/events/2/apply',
  '/courses/1',
  '/courses/1/lesson/1',
  '/articles/1',
  '/privacy',
  '/privacy/delete_account',
];
/** One of each kind of page, which axe checks at the wide width too. */
const OF_EACH_KIND = [
  '/?lang=en',
  '/recruitments/1?lang=en',
  '/articles?lang=en',
  '/sign_up',
  '/recruitments',
  '/recruitments/2/apply',
  '/notifications',
  '/applications',
  '/applications/1',
  '/applications/1/resume/edit',
  '/applications/3/resume/sent',
  '/profile?step=basic',
  '/courses/1/lesson/1',
  '/privacy',
];
/** In the language of the student's profile. */
const IN_THEIR_LANGUAGE = [
  '/recruitments',
  '/notifications',
  '/applications',
  '/profile?step=basic',
  '/privacy',
  '/courses/1',
];

for (const width of WIDTHS) {
  const axeChecks = (address: string) => width === NARROW || OF_EACH_KIND.includes(address);
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('what a visitor sees', async ({ page }) => {
      const problems = watchProblems(page, { refused: /=unknown/ });
      for (const path of PUBLIC) await visit(page, `${path}?lang=en`, axeChecks);
      await visit(page, '/?lang=ja', axeChecks);
      await visit(page, '/recruitments/1?lang=vi', axeChecks);
      await visit(page, '/events/1?lang=ja', axeChecks);
      await page.goto('/?lang=en');
      await page.mouse.move(5, 5);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('link', { name: 'Events' }).last()).toBeVisible();
      await looksRight(page, 'the drawer');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: /^Language/ }).click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
      await looksRight(page, 'the language menu');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitemradio')).toHaveCount(0);
      await visitByLink(page, FOR_VISITORS, axeChecks);
      expect(problems).toEqual([]);
    });

    test('what a student sees', async ({ page }) => {
      await logIn(page, 'student@example.com', DEMO_PASSWORD);
      const problems = watchProblems(page);
      await visitByLink(page, FOR_STUDENTS, axeChecks);

      await follow(page, '/applications/1');
      await page.getByRole('button', { name: 'Withdraw this application' }).click();
      await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
      await looksRight(page, 'the dialog to withdraw');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Ask us' }).press('Enter');
      const inquiry = page.getByRole('dialog', { name: 'Ask us' });
      await inquiry.getByLabel('Your message').fill('May I hand in the resume later?');
      await looksRight(page, 'the inquiry');
      await inquiry.getByRole('button', { name: 'Send' }).click();
      // Pointed at it stays.
      await page.locator('.MuiSnackbar-root').hover();
      await expect(inquiry).toBeHidden();
      await looksRight(page, 'the snackbar');
      expect(problems).toEqual([]);
    });

    test('what somebody sees on the way to become a student', async ({ page }) => {
      await signIn(page, 'newcomer@example.com', DEMO_PASSWORD);
      await expect(page).toHaveURL(/\/sign_up/);
      const problems = watchProblems(page);
      await visitByLink(page, ['/sign_up', '/recruitments/1/apply', '/events/1/apply'], axeChecks);
      expect(problems).toEqual([]);
    });

    test('what a mentor sees', async ({ page }) => {
      await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
      for (const address of ['/staff/', '/staff/deliveries']) {
        watchRequests(page);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await settled(page);
        await looksRight(page, address);
      }
    });
  });
}

// Where words of other lengths find the least room.
test('what students of other languages see', async ({ browser }) => {
  for (const email of ['phuong@example.com', 'aye@example.com']) {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'Asia/Tokyo',
      viewport: { width: NARROW, height: 900 },
    });
    const page = await context.newPage();
    await signIn(page, email, DEMO_PASSWORD);
    const problems = watchProblems(page);
    await visitByLink(page, IN_THEIR_LANGUAGE);
    expect(problems).toEqual([]);
    await context.close();
  }
});

for (const part of ['banner', 'main'] as const)
  test(`a visitor who wants a page for students comes back to it by the login of the ${part}`, async ({
    page,
  }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/sign_up\?redirect=/);
    await page.getByRole(part).getByRole('link', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Go to the login page' }).click();
    await page.getByLabel('E-mail address').fill('student@example.com');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/profile/);
  });

test('a student finds nothing of another student, and is not let into the console', async ({ page }) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/applications/20');
  await expect(page).toHaveURL('/recruitments');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.goto('/staff/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This account is not a staff account')).toBeVisible();
});
