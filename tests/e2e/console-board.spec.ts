import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { callsOf } from './support/calls.ts';
import { openJobs } from './support/jobs.ts';
import { logIn } from './support/log-in.ts';
import { beStaff } from './support/staff.ts';
import { expectNoViolations } from './support/no-violations.ts';

const BOARD = '/staff/board';

async function openBoard(page: Page, search = ''): Promise<void> {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto(`${BOARD}${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible();
}

const column = (page: Page, state: string): Locator => page.locator(`[data-column="${state}"]`);
const cards = (page: Page, state: string): Locator => column(page, state).locator('[data-card]');

/** The number of the first card of a column: cards are found again by it, wherever they go. */
async function firstOf(page: Page, state: string): Promise<string> {
  const card = cards(page, state).first();
  await expect(card).toBeVisible();
  return (await card.getAttribute('data-card'))!;
}
const card = (page: Page, state: string, id: string) => column(page, state).locator(`[data-card="${id}"]`);

/** One for each of the newest moves. */
const undoButtons = (page: Page) =>
  page.getByRole('region', { name: 'Can still be taken back' }).getByRole('button', { name: /^Undo/ });

/** Takes the newest move back: the first after a reload, while beside the cards the list may still come. */
async function undo(page: Page): Promise<void> {
  await page.reload();
  await undoButtons(page).first().click();
}

/**
 * Takes hold of a card and leads it over a column until the column shows it: a card that moved under the hand, because
 * the page was still coming, is taken hold of again.
 */
async function pickUp(
  page: Page,
  grip: Locator,
  over: Locator,
  [property, value]: [string, string],
): Promise<void> {
  await expect(async () => {
    await page.mouse.up();
    await grip.hover();
    await page.mouse.down();
    await over.hover({ position: { x: 100, y: 40 } });
    await over.hover({ position: { x: 100, y: 50 } });
    await expect(over).toHaveCSS(property, value, { timeout: 5000 });
  }).toPass();
}

test('a card is moved by its menu, and taken back, also after a reload', async ({ page }) => {
  await openBoard(page);
  await expectNoViolations(page);
  const id = await firstOf(page, 'resume_submitted');
  await card(page, 'resume_submitted', id)
    .getByRole('button', { name: /^Change state/ })
    .click();
  await page.getByRole('menuitem', { name: 'Start correction' }).click();
  await expect(card(page, 'in_correction', id)).toBeVisible();
  await expect(card(page, 'resume_submitted', id)).toBeHidden();
  await undo(page);
  await expect(card(page, 'resume_submitted', id)).toBeVisible();
  await expect(card(page, 'in_correction', id)).toBeHidden();
});

test('a card is moved by the keyboard alone', async ({ page }) => {
  await openBoard(page);
  const id = await firstOf(page, 'resume_submitted');
  await cards(page, 'applied').first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'resume_submitted', id).getByRole('link')).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'in_correction', id)).toBeVisible();
  await undo(page);
  await expect(card(page, 'resume_submitted', id)).toBeVisible();
});

test('a card is dragged where it may go, and nowhere else', async ({ page }) => {
  await openBoard(page);
  const id = await firstOf(page, 'resume_submitted');
  const grip = () => card(page, 'resume_submitted', id).getByRole('checkbox').locator('xpath=../../..');
  await pickUp(page, grip(), column(page, 'applied'), ['opacity', '0.55']);
  await page.mouse.up();
  await expect(column(page, 'applied')).toHaveCSS('opacity', '1');
  await expect(card(page, 'resume_submitted', id)).toBeVisible();
  await pickUp(page, grip(), column(page, 'in_correction'), ['outline-style', 'dashed']);
  // As somebody does who is still moving when the column says that it takes the card.
  await column(page, 'in_correction').hover({ position: { x: 100, y: 60 } });
  await expect(column(page, 'in_correction')).not.toHaveCSS('background-color', 'rgb(243, 246, 247)');
  await page.mouse.up();
  await expect(card(page, 'in_correction', id)).toBeVisible();
  await undo(page);
  await expect(card(page, 'resume_submitted', id)).toBeVisible();
});

test('many are moved at once: a dry run names who is skipped and why, and all come back', async ({
  page,
}) => {
  await openBoard(page);
  const sent = await firstOf(page, 'sent_to_company');
  const early = await firstOf(page, 'resume_submitted');
  await card(page, 'sent_to_company', sent).getByRole('checkbox').check();
  await card(page, 'resume_submitted', early).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move selected…' }).click();
  await page.getByRole('menuitem', { name: 'Record resume result' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Not passed' }).check();
  await expect(dialog.getByText('Skipped: This is not possible at this stage')).toBeVisible();
  await expect(dialog.getByText(/Sent to company → /)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Record resume result (1)' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(card(page, 'sent_to_company', sent)).toBeHidden();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'sent_to_company', sent)).toBeVisible();
});

test('an undo of many names who could not be taken back, and why', async ({ page, context }) => {
  await openBoard(page);
  const first = await firstOf(page, 'resume_submitted');
  const second = (await cards(page, 'resume_submitted').nth(1).getAttribute('data-card'))!;
  for (const id of [first, second]) await card(page, 'resume_submitted', id).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move selected…' }).click();
  await page.getByRole('menuitem', { name: 'Start correction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start correction' });
  await dialog.getByRole('button', { name: 'Start correction (2)' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();

  // Meanwhile one of them goes on.
  const elsewhere = await context.newPage();
  await elsewhere.goto(BOARD);
  await card(elsewhere, 'in_correction', first)
    .getByRole('button', { name: /^Change state/ })
    .click();
  await elsewhere.getByRole('menuitem', { name: 'Approve unchanged' }).click();
  await expect(card(elsewhere, 'correction_agreed', first)).toBeVisible();

  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1 was taken back. 1 could not be taken back.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: /^Not taken back: .*Came after: / })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, 'resume_submitted', second)).toBeVisible();
  // As it was before: the later step first.
  await undo(page);
  await expect(card(page, 'in_correction', first)).toBeVisible();
  await undo(page);
  await expect(card(page, 'resume_submitted', first)).toBeVisible();
  await elsewhere.close();
});

test('R7: the student sees nothing of a decline while it can be taken back', async ({
  page,
  browser,
  request,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const student = await context.newPage();
  const calls = await callsOf(student, () => logIn(student, 'student@example.com', DEMO_PASSWORD));
  // An application of its own: other tests move this student's others. They apply from either end of the list.
  const taken = await calls.appliedFor();
  const jobs = (await openJobs(request, 30, true)).slice(24).filter(({ id }) => !taken.includes(id));
  const { id } = await calls.command('user__apply', { application: { recruitment_id: jobs[0]!.id } });
  await openBoard(page, `?filter=${encodeURIComponent(JSON.stringify({ q: String(id) }))}`);
  const one = page.locator(`[data-card="${id}"]`);
  await one.getByRole('button', { name: /^Change state/ }).click();
  await page.getByRole('menuitem', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('Inside the house only');
  await dialog.getByLabel(/Wording for the student/).fill('Sorry, not this time.');
  await dialog.getByRole('button', { name: 'Decline (1)' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await student.goto(`/applications/${id}`);
  await expect(student.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(student.getByRole('main')).not.toContainText('Sorry, not this time.');
  expect(await student.content()).not.toContain('Inside the house only');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(one).toBeVisible();
  await context.close();
});

test('the table shows the same with its columns, on a tablet too', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openBoard(page, '?view=table');
  await expect(page.getByRole('list').or(page.getByRole('table')).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Columns', exact: true }).first().click();
  await page.goto(BOARD);
  await expect(cards(page, 'applied').first()).toBeVisible();
  await expectNoViolations(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test('T9: choosing a card moves nothing, each card names its mentor, and no word is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openBoard(page);
  const first = cards(page, 'applied').first();
  await expect(first.getByText(/^Mentor: ./)).toBeVisible();
  const before = await first.boundingBox();
  await first.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Change the mentor' })).toBeInViewport();
  expect(await first.boundingBox()).toEqual(before);
  await first.getByRole('checkbox').uncheck();
  for (const button of await page.getByRole('button', { name: /^Change state: / }).all())
    expect((await button.boundingBox())!.height).toBeLessThan(40);
  const over = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(over).toBe(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('table', { name: 'Board' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  for (const ended of ['Offer accepted', 'Not passed', 'Withdrawn by student'])
    await expect(table.getByText(ended, { exact: true })).toHaveCount(0);
  const broken = await table.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (const match of text.matchAll(/[A-Za-z]{2,}/g)) {
        range.setStart(walker.currentNode, match.index);
        range.setEnd(walker.currentNode, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(match[0]);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});
