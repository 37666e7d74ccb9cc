import { expect, test, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { confirm, press, beStaff } from './support/staff.ts';
import { expectNoViolations } from './support/no-violations.ts';

const MENTOR = 'mentor@example.com';
const NOTE = '助詞を直しました。「に」は動作の向かう先、「で」は動作をする場所に使います。';

async function deskOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await beStaff(page, email, DEMO_PASSWORD);
  return page;
}

const corrections = (page: Page) => page.getByRole('textbox', { name: /^Correction of/ });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Opens the next row of the queue in a state, and answers its address. */
async function openFromQueue(page: Page, state: string, scope: 'mine' | 'all' = 'mine'): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ scope, state }));
  await page.goto(`/staff/applications?filter=${filter}`);
  const link = page.getByRole('table').getByRole('link').first();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Resume', exact: true })).toBeVisible();
  return page.url();
}

test('the queue has ours first, by when it is due, and tells how much lies on the desk', async ({
  browser,
}) => {
  const page = await deskOf(browser, MENTOR);
  await page.goto('/staff/');
  const table = page.getByRole('table', { name: 'Applications' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const turns = await table.getByRole('row').allInnerTexts();
  const rank = (text: string) =>
    ['Our turn', "Student's turn", "Company's turn"].findIndex((turn) => text.includes(turn));
  const ranks = turns.slice(1).map(rank);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  await expect(page.getByRole('region', { name: 'What there is to do' })).toContainText('Our turn');
  // A resume that has left is not overdue, whatever its due day was.
  for (const row of turns.filter((text) => text.includes("Company's turn")))
    expect(row).not.toContain('Overdue');
  await expectNoViolations(page);
  await page.context().close();
});

test('furigana stand over the words of the student for whoever wants them, also the next time', async ({
  browser,
}) => {
  const page = await deskOf(browser, MENTOR);
  await openFromQueue(page, 'in_correction');
  const furigana = page.getByRole('switch', { name: 'Furigana' });
  const readings = page.getByRole('article').locator('ruby');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(readings).toHaveCount(0);
  await furigana.click();
  await expect(readings.first()).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(readings.first()).toBeVisible();
  await furigana.click();
  await expect(readings).toHaveCount(0);
  await page.context().close();
});

test('a mentor corrects by keyboard, with checks, a saved comment, versions and the PDF at the side', async ({
  browser,
}) => {
  const page = await deskOf(browser, MENTOR);
  await openFromQueue(page, 'in_correction');
  // The desk opens on the first answer that is still untouched.
  await expect(page.getByRole('article').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('article').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(corrections(page).first()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(corrections(page).nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(corrections(page).first()).toBeFocused();

  // The machine notices; the difference follows the typing.
  await corrections(page).first().fill('2023年に来日し、令和6年からＡＢＣの店で働きました。学びが多いです。');
  const answer = page.getByRole('article').first();
  await expect(answer.getByText('Western years and years by era are mixed.')).toBeVisible();
  await expect(answer.getByText('Letters or digits are full-width.')).toBeVisible();
  await answer
    .getByRole('button', { name: /令和6年/ })
    .first()
    .click();
  expect(
    await corrections(page)
      .first()
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd)),
  ).toBe('令和6年');
  await expect(answer.locator('ins').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await saved(page);

  // Every change gets its reason by a key, and the next one without is a key away.
  const reasons = answer.getByRole('combobox', { name: /^Reason for change/ });
  await page.keyboard.press('Alt+r');
  await expect(reasons.first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(reasons.first()).toHaveValue('grammar');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NOTE);
  const note = answer.getByRole('textbox', { name: /^Words on change 1/ });
  const [whole, shown] = await note.evaluate((field) => [field.scrollHeight, field.clientHeight]);
  expect(whole).toBeLessThanOrEqual(shown);
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.reload();
  await expect(reasons.first()).toHaveValue('grammar');
  await expect(note).toHaveValue(NOTE);

  // A comment out of the bank, put in at the cursor.
  await answer.focus();
  await page.keyboard.press('Alt+c');
  const comment = answer.getByRole('textbox', { name: 'Comment for the student' });
  await expect(comment).toBeFocused();
  await comment.fill('[]');
  await comment.press('ArrowLeft');
  await answer.getByRole('button', { name: 'Saved comments' }).click();
  const bank = page.getByRole('dialog', { name: 'Saved comments' });
  await expectNoViolations(page);
  const first = bank.getByRole('list').getByRole('button').first();
  const text = await first.locator('[lang]').innerText();
  await first.click();
  await expect(comment).toHaveValue(`[${text}]`);
  await answer.getByRole('button', { name: 'Add comment' }).click();
  await expect(answer.getByRole('listitem').filter({ hasText: text })).toBeVisible();

  // What is read stays where it is while the side opens and the texts get narrower.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await corrections(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  const heading = page.getByRole('article').nth(1).getByRole('heading', { level: 3 });
  const topOf = async () => (await heading.boundingBox())!.y;
  await expect(heading).toBeInViewport();
  const widthOf = async () => (await page.getByRole('article').nth(1).boundingBox())!.width;
  const [top, width] = [await topOf(), await widthOf()];
  await page.keyboard.press('Alt+v');
  await expect.poll(widthOf).not.toBe(width);
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2);
  await page.keyboard.press('Alt+p');
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2);

  await corrections(page).first().focus();
  await page.keyboard.press('Alt+v');
  await expect(page.getByRole('tab', { name: 'Versions' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').locator('ins').first()).toBeVisible();
  await page.keyboard.press('Alt+p');
  await expect(page.getByTitle('Resume as PDF')).toBeVisible();
  await page.getByRole('tab', { name: 'PDF' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  await page.context().close();
});

test('two at one answer see each other, and of two who saved it neither loses a word', async ({
  browser,
}) => {
  const mentor = await deskOf(browser, MENTOR);
  const address = await openFromQueue(mentor, 'resume_submitted');
  await press(mentor, 'Start correction');
  await confirm(mentor, 'Start correction');
  const manager = await deskOf(browser, 'manager@example.com');
  await manager.goto(address);
  await corrections(manager).first().focus();
  await expect(manager.getByText('Akari Hamuro has this open too')).toBeVisible();
  await corrections(mentor).nth(1).focus();
  await corrections(mentor).first().focus();
  await expect(mentor.getByText(/Sakuya Fukamachi is writing here/)).toBeVisible();

  // What the other saves is here without a reload, also while one is writing in another answer.
  await corrections(manager).nth(1).fill('マネージャーの文です。');
  await corrections(mentor).first().fill('メンターの文です。');
  await expect(corrections(manager).first()).toHaveValue('メンターの文です。');
  await expect(corrections(mentor).nth(1)).toHaveValue('マネージャーの文です。');
  await saved(manager);
  await saved(mentor);

  // The same answer, written by the one while the other saves it: a line says so, and what is typed stays.
  await mentor.context().setOffline(true);
  await corrections(mentor).first().fill('メンターがまた書きました。');
  await corrections(manager).first().fill('マネージャーも書きました。');
  await saved(manager);
  await mentor.context().setOffline(false);
  await expect(mentor.getByText('Somebody else has changed a text that you are writing.')).toBeVisible();
  await corrections(mentor).first().press('End');
  await corrections(mentor).first().pressSequentially('まだ。');
  await expect(corrections(mentor).first()).toHaveValue('メンターがまた書きました。まだ。');
  await mentor.reload();
  await mentor.getByRole('button', { name: 'See the difference' }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Somebody else changed the same text' });
  await expect(dialog.getByText('マネージャーも書きました。', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep the chosen ones' })).toBeDisabled();
  await expectNoViolations(mentor);
  await dialog.getByRole('button', { name: 'Take both' }).click();
  await dialog.getByRole('button', { name: 'Keep the chosen ones' }).click();
  await saved(mentor);
  await expect(corrections(manager).first()).toHaveValue(
    'マネージャーも書きました。\nメンターがまた書きました。まだ。',
  );
  await manager.context().close();
  await mentor.context().close();
});

test('a session that ends while typing loses nothing and says what to do', async ({ browser }) => {
  const page = await deskOf(browser, MENTOR);
  const address = await openFromQueue(page, 'in_correction');
  await page.route('**/jtj/commands/hf_member__*', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: 'unauthenticated', message: 'x', fields: {}, details: {}, request_id: '' } },
    }),
  );
  await corrections(page).nth(1).fill('セッションが切れても残る文です。');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByText('Not saved: your session has ended. Kept on this device.')).toBeAttached();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(address);
  await expect(page.getByText('What you had not saved last time is back.')).toBeVisible();
  await expect(corrections(page).nth(1)).toHaveValue('セッションが切れても残る文です。');
  await saved(page);
  await page.context().close();
});

test('whoever lost an application while writing is told, and keeps the words', async ({ browser }) => {
  const page = await deskOf(browser, MENTOR);
  await openFromQueue(page, 'in_correction');
  await page.route('**/jtj/commands/hf_member__*', (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'not_found', message: 'x', fields: {}, details: {}, request_id: '' } },
    }),
  );
  await corrections(page).nth(1).fill('引き継がれた後の文です。');
  await expect(page.getByText(/This application is not yours any more/).first()).toBeVisible();
  await expect(corrections(page).nth(1)).toHaveValue('引き継がれた後の文です。');
  await page.context().close();
});
