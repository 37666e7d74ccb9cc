import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { fillDate } from './support/dates.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, as: 'mentor' | 'manager', path: string, heading: string): Promise<void> {
  await beStaff(page, `${as}@example.com`, DEMO_PASSWORD);
  await page.goto(`/staff${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 });
}

/** The rows of another search may be the same: until the answer to this one is there. */
async function search(page: Page, words: string): Promise<void> {
  const answered = page.waitForResponse((response) => {
    const filter = new URL(response.url()).searchParams.get('filter');
    return filter !== null && (JSON.parse(filter) as { q?: string }).q === words;
  });
  await page.getByLabel('Search by name, e-mail, phone or number').fill(words);
  await answered;
}

const found = (page: Page, name: string) =>
  main(page).getByRole('table').getByRole('link', { name, exact: true });

test('a manager finds a student in any writing, writes of them, and reads who did what', async ({ page }) => {
  await open(page, 'manager', '/users', 'Students');
  await expect(main(page).getByRole('table', { name: 'Students' })).toBeVisible();
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'List (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFNumber,Family name,Given name,/);
  expect(file).toContain(',SUWANNARAT,PLOYPAILIN,');
  for (const words of ['すわんな', 'Suwannarat ploy', 'ﾌﾟﾛｲ']) {
    await search(page, words);
    await expect(main(page).getByText('1 entry')).toBeVisible();
    await expect(found(page, 'SUWANNARAT PLOYPAILIN')).toBeVisible();
  }
  await found(page, 'SUWANNARAT PLOYPAILIN').click();
  await expect(page.getByRole('heading', { level: 1, name: 'SUWANNARAT PLOYPAILIN' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'ploy@example.com' })).toBeVisible();

  const notes = page.getByRole('region', { name: 'Notes' });
  const said = `Prefers Kyoto ${Date.now()}`;
  await notes.getByLabel('New note').fill(said);
  await notes.getByRole('button', { name: 'Save note' }).click();
  const note = notes.getByRole('listitem').filter({ hasText: said });
  await note.getByRole('button', { name: 'Edit' }).click();
  await notes.getByRole('textbox', { name: 'Note', exact: true }).fill(`${said}, or Osaka`);
  await notes.getByRole('listitem').getByRole('button', { name: 'Save note' }).click();
  await notes.getByRole('button', { name: 'Earlier wordings' }).click();
  await expect(notes.getByText(said, { exact: true })).toBeVisible();

  await page.getByLabel('Summary').fill('Draws backgrounds.');
  await page.getByRole('button', { name: 'Correct the profile' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('what is this');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved. Please correct the marked fields.')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('050-5560-0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = main(page).getByRole('list').filter({ hasText: 'Draws backgrounds.' });
  await expect(history).toContainText(/050-5560-.*0107.*0199/);
  await expect(history).toContainText(/Changed: Note.*, or Osaka/);
  await expectNoViolations(page);
});

test('a date that is half typed changes nothing and says so', async ({ page }) => {
  await open(page, 'manager', '/users', 'Students');
  const filter = () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
  await fillDate(page, 'Graduates from', '2027-03-31');
  await expect.poll(filter).toEqual({ graduate_from: '2027-03-31' });
  const field = page.getByRole('group', { name: 'Graduates from' });
  await field.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.press('Backspace');
  await page.getByLabel('Search by name, e-mail, phone or number').click();
  await expect(page.getByText('Please complete the date.')).toBeVisible();
  expect(filter()).toEqual({ graduate_from: '2027-03-31' });
  // Emptied, it no longer filters.
  await field.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect.poll(filter).toEqual({});
  await expect(page.getByText('Please complete the date.')).toHaveCount(0);
  await page.getByLabel('Search by name, e-mail, phone or number').click();
  // Cleared with the other filters, it is empty as well.
  await fillDate(page, 'Graduates from', '2027-03-31');
  await expect.poll(filter).toEqual({ graduate_from: '2027-03-31' });
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(filter).toEqual({});
  await expect(field.getByRole('spinbutton', { name: 'Year' })).toHaveText('YYYY');
});

test('R9: a talk is planned on the page of who waits once an unlikely date is confirmed, and recorded from the queue', async ({
  page,
}) => {
  const name = 'LUU QUANG PHUONG';
  await open(page, 'manager', '/users', 'Students');
  await page.getByRole('link', { name: /^Waiting for a talk/ }).click();
  await found(page, name).click();
  const panel = page.getByRole('region', { name: 'Consultation' });
  await expect(panel.getByText(/^Waiting since/)).toBeVisible();
  await fillDate(panel, 'Time of the talk (Japan)', '2099-12-01T14:00');
  const plan = panel.getByRole('button', { name: 'Plan', exact: true });
  await plan.click();
  await expect(panel.getByText('This is more than two years from now.')).toBeVisible();
  await expectNoViolations(page);
  await panel.getByRole('checkbox', { name: 'I have checked the date: it is right' }).check();
  await plan.click();
  await expect(panel.getByText('Planned for 1 Dec 2099, 14:00.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Students' }).click();
  await page.getByRole('link', { name: /^Planned/ }).click();
  await main(page)
    .getByRole('checkbox', { name: new RegExp(name) })
    .check();
  await page.getByRole('button', { name: 'Record as held' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Record as held (1)' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await found(page, name).click();
  await expect(panel.getByText('Planned for 1 Dec 2099, 14:00.')).toBeVisible();
  await panel.getByRole('button', { name: 'Record as held' }).click();
  await dialog.getByRole('button', { name: 'Record as held (1)' }).click();
  await expect(panel.getByText('The student is not waiting for a talk.')).toBeVisible();
  await panel.getByRole('button', { name: /^Undo: Held on/ }).click();
  await expect(panel.getByText('Planned for 1 Dec 2099, 14:00.')).toBeVisible();
  await expect(panel.getByText(/^Held on/)).toHaveCount(0);
});

test('duplicates are compared, merged, looked at and taken back', async ({ page }) => {
  await open(page, 'manager', '/user_duplicates', 'Duplicates');
  const pair = page.getByRole('article', { name: /CEN RUOXI/ });
  await expect(pair.getByText('Same reading')).toBeVisible();
  await expectNoViolations(page);
  await pair.getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Applications: 1')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrote to us from both.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(pair).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Merged accounts' }).click();
  const row = main(page).getByRole('row', { name: /CEN RUOXI/ });
  await row.getByRole('button', { name: /rows that moved/ }).click();
  await expect(dialog.getByRole('row', { name: /^Applications #\d+/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectNoViolations(page);
  await row.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText(/^Undone /)).toBeVisible();
  await page.goto('/staff/user_duplicates');
  await expect(pair).toBeVisible();
});

test('a mentor sees their own students wholly, of others what recommending needs, and no duplicates', async ({
  page,
}) => {
  await open(page, 'mentor', '/users', 'Students');
  await expect(page.getByRole('link', { name: 'Duplicates' })).toHaveCount(0);
  await search(page, 'sardor@example.com');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await search(page, 'qodirov');
  await found(page, 'QODIROV SARDOR').click();
  await expect(page.getByText(/You do not look after an application/)).toBeVisible();
  for (const hidden of ['sardor@example.com', '050-5560-0112', 'Date of birth', 'Save note', 'Summary'])
    await expect(main(page).getByText(hidden, { exact: true })).toHaveCount(0);
  await expect(main(page).getByText('Interested in')).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/staff/users');
  await search(page, 'ダン トゥ');
  await found(page, 'DANG THU HA').click();
  await expect(main(page).getByRole('link', { name: 'student@example.com' })).toBeVisible();
  await expect(page.getByLabel('Summary')).toBeEditable();
  for (const managers of ['Correct the profile', 'History'])
    await expect(page.getByRole('button', { name: managers })).toHaveCount(0);
  await expectNoViolations(page);
});
