import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { openJob } from './support/jobs.ts';
import { beStaff } from './support/staff.ts';
import { expectNoViolations } from './support/no-violations.ts';

const asManager = (page: Page) => beStaff(page, 'manager@example.com', DEMO_PASSWORD);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Opens a part of the form; the first time the page may still be on its way. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click({ timeout: 40_000 });

async function language(place: Page | Locator, field: string, name: RegExp): Promise<void> {
  await place
    .getByRole('group', { name: `Languages of ${field}` })
    .getByRole('button', { name })
    .click();
}

const picture = async (colour: string) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 320, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

async function upload(page: Page, group: string, colour: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  // There may be one already.
  const taken = page.waitForResponse('**/hf_member__upload_image*');
  await page.getByRole('group', { name: group }).getByRole('button', { name: 'Choose a file' }).click();
  await (await chosen).setFiles(await picture(colour));
  await taken;
  await expect(page.getByRole('img', { name: group })).toBeVisible();
}

test('a manager creates a company with an office, a contact and a logo, is led to what is missing, and removes it', async ({
  page,
}) => {
  await asManager(page);
  await page.goto('/staff/companies');
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'New company' }).click();

  await tab(page, 'Offices');
  await page.getByRole('button', { name: 'Add an office' }).click();
  const office = page.getByRole('tabpanel', { name: 'Offices' });
  await language(office, 'Name', /^English/);
  await office.getByRole('textbox', { name: 'Name (English)' }).fill('Head office');
  await office.getByRole('switch', { name: 'Main office' }).check();
  await office.getByLabel('Postal code').fill('450-0002');
  await office.getByRole('button', { name: 'Fill in the address' }).click();
  await expect(office.getByLabel('Address in Japanese')).toHaveValue(/^愛知県名古屋市中村区名駅/);
  await expect(office.getByRole('combobox', { name: 'Prefecture' })).toHaveValue('Aichi');
  await expect(office.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  );
  await office.getByRole('button', { name: 'Add a way' }).click();
  await office.getByLabel('On foot from there').fill('７');

  await tab(page, 'People');
  const people = page.getByRole('tabpanel', { name: 'People' });
  await people.getByRole('button', { name: 'Add a contact person' }).click();
  await expect(people.getByRole('switch', { name: 'Main contact person' })).toBeChecked();
  await people.getByLabel('Last name', { exact: true }).fill('見本');
  await people.getByLabel('Last name in kana').fill('mihon');
  await expectNoViolations(page);

  // Refused in two parts: the first of them opens, and the other is marked.
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Not saved. Please correct the marked fields.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Company has errors/ })).toBeVisible();
  await people.getByLabel('Last name in kana').fill('ミホン');
  await tab(page, 'Company');
  await language(page, 'Official name', /^English/);
  const name = `Test Works ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Official name (English)' }).fill(name);
  await upload(page, 'Logo', '#33C8B2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Not seen by students: no open job')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await tab(page, 'Offices');
  await expect(office.getByLabel('On foot from there')).toHaveValue('7');

  await page.goto('/staff/companies');
  await page.getByRole('textbox', { name: /^Search by name/ }).fill('みほん');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

test('a change of a company is on the job page, its translations are watched, and its history tells it', async ({
  page,
  request,
}) => {
  const job = await openJob(request);
  const answer = await request.get(`/jtj/queries/aggregates__recruitment?id=${job.id}`);
  const { company } = (await answer.json()) as { company: { id: number } };
  await asManager(page);
  await page.goto(`/staff/companies/${company.id}`);
  await upload(page, 'Logo', '#F54F59');
  await tab(page, 'Texts');
  await language(page, 'Vision', /^English/);
  await page.getByRole('textbox', { name: 'Vision (English)' }).fill('We make what lasts.');
  await tab(page, 'Pictures');
  await page.getByRole('switch', { name: 'The company lets us show its pictures' }).check();
  const before = await page.getByRole('group', { name: /^Picture \d+$/ }).count();
  for (const [place, colour] of [
    [before + 1, '#1D566B'],
    [before + 2, '#33C8B2'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a picture' }).click();
    await upload(page, `Picture ${place}`, colour);
    await language(page.getByRole('listitem').filter({ hasText: `Picture ${place}` }), 'Caption', /^English/);
    await page
      .getByRole('listitem')
      .filter({ hasText: `Picture ${place}` })
      .getByRole('textbox', { name: 'Caption (English)' })
      .fill(`Workshop ${place - before}`);
  }
  await page.getByRole('button', { name: `Move row ${before + 2} up` }).click();
  await save(page);
  await expect(page.getByText(/Saved at/)).toBeVisible();

  // The Japanese text was left behind, still after a reload, until somebody says that it fits.
  await page.reload();
  await tab(page, 'Texts');
  const languages = page.getByRole('group', { name: 'Languages of Vision' });
  await expect(languages.getByRole('button', { name: /^Japanese/ })).toContainText('not changed yet');
  await languages.getByRole('button', { name: /^Japanese/ }).click();
  await page.getByRole('button', { name: 'It still fits' }).click();
  await save(page);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.reload();
  await tab(page, 'Texts');
  await expect(languages.getByRole('button', { name: /^Japanese/ })).not.toContainText('not changed yet');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Changed: the company').first()).toBeVisible();
  await expect(page.getByText('Vision (English)').last()).toBeVisible();
  await expect(page.getByText('Added: a picture').first()).toBeVisible();
  await expectNoViolations(page);

  const href = await page.getByRole('link', { name: /See it as a student/ }).getAttribute('href');
  await page.goto(href!);
  await expect(page.getByText('We make what lasts.')).toBeVisible();
  const captions = page.getByRole('figure').filter({ hasText: 'Workshop' });
  await expect(captions).toHaveText([/Workshop 2/, /Workshop 1/]);
});

test('two people on one company: rows of both stay, and a second main person is refused', async ({
  page,
  context,
  request,
}) => {
  const list = await request.get('/jtj/queries/search_recruitments?per_page=100');
  const { recruitments } = (await list.json()) as { recruitments: { company: { id: number } }[] };
  const address = `/staff/companies/${recruitments.at(-1)!.company.id}`;
  await asManager(page);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  for (const [who, name] of [
    [page, 'One'],
    [other, 'Two'],
  ] as const) {
    await tab(who, 'People');
    const people = who.getByRole('tabpanel', { name: 'People' });
    await people.getByRole('button', { name: 'Add a contact person' }).click();
    await people.getByLabel('Last name', { exact: true }).last().fill(name);
    await people.getByRole('switch', { name: 'Main contact person' }).last().check();
    await expect(people.getByRole('switch', { name: 'Main contact person' }).first()).not.toBeChecked();
  }
  await save(page);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await save(other);
  const people = other.getByRole('tabpanel', { name: 'People' });
  await expect(people.getByText('Only one can be the main one.')).toBeVisible();
  await people.getByRole('switch', { name: 'Main contact person' }).last().uncheck();
  await save(other);
  await expect(other.getByText(/Saved at/)).toBeVisible();
  await expect(people.getByText('One', { exact: true })).toBeVisible();
  await expect(people.getByText('Two', { exact: true })).toBeVisible();
});

test('a mentor reads companies, at the width of a tablet, and can change nothing', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/companies');
  await expect(page.getByRole('link', { name: 'New company' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mizuhoshi Farm Co., Ltd.' }).click();
  await tab(page, 'Offices');
  await expect(page.getByRole('button', { name: 'Add an office' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
