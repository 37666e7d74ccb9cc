import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { TOKYO_OFFSET_MILLISECONDS } from '../../domain/tokyo-time.ts';
import { fillDate } from './support/dates.ts';
import { logIn } from './support/log-in.ts';
import { mailTo } from './support/mails.ts';
import { expectNoFindings, expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

/** Ten in the morning of Japan, some days from now, as a field for a time has it. */
const inDays = (days: number) =>
  `${new Date(Date.now() + TOKYO_OFFSET_MILLISECONDS + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;

async function expectNoSideways(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
}

test('staff offer three times for an interview, the student picks one on a phone, and staff see it', async ({
  page,
  browser,
}) => {
  // Of the demo world: the first interview is ahead, and the company names times for the second.
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/applications');
  await page.getByRole('link', { name: /Import sales, spices and sesame/ }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;

  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
  });
  const staff = await context.newPage();
  const times = staff.getByRole('region', { name: 'Saved times' });
  const students = staff.getByRole('region', { name: 'Students' });

  await test.step('staff enter the times the company offers', async () => {
    await beStaff(staff, 'manager@example.com', DEMO_PASSWORD);
    await staff.goto(`/staff/applications/${id}/show`);
    await staff.getByRole('tab', { name: /^Interviews/ }).click();
    await staff.getByRole('link', { name: 'Times the student can pick' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: /^Interview times/ })).toBeVisible();
    const form = staff.getByRole('form', { name: 'Times the company offers' });
    await expect(form.getByRole('combobox', { name: 'Interview', exact: true })).toHaveText('Interview 2');
    // Without a free time there is nothing to ask for.
    await expect(students.getByText(/No time is free for this interview/)).toBeVisible();
    await expect(students.getByRole('button', { name: 'Ask to pick' })).toBeDisabled();
    await students.getByRole('button', { name: 'Add times' }).click();
    await expect(form.getByRole('heading', { name: 'Times the company offers' })).toBeFocused();
    const rows = form.getByRole('listitem');
    const begins = (place: number, time: string) => fillDate(rows.nth(place), /^Date and time/, time);
    await begins(0, '2020-01-01T10:00');
    await form.getByRole('button', { name: 'Save these times' }).click();
    await expect(form.getByText('This time has already passed.')).toBeVisible();
    await begins(0, inDays(12));
    await form.getByRole('button', { name: 'Add a time' }).click();
    // A further time begins where the last one ends.
    await expect(rows.nth(1).getByRole('spinbutton', { name: 'Hours' })).toHaveText('11');
    await form.getByRole('button', { name: 'Add a time' }).click();
    await begins(2, inDays(13));
    await form.getByLabel(/Meeting link/).fill('https://meet.example.com/second');
    await form.getByRole('button', { name: 'Save these times' }).click();
    await expect(times.getByRole('listitem')).toHaveCount(3);
    await expectNoViolations(staff);
  });

  await test.step('and ask the student to pick', async () => {
    await expect(students.getByRole('checkbox')).toBeChecked();
    await students.getByRole('button', { name: 'Ask to pick' }).click();
    await expect(students.getByText('Asked, not answered')).toBeVisible();
    await mailTo('student@example.com', /Please pick a time for your interview/);
    await expectNoViolations(staff);
  });

  await test.step('the student sees the times and picks one', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Please pick a time for your interview' })).toBeVisible();
    const offered = page.getByRole('radio');
    await expect(offered).toHaveCount(3);
    const pick = page.getByRole('button', { name: 'Pick this time' });
    await expect(pick).toBeDisabled();
    await offered.nth(1).check();
    await expectNoViolations(page);
    await expectNoSideways(page);
    await pick.click();
    const dialog = page.getByRole('dialog', { name: 'Pick this time?' });
    await expect(dialog).toContainText('11:00');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Confirm this time' }).click();
    const interviews = page.getByRole('region', { name: 'Interviews' });
    await expect(interviews).toContainText('Interview 2');
    await expect(interviews).toContainText('11:00');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await mailTo('student@example.com', /^Your interview \(.*11:00/);
  });

  await test.step('staff see who has picked what, and withdraw what is left', async () => {
    await staff.reload();
    // On the interview it was left at, though the student waits for none now.
    await expect(staff.getByRole('combobox', { name: 'Interview', exact: true })).toHaveText('Interview 2');
    await expect(times.getByRole('listitem').nth(1)).toContainText('1 of 1 taken');
    await expect(times.getByRole('listitem').nth(1).getByRole('link')).toHaveAttribute(
      'href',
      `/staff/applications/${id}/show`,
    );
    await expect(students.getByText('Picked', { exact: true })).toBeVisible();
    const withdraw = times.getByRole('button', { name: /^Withdraw/ });
    await expect(withdraw).toHaveCount(2);
    await withdraw.first().click();
    const question = staff.getByRole('dialog', { name: /^Withdraw .*10:00\?$/ });
    await expect(question).toContainText('no e-mail is sent');
    await expectNoViolations(staff);
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(times.getByRole('listitem').first()).toContainText('Withdrawn');
    await staff.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(staff);
    await expectNoViolations(staff);
  });

  await test.step('an interview that becomes one on site has a place and no link, and the other way round', async () => {
    await staff.setViewportSize({ width: 1280, height: 800 });
    await staff.goto(`/staff/applications/${id}/show`);
    await staff.getByRole('tab', { name: /^Interviews/ }).click();
    const second = staff.getByRole('listitem').filter({ hasText: 'Interview 2' });
    const dialog = staff.getByRole('dialog', { name: 'Change interview' });
    const change = async (isOnline: boolean) => {
      await second.getByRole('button', { name: 'Change' }).click();
      await dialog.getByRole('checkbox', { name: 'Online' }).setChecked(isOnline);
      await expect(dialog.getByLabel(/Meeting link/)).toBeVisible({ visible: isOnline });
      await expect(dialog.getByLabel(/^Place/)).toBeVisible({ visible: !isOnline });
      await expect(dialog.getByLabel(/Map link/)).toBeVisible({ visible: !isOnline });
    };
    const save = async () => {
      await dialog.getByRole('button', { name: 'Change interview' }).click();
      await expect(dialog).toBeHidden();
    };
    await change(false);
    await dialog.getByLabel(/^Place/).fill('Kobe office, 3F');
    await dialog.getByLabel(/Map link/).fill('https://maps.example.com/kobe');
    await save();
    await expect(second).toContainText('Kobe office, 3F');
    await expect(second.getByRole('link', { name: /Meeting link/ })).toHaveCount(0);
    await change(true);
    await save();
    await expect(second.getByRole('link')).toHaveCount(0);
    await page.reload();
    const interviews = page.getByRole('region', { name: 'Interviews' });
    await expect(interviews).toContainText('Interview 2');
    await expect(interviews).not.toContainText('Kobe office');
    await expect(interviews.getByRole('link', { name: 'Map' })).toHaveCount(0);
  });
  await context.close();
});

test('the page of times opens on the interview they are offered for, and how a practice went is a clean table', async ({
  page,
}) => {
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/recruitments');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Civil works');
  await page.getByRole('group', { name: 'Recruitments' }).getByRole('option').first().click();
  await page.getByRole('link', { name: 'Interview times' }).click();
  await expect(page.getByRole('combobox', { name: 'Interview' })).toHaveText('Interview 2');
  await expect(page.getByRole('button', { name: /^Withdraw/ }).first()).toBeVisible();
  await expectNoFindings(page);
  await page
    .getByRole('link', { name: /DINESH/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Interviews' }).click();
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  await expectNoFindings(page);
});
