import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { initializeProfile, signUp } from './support/profile.ts';
import { createAccount } from './support/student.ts';

const STUDENT = 'own-resume.e2e@example.com';

/** One's own resume, made and printed without applying. Each step builds on the last. */
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  page = await context.newPage();
  await page.goto('/sign_up');
  await createAccount(page, STUDENT);
  await signUp(page);
  await page.goto('/initialize_profile');
  await initializeProfile(page);
});
test.afterAll(async () => {
  await context.close();
});

/** A print with this choice, not one that was still on its way. */
const printed = (choice = '') =>
  page.waitForResponse((answer) => {
    const url = answer.url();
    return url.includes('user__get_own_resume_pdf') && url.includes(choice) && answer.status() === 200;
  });

/** A choice stands in the address, which changes a moment after the click. */
async function choosePrint(name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await radio.click();
  await expect(radio).toBeChecked();
}

test('S17: the profile leads to it, and it says what the form still lacks', async () => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Create and print your resume' }).click();
  await expect(page.getByRole('heading', { name: 'Your resume', level: 1 })).toBeVisible();
  await expect(page.getByText('These parts of your profile are still empty.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
});

test('S17: a text is checked, saved and printed', async () => {
  const text = page.getByRole('textbox', { name: 'Your strengths (自己PR)' });
  await text.fill('私は2024年からｶﾌｪで働いています。');
  await expect(page.getByText('These kana are half-width. Write カナ, not ｶﾅ.')).toBeVisible();
  const pages = printed();
  await page.getByRole('button', { name: 'Save and update the preview' }).click();
  await pages;
  await page.reload();
  await expect(text).toHaveValue('私は2024年からｶﾌｪで働いています。');
});

test('S17: the calendar, the paper and the document are chosen, kept in the address', async () => {
  const pages = printed('calendar=japanese');
  await choosePrint('By era (令和8)');
  await pages;
  await expect(
    page.getByText('The resume is printed with years by era (令和). Write this year in the same way.'),
  ).toBeVisible();
  await choosePrint(/^A3/);
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await choosePrint(/^Career history/);
  await expect(page).toHaveURL(/calendar=japanese&paper=a3&document=career_history$/);
  await expect(page.getByRole('textbox', { name: 'Career summary (職務要約)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Wishes/ })).toHaveCount(0);
});

test('S4, S5: the name in the own script and the kind of a job are told in the profile', async () => {
  await page.goto('/profile?step=basic');
  await page.getByRole('textbox', { name: 'Name in your own script' }).fill('विकास थापा');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto('/profile?step=experience');
  await page.getByRole('button', { name: 'Add a job' }).click();
  await page.getByRole('textbox', { name: 'Company or shop' }).fill('青空学院');
  await page.getByRole('radio', { name: 'Part-time job (アルバイト)' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto('/profile?step=experience');
  await expect(page.getByRole('radio', { name: 'Part-time job (アルバイト)' })).toBeChecked();
  await page.goto('/profile?step=basic');
  await expect(page.getByRole('textbox', { name: 'Name in your own script' })).toHaveValue('विकास थापा');
});
