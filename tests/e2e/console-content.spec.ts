import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { fillDate } from './support/dates.ts';
import { beStaff } from './support/staff.ts';
import { expectNoViolations } from './support/no-violations.ts';

const asManager = (page: Page) => beStaff(page, 'manager@example.com', DEMO_PASSWORD);

async function language(page: Page, field: string, name: string | RegExp): Promise<void> {
  await page
    .getByRole('group', { name: `Languages of ${field}` })
    .getByRole('button', { name })
    .first()
    .click();
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/\w+\/\d+$/);
}

test('an event is made with its form, and students are asked its questions', async ({ page }) => {
  await asManager(page);
  await page.goto('/staff/forms/create');
  await page.getByLabel('Name').fill('Company visit');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await language(page, 'Question', /^English/);
  await page.getByRole('textbox', { name: 'Question (English)' }).fill('Which day suits you?');
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'One choice' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Not saved. Please correct the marked fields.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByRole('textbox', { name: 'Choice 1 (English)' }).fill('Saturday');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByRole('textbox', { name: 'Choice 2 (English)' }).fill('Sunday');
  await expectNoViolations(page);
  await create(page);

  await page.goto('/staff/events/create');
  await fillDate(page, 'Starts', '2027-03-05T13:00');
  await page.getByRole('textbox', { name: 'Places' }).fill('２０');
  await page.getByRole('switch', { name: 'Released' }).check();
  await language(page, 'Title', /^English/);
  await page.getByRole('textbox', { name: 'Title (English)' }).fill('A visit to a factory');
  await page.getByRole('combobox', { name: 'Form' }).fill('Company');
  await page.getByRole('option', { name: 'Company visit' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible();
  await expectNoViolations(page);
  await create(page);
  await expect(page.getByText('0 of 20 seats taken')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible();
  const seen = await page.getByRole('link', { name: /See it as a student/ }).getAttribute('href');
  await page.goto(seen!);
  await expect(page.getByRole('heading', { level: 1, name: 'A visit to a factory' })).toBeVisible();
});

test("an event's channel is chosen by its name, and its address is never shown again", async ({ page }) => {
  const name = `Events team ${Date.now()}`;
  await asManager(page);
  await page.goto('/staff/notification_channels/create');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Webhook address').fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Not saved. Please correct the marked fields.')).toBeVisible();
  await page.getByLabel('Webhook address').fill('https://chat.example.com/hooks/secret');
  await create(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByLabel('Webhook address')).toHaveValue('');
  await expect(page.getByText('Nothing has been posted yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test message' }).click();
  await expect(page.getByRole('main')).toContainText('News of the seats of events will come here.');
  await expectNoViolations(page);

  await page.goto('/staff/events/create');
  await fillDate(page, 'Starts', '2027-03-06T13:00');
  await language(page, 'Title', /^English/);
  await page.getByRole('textbox', { name: 'Title (English)' }).fill('An evening with a channel');
  await page.getByRole('combobox', { name: 'Notification channel' }).fill(name);
  await page.getByRole('option', { name }).click();
  await create(page);
  await expect(page.getByRole('combobox', { name: 'Notification channel' })).toHaveValue(name);
});

test('an applicant is confirmed on their behalf, and an event somebody applied to is not deleted', async ({
  page,
}) => {
  await asManager(page);
  await page.goto('/staff/event_applications?filter={"state":"applied"}');
  await expect(page.getByRole('table', { name: 'Event applications' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Confirm for them' }).click();
  await expect(page.getByText('Confirmed', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm for them' })).toBeHidden();
  await expectNoViolations(page);
  await page.locator('main a[href*="/staff/events/"]').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('This is still used elsewhere and cannot be deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
});

test('an inquiry is answered by mail and closed', async ({ page }) => {
  await asManager(page);
  await page.goto('/staff/inquiries?filter={"state":"open"}');
  await expect(page.getByRole('table', { name: 'Inquiries' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('You find it on the page of your profile.');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(
    page.getByRole('region', { name: 'Question and answers' }).getByRole('listitem').last(),
  ).toContainText('You find it on the page of your profile.');
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('lessons are put in order by buttons, and nobody demotes themselves', async ({ page }) => {
  await asManager(page);
  await page.goto('/staff/courses');
  await page.getByRole('table').getByRole('link').first().click();
  const first = page.getByRole('button', { name: 'Move row 1 down' });
  const titleOf = (place: number) =>
    page
      .getByRole('region', { name: 'Lessons' })
      .getByText(new RegExp(`^${place}\\. `))
      .first();
  const name = (await titleOf(1).textContent())!.replace(/^1\. /, '');
  await first.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.reload();
  await expect(titleOf(2)).toHaveText(`2. ${name}`);
  await expectNoViolations(page);

  await page.goto('/staff/hf_members?filter={"q":"manager@example.com"}');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('switch', { name: 'Active', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You cannot remove this from yourself. Ask another manager.')).toBeVisible();
  await expectNoViolations(page);
});

test('a row that is moved keeps its own fields, the empty ones too (T19)', async ({ page }) => {
  await asManager(page);
  await page.goto('/staff/courses/create');
  await language(page, 'Title', /^English/);
  await page.getByRole('textbox', { name: 'Title (English)', exact: true }).fill('How to move');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await language(page, 'Title of the lesson', /^English/);
  await page.getByRole('textbox', { name: 'Title of the lesson (English)' }).fill('With a video');
  await page.getByLabel('Video').fill('https://video.example.com/1');
  await create(page);
  await expect(page.getByRole('heading', { level: 1, name: 'How to move' })).toBeVisible();

  const lessons = page.getByRole('region', { name: 'Lessons' }).last().getByRole('listitem');
  const title = (place: number) => lessons.nth(place).getByRole('textbox').first();
  const video = (place: number) => lessons.nth(place).getByLabel('Video');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await lessons
    .nth(1)
    .getByRole('button', { name: /^日本語|^Japanese/ })
    .first()
    .click();
  await title(1).fill('動画なし');
  await page.getByRole('button', { name: 'Move row 2 up' }).click();
  await expect(video(0)).toHaveValue('');
  await expect(video(1)).toHaveValue('https://video.example.com/1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();

  // A language without words is such a field as well.
  await page.getByRole('button', { name: 'Move row 1 down' }).click();
  await lessons
    .nth(1)
    .getByRole('button', { name: /^English/ })
    .first()
    .click();
  await expect(title(1)).toHaveValue('');
  await page.reload();
  await lessons
    .nth(0)
    .getByRole('button', { name: /^English/ })
    .first()
    .click();
  await expect(title(0)).toHaveValue('');
  await expect(video(0)).toHaveValue('');
});

/** A picture of four pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGMwPrEJiBggFAAs/ga1HF+3awAAAABJRU5ErkJggg==',
  'base64',
);
