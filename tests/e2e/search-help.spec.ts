import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn, signInAnew } from './support/log-in.ts';
import { looksRight } from './support/looks-right.ts';

/** Help while a keyword is typed, and where nothing is found. */

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Keyword' });
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');
const optionOf = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox').getByRole('option', { name });

const beStudent = (page: Page) => beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);

async function openSearch(page: Page): Promise<void> {
  await page.goto('/recruitments');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(page.getByText(/^\d+ jobs$/)).toBeVisible();
}

test('suggestions set filters, by keyboard and whatever language is typed', async ({ page }) => {
  await beStudent(page);
  await openSearch(page);
  const field = fieldOf(page);
  await field.pressSequentially('とうky');
  await expect(optionOf(page, /^Tokyo/)).toBeVisible();
  await expect(page.getByText('Place of work', { exact: true }).last()).toBeVisible();
  await looksRight(page, 'suggestions');

  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('とうky');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?company_offices_prefecture_id_eq_any=13$/);
  await expect(field).toHaveValue('');

  await field.pressSequentially('hỗ trợ vi');
  await expect(optionsOf(page).first()).toHaveText(/^Visa support/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(
    /full_text_search_query=Visa\+support&company_offices_prefecture_id_eq_any=13$/,
  );
});

test('each part of a keyword is taken off by itself', async ({ page }) => {
  await beStudent(page);
  await page.goto(
    `/recruitments?full_text_search_query=${encodeURIComponent('hotel english no night shift')}`,
  );
  const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem');
  await expect(chips).toHaveText(['“hotel”', '“english”', '“no night shift”']);
  await chips.filter({ hasText: 'english' }).getByRole('button').click();
  await expect(page).toHaveURL(/\?full_text_search_query=hotel\+no\+night\+shift$/);
  await expect(chips).toHaveText(['“hotel”', '“no night shift”']);
  await expect(fieldOf(page)).toHaveValue('hotel no night shift');
});

test('Enter with nothing chosen searches for what is typed, and is kept on this device until log-out', async ({
  page,
}) => {
  // A session of its own, since logging out ends it.
  await signInAnew(page, 'student@example.com', DEMO_PASSWORD);
  await openSearch(page);
  await fieldOf(page).pressSequentially('sales');
  await expect(optionOf(page, /^Corporate sales/)).toBeVisible();
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\?full_text_search_query=sales$/);

  await openSearch(page);
  await fieldOf(page).fill('interpreter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\?full_text_search_query=interpreter$/);

  await openSearch(page);
  await fieldOf(page).focus();
  await expect(optionsOf(page)).toHaveText(['interpreter', 'sales', 'Clear recent searches']);
  await looksRight(page, 'last searches');
  await fieldOf(page).press('ArrowDown');
  await fieldOf(page).press('ArrowDown');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\?full_text_search_query=sales$/);

  await openSearch(page);
  await fieldOf(page).pressSequentially('interp');
  await expect(optionsOf(page).first()).toHaveText('interpreter');
  await fieldOf(page).fill('');
  await optionOf(page, 'Clear recent searches').click();
  await expect(optionsOf(page)).toHaveCount(0);
  const kept = () => page.evaluate(() => localStorage.getItem('tabidachi.last_searches'));
  expect(await kept()).toBeNull();

  await fieldOf(page).fill('sales');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\?full_text_search_query=sales$/);
  expect(await kept()).toBe('["sales"]');
  await page.goto('/log_out');
  await expect(page).toHaveURL('/');
  expect(await kept()).toBeNull();
});

test('composing Japanese is never interrupted', async ({ page }) => {
  await beStudent(page);
  await openSearch(page);
  await fieldOf(page).focus();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'おおs', selectionStart: 3, selectionEnd: 3 });
  await expect(optionOf(page, /^Osaka/)).toBeVisible();
  for (const key of ['ArrowDown', 'Enter'])
    await browser.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
  await expect(page).toHaveURL('/recruitments');
  await expect(fieldOf(page)).toHaveValue('おおs');
  await browser.send('Input.insertText', { text: '大阪' });
  await expect(fieldOf(page)).toHaveValue('大阪');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/\?full_text_search_query=%E5%A4%A7%E9%98%AA$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test.beforeEach(({ page }) => beStudent(page));

  test('the list stands below the field, within what is seen', async ({ page }) => {
    await openSearch(page);
    await fieldOf(page).pressSequentially('e');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    await looksRight(page, 'suggestions on a phone');
    const boxes = await optionsOf(page).evaluateAll((options) => options.map((one) => one.clientHeight));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    const [box, input] = [(await list.boundingBox())!, (await fieldOf(page).boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(input.y + input.height);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  });

  test('a search without hits names the word and the filter to let go, with what each finds', async ({
    page,
  }) => {
    await page.goto(
      '/recruitments?full_text_search_query=qwertzuiop&company_offices_prefecture_id_eq_any=13',
    );
    await expect(page.getByRole('heading', { name: 'No job matches' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Drop “qwertzuiop” \(\d+ jobs\)$/ })).toBeVisible();
    await looksRight(page, 'no hits');
    await page.goto('/recruitments?full_text_search_query=weldign&is_as_typed=true');
    await page.getByRole('link', { name: /^welding \(\d+ jobs\)$/ }).click();
    await expect(page).toHaveURL('/recruitments?full_text_search_query=welding');
    await expect(page.getByText(/^\d+ jobs$/)).toBeVisible();

    await page.goto('/recruitments?full_text_search_query=welding+nurse&sort=newest');
    await page.getByRole('link', { name: /^Drop “nurse” \(\d+ jobs?\)$/ }).click();
    await expect(page).toHaveURL('/recruitments?full_text_search_query=welding&sort=newest');
  });
});
