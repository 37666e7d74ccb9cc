import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { linkIn, mailTo, timeComesFor } from './support/mails.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

/** Reads Japanese, and nothing else is tested with this student. */
const STUDENT = { name: 'GANSUKH TEMUUJIN', email: 'batbayar@example.com' };
const ABROAD = 'BHARADWAJ ANANYA';

async function find(page: Page, words: string): Promise<void> {
  await page.goto('/staff/users');
  await page.getByLabel('Search by name, e-mail, phone or number').fill(words);
  await page.getByRole('table', { name: 'Students' }).getByRole('link', { name: STUDENT.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: STUDENT.name })).toBeVisible();
}

/** The jobs of a list of matches, by their place. */
const nameAt = async (jobs: Locator, place: number) =>
  (await jobs.getByRole('checkbox').nth(place).getAttribute('aria-label'))!.replace(/^Select /, '');

/** One job is "not this", is found among those left out with its reason, and is taken back. */
async function notThisAndBack(page: Page, jobs: Locator, name: string): Promise<void> {
  await jobs.getByRole('button', { name: `Don’t recommend: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Do not recommend it?' });
  const reason = `No night shifts ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Reason (staff only)' }).fill(reason);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Don’t recommend', exact: true }).click();
  await expect(jobs.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^“Don’t recommend”: \d+$/ }).click();
  await expect(main.getByText(reason)).toBeVisible();
  // Half under the bar at the top a button is too small a target, wherever the page has been scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page);
  await main.getByRole('button', { name: `Take back: ${name}`, exact: true }).click();
  await expect(jobs.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toBeVisible();
}

async function choose(page: Page, field: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field });
  await input.fill(name);
  await page.getByRole('option', { name }).first().click();
  await input.press('Escape');
}

/** What a mail shows, line by line, without the keys of its own links, which a preview has none of. */
async function wordsIn(body: Locator): Promise<string[]> {
  const text = (await body.innerText()).replace(/(?<=\/recommend_mails\/|\?token=)\w+/g, '…');
  return text.split(/\s*\n\s*/).filter(Boolean);
}

test('a recommend round: from the search for a student to the jobs that fit, the mail, the click and the application', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await find(page, 'temuujin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Jobs that fit' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Jobs that fit · ${STUDENT.name}` }),
  ).toBeVisible();
  const jobs = main.getByRole('list', { name: 'Jobs that fit', exact: true }).first();
  await expect(jobs.getByRole('checkbox').nth(2)).toBeVisible();
  await expect(jobs.getByText(/^JLPT N\d ✓ \+30$/).first()).toBeVisible();
  await expectNoViolations(page);
  const [first, second] = [await nameAt(jobs, 0), await nameAt(jobs, 1)];
  await notThisAndBack(page, jobs, await nameAt(jobs, 2));

  for (const name of [first, second])
    await jobs.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('link', { name: 'Recommend' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommend jobs' })).toBeVisible();
  await choose(page, 'Students', ABROAD);
  await choose(page, 'Template', 'Several jobs');
  const preview = page.frameLocator('iframe[srcdoc]').locator('body');
  await expect(preview).toContainText('この一覧を');
  const shown = await wordsIn(preview);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send me this as a test' }).click();
  await expect(page.getByText('A test is on its way to mentor@example.com.')).toBeVisible();
  expect((await mailTo('mentor@example.com', /求人/)).text).toContain('/recommend_mails/example');

  await page.getByRole('button', { name: 'Check and send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recommend these jobs?' });
  const line = (name: string) => dialog.getByRole('row', { name: new RegExp(name) });
  await expect(line(STUDENT.name)).toContainText(`2 jobs, in Japanese: ${first}, ${second}`);
  await expect(line(ABROAD)).toContainText('Skipped: no job is left for them');
  await expect(line(ABROAD)).toContainText(`${first}: lives abroad without a visa`);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Send (1)' }).click();
  await expect(dialog.getByText(/They go on .+ \(Japan time\)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const mails = page.getByRole('table', { name: 'Recommend e-mails' });
  const row = mails.getByRole('row', { name: new RegExp(STUDENT.name) });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('0 / 2');

  await timeComesFor(STUDENT.email);
  const mail = await mailTo(STUDENT.email, /求人/);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe')).toMatch(/^<http\S+\/unsubscribe\?token=\w+>/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const context = await browser.newContext();
  const student = await context.newPage();
  await student.setContent(mail.html!);
  expect(await wordsIn(student.locator('body'))).toEqual(shown);

  // The link is opened by who is not logged in on this device.
  await student.goto(linkIn(mail, '/recommend_mails/'));
  await student.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await student.getByRole('button', { name: 'Go to the login page' }).click();
  await student.getByLabel('E-mail address').fill(STUDENT.email);
  await student.getByLabel('Password').fill(DEMO_PASSWORD);
  await student.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(student.getByRole('heading', { level: 1, name: 'あなたへのおすすめ求人' })).toBeVisible();
  const cards = student.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expectNoViolations(student);
  await cards.first().getByRole('link').first().click();
  await student.getByRole('link', { name: '応募する', exact: true }).first().click();
  await student.getByRole('main').getByRole('button', { name: '応募する', exact: true }).click();
  await expect(student).toHaveURL(/\/applications\/\d+\/resume\/edit/);
  await context.close();

  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Sent', { timeout: 3000 });
  }).toPass();
  await expect(row).toContainText('1 / 2');
  await row.getByRole('link').first().click();
  const told = main.getByRole('listitem').filter({ hasText: first });
  await expect(told.getByText('Applied since')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: second })).not.toContainText('Applied since');
  await expectNoViolations(page);
});
