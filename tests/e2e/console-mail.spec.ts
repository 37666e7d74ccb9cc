import { expect, test, type Locator, type Page } from '@playwright/test';
import { tokyoDay } from '../../server/domain/tokyo-time.ts';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { REFUSED_AT_FIRST } from '../run/support/mail-sink.ts';
import { mailTo } from './support/mails.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

const MANAGER = 'manager@example.com';

/** Beside it, for two seconds after a load, is the frame in which the console looks for its session. */
const mailIn = (page: Page) => page.frameLocator('iframe[srcdoc]');

async function write(page: Page, field: string, text: string): Promise<Locator> {
  await page
    .getByRole('group', { name: `Languages of ${field}` })
    .getByRole('button', { name: /^English/ })
    .click();
  const input = page.getByRole('textbox', { name: `${field} (English)` });
  await input.fill(text);
  return input;
}

async function choose(page: Page, field: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field });
  await input.fill(name);
  await page.getByRole('option', { name }).first().click();
  await input.press('Escape');
}

test('a template with a broken placeholder is refused and mended; its test mail is refused, and goes when sent again', async ({
  page,
}) => {
  const mark = `${REFUSED_AT_FIRST} ${Date.now()}`;
  await beStaff(page, MANAGER, DEMO_PASSWORD);
  await page.goto('/staff/mail_template_groups/create');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill(`Round ${mark}`);
  await write(page, 'Subject', `Jobs for {{student_name}}, ${mark}`);
  const body = await write(page, 'Text', 'Hello {{student_nam}}\n\n{{jobs}}');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(main.getByText('There is no placeholder {{student_nam}}.').first()).toBeVisible();
  await expectNoViolations(page);
  await body.fill('Hello {{student_name}}\n\n{{jobs}}');
  await main
    .getByRole('group', { name: 'Language of the preview' })
    .getByRole('button', { name: 'English' })
    .click();
  await expect(mailIn(page).getByText(/^Hello /)).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/mail_template_groups\/\d+$/);
  await page.getByRole('button', { name: 'Send me a test (English)' }).click();
  await expect(page.getByText(`A test is on its way to ${MANAGER}.`)).toBeVisible();
  await expectNoViolations(page);

  const mails = page.getByRole('table', { name: 'Mails sent' });
  const row = mails.getByRole('row', { name: new RegExp(mark) });
  const list = `/staff/deliveries?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`;
  const reads = (state: string) =>
    expect(async () => {
      await page.goto(list);
      await expect(row).toContainText(state, { timeout: 2000 });
    }).toPass();
  await reads('Failed');
  await expectNoViolations(page);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send these mails again?' });
  await expect(dialog.getByText(`Goes again to ${MANAGER}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send again/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The mail server takes it now.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Send again/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await reads('Sent');
  await mailTo(MANAGER, new RegExp(mark));
});

test('from a job to students who fit, and to many at once: each mail is read before, who is left out is named, and one is taken back', async ({
  page,
}) => {
  const mark = `Round ${Date.now()}`;
  await beStaff(page, MANAGER, DEMO_PASSWORD);
  const job = 'Bridge systems engineer for Vietnam';
  await page.goto(`/staff/recruitments?filter=${encodeURIComponent(JSON.stringify({ q: job }))}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: job }).first().click();
  await main.getByRole('link', { name: 'Students who fit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Students who fit · ${job}` })).toBeVisible();
  const students = main.getByRole('list', { name: 'Students who fit', exact: true });
  for (const place of [0, 1]) await students.first().getByRole('checkbox').nth(place).check();
  await main.getByRole('button', { name: /^Already applied: \d+$/ }).click();
  const applied = students.last().getByRole('link').first();
  await expect(students).toHaveCount(2);
  const leftOut = (await applied.textContent())!;
  await expectNoViolations(page);
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('link', { name: 'Recommend' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommend jobs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check and send…' })).toBeDisabled();
  await choose(page, 'Students', leftOut);
  await choose(page, 'Template', 'Jobs for you');
  await expect(page.getByText('(1 / 3)')).toBeVisible();
  const mail = page.getByTitle('The mail as the student gets it');
  await expect(mail.or(page.getByRole('main').getByRole('alert')).first()).toBeVisible();
  // The words of this sending alone: judged while they are written, shown in the preview, kept when they are refused.
  await page.getByRole('button', { name: 'Change the words for this sending' }).click();
  const own = page.getByRole('textbox', { name: 'Text (English)' });
  const words = await own.inputValue();
  await own.fill(`Only this time ${mark}\n\n${words.replace('{{jobs}}', '{{job}}')}`);
  await expect(page.getByText('There is no placeholder {{job}}.')).toBeVisible();
  await expect(page.getByText('These words cannot be sent yet: English.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check and send…' })).toBeDisabled();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Japanese', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text (Japanese)' }).fill(`${mark}\n\n{{jobs}}`);
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await own.fill(`${mark}\n\n{{jobs}}`);
  await page.getByRole('button', { name: 'Vietnamese', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text (Vietnamese)' }).fill(`${mark}\n\n{{jobs}}`);
  // When they go: a time is judged and told back in Japan's time; working hours are told by the server.
  await main.getByRole('radio', { name: 'At a chosen time' }).check();
  await expect(page.getByRole('button', { name: 'Check and send…' })).toBeDisabled();
  const time = main.getByLabel('Time in Japan');
  await time.fill('2020-01-06T09:30');
  await expect(main.getByText('This time is over already.')).toBeVisible();
  const inTenDays = new Date(Date.now() + 10 * 86_400_000);
  await time.fill(`${tokyoDay(inTenDays)}T21:45`);
  await expect(
    main.getByRole('status').filter({ hasText: /^Goes on .+, 21:45 \(Japan time\)\.$/ }),
  ).toBeVisible();
  await expectNoViolations(page);
  await main.getByRole('radio', { name: /^In the next working hours/ }).check();
  await page.getByRole('button', { name: 'Check and send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recommend these jobs?' });
  await expect(dialog.getByText(/^They go on (Mon|Tue|Wed|Thu|Fri).+\(Japan time\)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('radio', { name: 'At a chosen time' }).check();
  await page.getByRole('button', { name: 'Check and send…' }).click();
  await expect(dialog.getByText(/^They go on .+, 21:45 \(Japan time\)/)).toBeVisible();
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(4);
  const skipped = dialog.getByRole('row', { name: new RegExp(leftOut) });
  await expect(skipped).toContainText('Skipped: no job is left for them');
  await expect(skipped).toContainText(`${job}: already applied`);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const table = page.getByRole('table', { name: 'Recommend mails' });
  await expect(table.getByText('Waiting').first()).toBeVisible();
  await expect(table.getByText(/^Goes on .+, 21:45$/).first()).toBeVisible();
  await expectNoViolations(page);
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(main.getByText(/^Goes on .+, 21:45 \(Japan time\)\.$/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(mailIn(page).getByText(mark)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back: it does not go.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Taken back', { exact: true })).toBeVisible();
  await expectNoViolations(page);
});
