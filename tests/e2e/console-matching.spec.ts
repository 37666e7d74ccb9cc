import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

test('from a student to jobs that fit, one of them "not this" and back, and with the chosen ones into the dry run', async ({
  page,
}) => {
  const student = 'THARU BIKASH';
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto(`/staff/users?filter=${encodeURIComponent(JSON.stringify({ q: student }))}`);
  await page.getByRole('table', { name: 'Students' }).getByRole('link', { name: student }).click();
  await page.getByRole('main').getByRole('link', { name: 'Jobs that fit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Jobs that fit · ${student}` })).toBeVisible();

  const main = page.getByRole('main');
  const jobs = main.getByRole('list', { name: 'Jobs that fit', exact: true }).first();
  const rows = jobs.getByRole('checkbox');
  await expect(rows.nth(2)).toBeVisible();
  await expect(jobs.getByText(/^N\d met \+30$/).first()).toBeVisible();
  await expectNoViolations(page);
  const nameOf = async (place: number) =>
    (await rows.nth(place).getAttribute('aria-label'))!.replace(/^Choose /, '');
  const [first, second, unwanted] = [await nameOf(0), await nameOf(1), await nameOf(2)];

  await jobs.getByRole('button', { name: `Not this: ${unwanted}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Do not recommend it?' });
  const reason = `No night shifts ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Reason (staff only)' }).fill(reason);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Not this', exact: true }).click();
  await expect(jobs.getByRole('checkbox', { name: `Choose ${unwanted}`, exact: true })).toHaveCount(0);
  const leftOut = main.getByRole('button', { name: /^“Not this”: \d+$/ });
  await leftOut.click();
  await expect(main.getByText(reason)).toBeVisible();
  // Half under the bar at the top a button is too small a target, wherever the page has been scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page);
  await main.getByRole('button', { name: `Take back: ${unwanted}`, exact: true }).click();
  await expect(jobs.getByRole('checkbox', { name: `Choose ${unwanted}`, exact: true })).toBeVisible();

  for (const name of [first, second])
    await jobs.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('link', { name: 'Recommend' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommend jobs' })).toBeVisible();
  const template = page.getByRole('combobox', { name: 'Template' });
  await template.fill('Jobs for you');
  await page.getByRole('option', { name: 'Jobs for you' }).first().click();
  await page.getByRole('button', { name: 'Check and send…' }).click();
  const line = page
    .getByRole('dialog', { name: 'Recommend these jobs?' })
    .getByRole('row', { name: new RegExp(student) });
  await expect(line).toContainText(first);
  await expect(line).toContainText(second);
});
