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
  // What the company holds is there to be read and changed.
  const taken = page.getByRole('region', { name: /^Taken over from Aobato/ });
  await expect(taken.getByRole('textbox', { name: /^Employer’s name/ })).toHaveValue(/./);
  await expect(taken.getByRole('textbox', { name: /^Days off/ })).toHaveValue(/./);
  await expect(taken.getByRole('textbox', { name: /^Insurances/ })).toHaveValue(/./);
  await expectNoViolations(page);
  const office = taken.getByRole('button', { name: /^Aobato|·/ }).first();
  await expect(office).toBeVisible();
  await page.getByRole('combobox', { name: 'Work locations' }).press('Backspace');
  await write(page, 'Insurances', 'Those of the company, and one more.');
  const title = `Keeper of a lighthouse ${Date.now()}`;
  await write(page, 'Title', title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/recruitments\/\d+$/);
  // The message stands above the bar with the buttons.
  const message = page.getByText('Created.');
  await message.hover();
  const bar = (await page.getByRole('region', { name: 'Saving' }).boundingBox())!;
  const { y, height } = (await message.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
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
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  expect((await page.request.get(`/recruitments/${id}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Ask for review' }).click();
  await expect(page.getByText(/Review requested by/)).toBeVisible();
  // The dialog names what is missing, and each name leads into its field, wherever that is.
  await page.getByRole('button', { name: RELEASE, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: RELEASE });
  await expect(dialog.getByText(/^Missing for release: \d+ fields$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: RELEASE, exact: true })).toBeDisabled();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Choose the offices where the person works.' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Work locations' })).toBeFocused();
  const contract = page.getByRole('button', { name: 'Contract and workplace', exact: true }).last();
  await contract.click();
  await expect(contract).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: /^Say how long probation is/ }).click();
  await expect(contract).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('textbox', { name: /^Probation \(/ })).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('button', { name: /^Who we are looking for/ }).click();
  await choose(page, 'JLPT asked for', 'N2 or better');
  await contents.getByRole('button', { name: /^Staff only/ }).click();
  await choose(page, 'Japanese', 'Matters a lot');

  await choose(page, 'Work locations', /./);
  for (const field of [
    'What you will do',
    'Employer’s name',
    'Probation',
    'How the work may change',
    'How the workplace may change',
    'Insurances',
    'Smoking policy',
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
  await expect(page.getByText('Ready: every legally required field is filled in.')).toBeVisible();
  await expect(contents).not.toContainText('missing');
  await expect(page.getByRole('combobox', { name: 'JLPT asked for' })).toHaveText('N2 or better');

  await release(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^This recruitment is public\. Changes are written in a draft/)).toBeVisible();
  const seen = await page.request.get(`/recruitments/${id}?lang=en`);
  expect(seen.status()).toBe(200);
  const html = await seen.text();
  expect(html).toContain(title);
  expect(html).toContain('Smoking policy: as agreed.');

  // A public ad is reworked in a draft, which students see once it is released in its place.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Edit in a draft' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
  await expect(
    page.getByText('This draft replaces the public recruitment once it is released.'),
  ).toBeVisible();
  const draftUrl = page.url();
  await contents.getByRole('button', { name: /^Contract and workplace/ }).click();
  await write(page, 'Probation', 'Three months.');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const changes = page.getByRole('dialog', { name: 'What changes for students' });
  await expect(changes.getByText('Probation (English)')).toBeVisible();
  await expectNoViolations(page);
  await changes.getByRole('button', { name: 'Close' }).click();
  await save(page);
  const pageOf = async () => (await page.request.get(`/recruitments/${id}?lang=en`)).text();
  expect(await pageOf()).not.toContain('Three months.');
  await page.goto(`/staff/recruitments/${id}`);
  await expect(page.getByText(/^A draft with changes was begun by /)).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await expect(page).toHaveURL(draftUrl);
  await page.getByRole('button', { name: 'Ask for review' }).click();
  await page.getByRole('button', { name: RELEASE, exact: true }).click();
  await expect(dialog.getByText('What changes for students:')).toBeVisible();
  await expect(dialog.getByText('Probation (English)')).toBeVisible();
  await expect(dialog.getByText('Overtime (English)')).toBeHidden();
  await dialog.getByRole('button', { name: RELEASE, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
  await expect(dialog).toBeHidden();
  const versions = page.getByRole('region', { name: 'Earlier versions' });
  await expect(versions.getByRole('listitem')).toHaveText(/^public until .+ · .+Compare with now$/);
  await versions.getByRole('button', { name: 'Compare with now' }).click();
  await expect(page.getByRole('dialog').getByText('Probation (English)')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await pageOf()).toContain('Three months.');

  await page.goto('/staff/recruitments/create');
  await page.getByRole('combobox', { name: 'Start from a copy of' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(page).toHaveURL(/\/recruitments\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
  await expect(page.getByRole('button', { name: 'Ask for review' })).toBeVisible();
});
