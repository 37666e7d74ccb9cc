import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beStaff } from './support/staff.ts';
import { expectNoViolations } from './support/no-violations.ts';

const RELEASE = 'Release';

/** Opens a language of a field and writes into it. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await page
    .getByRole('group', { name: `Languages of ${field}` })
    .getByRole('button', { name: /^English/ })
    .click();
  await page.getByRole('textbox', { name: `${field} (English)` }).fill(text);
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
}

/** In the dialog, which shows what will be published. */
async function release(page: Page): Promise<void> {
  await page.getByRole('button', { name: RELEASE, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: RELEASE });
  await expect(dialog.getByText('It was never public: all of it is new.')).toBeVisible();
  await dialog.getByRole('button', { name: RELEASE, exact: true }).click();
}

test('a manager writes a recruitment, is refused release, mends it, releases it and sees it public', async ({
  page,
}) => {
  test.slow();
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/recruitments');
  await expect(page.getByRole('table', { name: 'Recruitments' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'New recruitment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New recruitment' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Company' }).fill('Aobato');
  await page.getByRole('option', { name: /^Aobato/ }).click();
  const title = `Keeper of a lighthouse ${Date.now()}`;
  await write(page, 'Title', title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/recruitments\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoViolations(page);
  const id = /(\d+)$/.exec(page.url())![1]!;

  // As students will see it, with words that are not even saved; the page itself is there for nobody.
  await write(page, 'Title', `${title}!`);
  // Held down as long as a person's click takes: the button must stay under the pointer.
  await page.getByRole('button', { name: 'Preview' }).click({ delay: 150 });
  const preview = page.getByRole('dialog', { name: 'As students see it' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: `${title}!` })).toBeVisible();
  await expect(preview.getByText('With your unsaved changes.')).toBeVisible();
  await preview.getByRole('button', { name: 'Japanese' }).click();
  await preview.getByRole('button', { name: 'Desktop' }).click();
  await expect(shown.getByRole('link', { name: 'この求人に応募する' }).first()).toBeVisible();
  await expectNoViolations(page);
  await preview.getByRole('button', { name: 'Close the window' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  expect((await page.request.get(`/recruitments/${id}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Ask for review' }).click();
  await expect(page.getByText(/Review asked for by/)).toBeVisible();
  await release(page);
  const dialog = page.getByRole('dialog', { name: RELEASE });
  await expect(dialog.getByText('fields the law asks for are missing')).toBeVisible();
  await expect(dialog.getByText('Choose the offices where the person works.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Choose the offices where the person works.' }).click();
  await expect(page.getByRole('combobox', { name: 'Offices where one works' })).toBeFocused();

  await choose(page, 'Offices where one works', /./);
  for (const field of [
    'What one does',
    'Employer’s name',
    'Probation',
    'How the work may change',
    'How the workplace may change',
    'Insurances',
    'Against passive smoking',
    'Overtime',
    'Days off',
  ])
    await write(page, field, `${field}: as agreed.`);
  await choose(page, 'Term of the contract', 'Indefinite');
  await page.getByLabel('Work starts').fill('09:00');
  await page.getByLabel('Work ends').fill('18:00');
  await page.getByLabel('Break in minutes').fill('60');
  await page.getByLabel('Bachelor, lowest').fill('220000');
  await save(page);
  await expect(page.getByText('It states all the law asks of a job ad.')).toBeVisible();

  await release(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This recruitment is public: what you save is public at once.')).toBeVisible();
  const seen = await page.request.get(`/recruitments/${id}?lang=en`);
  expect(seen.status()).toBe(200);
  const html = await seen.text();
  expect(html).toContain(title);
  expect(html).toContain('Against passive smoking: as agreed.');

  await write(page, 'Days off', 'Every Monday.');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const changes = page.getByRole('dialog', { name: 'What changes for students' });
  await expect(changes.getByText('Days off (English)')).toBeVisible();
  await changes.getByRole('button', { name: 'Close the window' }).click();
  await write(page, 'Days off', '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved: please mend the marked fields.')).toBeVisible();
  await write(page, 'Days off', 'Every Monday.');
  await save(page);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
  await expect(page.getByRole('button', { name: 'Ask for review' })).toBeVisible();
});
