import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { initializeProfile, signUp, tellSchool } from './support/profile.ts';
import { createAccount, photoFile } from './support/student.ts';

const STUDENT = 'profile.e2e@example.com';

/** The whole profile by keyboard, and protection of unsaved input. Each step builds on the last. */
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  page = await context.newPage();
  await page.goto('/sign_up');
  await createAccount(page, STUDENT);
  await signUp(page);
  await page.goto('/initialize_profile');
  await initializeProfile(page);
  await tellSchool(page);
});
test.afterAll(async () => {
  await context.close();
});

/** Presses Tab until the field has the focus. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not reach ${String(target)}`);
}

async function type(name: string | RegExp, text: string): Promise<void> {
  await reach(page.getByRole('textbox', { name }).last());
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Types into an autocomplete and takes the first option. */
async function pick(name: string | RegExp, text: string): Promise<void> {
  await reach(page.getByRole('combobox', { name }).last());
  await page.keyboard.type(text);
  await expect(page.locator('[role=listbox]').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Chooses an option of a native select by typing its text. */
async function select(target: Locator, text: string): Promise<void> {
  await reach(target);
  await page.keyboard.type(text);
}
const choose = (name: string | RegExp, text: string) =>
  select(page.getByRole('combobox', { name }).last(), text);

async function month(legend: string, year: string, name: string, which = -1): Promise<void> {
  const group = page.getByRole('group', { name: legend }).nth(which);
  await select(group.getByLabel('Year'), year);
  await select(group.getByLabel('Month'), name);
}

async function press(name: string | RegExp): Promise<void> {
  await reach(page.getByRole('button', { name }).last());
  await page.keyboard.press('Enter');
}

async function tick(role: 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
  const box = page.getByRole(role, { name }).last();
  if (role === 'radio') {
    // A radio group is one tab stop; arrow keys choose within it.
    const group = page.getByRole('radiogroup').filter({ has: box });
    await reach(group.getByRole('radio', { checked: true }).or(group.getByRole('radio').first()).first());
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 10 && !(await box.isChecked()); presses += 1)
      await page.keyboard.press('ArrowRight');
  } else {
    await reach(box);
    await page.keyboard.press('Space');
  }
  await expect(box).toBeChecked();
}

const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
async function saveAndGoOn(next: string): Promise<void> {
  await press('Save and continue');
  await expect(heading(next)).toBeVisible();
}

test('about you: the reading of the name as it sounds', async () => {
  await page.goto('/profile?step=basic');
  await expect(page.getByText('Before you can submit a resume')).toBeVisible();
  await type('First name in katakana', 'smith');
  await page.keyboard.press('Tab');
  await press('Save and continue');
  await expect(page.getByText(/We do not know how this is read/)).toBeVisible();
  await type('First name in katakana', 'linh');
  await expect(page.getByText('Becomes リン')).toBeVisible();
  await type('Family name in katakana', 'ちゃん');
  await tick('radio', 'I prefer not to say');
  await tick('checkbox', /career advice by phone/);
  await expect(page.getByRole('textbox', { name: 'First name in katakana' })).toHaveValue('リン');
  await choose('Residence status', 'Student');
  await saveAndGoOn('Education');
});

test('education: the high school by its own button, months of 20 years back to 10 ahead', async () => {
  await press('Add my high school');
  await expect(page.getByRole('combobox', { name: 'Kind of school' })).toHaveValue('2');
  await type('Name of the school', 'Trường THPT Sao Mai');
  await month('From', '2018', 'September');
  const years = await page
    .getByRole('group', { name: 'From' })
    .last()
    .getByLabel('Year')
    .locator('option')
    .all();
  expect(years).toHaveLength(1 + 31);
  await select(page.getByRole('group', { name: 'Until (graduation)' }).last().getByLabel('Year'), '2021');
  await pick('Majors', 'Econ');
  await type(/main studies/, '日本とベトナムの物流費を比べました。');
  // Half a date is no date: it is asked for, not dropped.
  await press('Save and continue');
  await expect(page.getByText('Please check the marked fields.')).toBeVisible();
  await page
    .getByRole('heading', { level: 1 })
    .focus()
    .catch(() => undefined);
  await page.goto('/profile?step=education');
  await expect(page.getByText('We put back what you had typed but not saved.')).toBeVisible();
  await select(page.getByRole('group', { name: 'Until (graduation)' }).last().getByLabel('Month'), 'May');
  await saveAndGoOn('Languages');
});

test('languages: levels and examinations', async () => {
  await choose('Speaking', 'Can');
  await press('Add an examination');
  await choose('Examination', 'TOEIC');
  await type('Result', '860');
  await month('Taken in', '2025', 'June');
  await saveAndGoOn('Job preferences');
});

test('wishes: industries, prefectures, the later country, the survey', async () => {
  await pick(/Industries/, 'Info');
  await pick('Country to work in later', 'Viet');
  await pick('Prefectures you would like', 'Osa');
  await tick('checkbox', /many countries/);
  const survey = page.getByRole('region', { name: 'A few quick questions' }).getByRole('combobox').first();
  await reach(survey);
  await page.keyboard.press('ArrowDown');
  await saveAndGoOn('Experience and skills');
});

test('experience: a job, a skill, a certificate, the licence', async () => {
  await press('Add a job');
  await type('Company or shop', '株式会社ひなた珈琲');
  await pick('Job type', 'Sal');
  await month('From', '2024', 'June');
  await type('What you did', '接客と新人教育。');
  await pick('Why you left', 'Still');
  await tick('checkbox', 'Print this description in my resume');
  await press('Add a skill');
  await pick(/^Skill/, 'Excel');
  await reach(page.getByRole('combobox', { name: 'Level' }).last());
  await page.keyboard.press('ArrowDown');
  await type('What you made or did with it', '売上の集計表');
  await press('Add a certificate');
  await type('Name', '日商簿記検定試験3級');
  await month('Received in', '2025', 'November');
  await tick('radio', 'No');
  await type('Anything else you are good at', '料理');
  await saveAndGoOn('Photo and address');
});

test('photo and address: the postal code fills in the address, once', async ({
  browserName: _browser,
}, info) => {
  const chooser = page.waitForEvent('filechooser');
  await press('Choose a photo');
  await (await chooser).setFiles(await photoFile(info.outputPath()));
  const use = page.getByRole('button', { name: 'Use this photo' });
  await expect(use).toBeEnabled();
  await press('Use this photo');
  await expect(page.getByText('Your photo is saved.')).toBeVisible();

  await type('Postal code', '４５０ー０００２');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await expect(address).toHaveValue('愛知県名古屋市中村区名駅');
  await expect(page.getByText(/Please add the street number/)).toBeVisible();
  await reach(address);
  await page.keyboard.press('End');
  await page.keyboard.insertText('1丁目2番3号');
  await expect(page.getByLabel('Address in kana')).toHaveValue('アイチケンナゴヤシナカムラクメイエキ');

  // Another postal code does not overwrite the address; it only offers one.
  await type('Postal code', '169-0075');
  await expect(page.getByText('The postal code belongs to 東京都新宿区高田馬場.')).toBeVisible();
  await expect(address).toHaveValue('愛知県名古屋市中村区名駅1丁目2番3号');
  await type('Postal code', '000-0000');
  await expect(page.getByText('We could not find this postal code.')).toBeVisible();
  await type('Postal code', '450-0002');
  // The prefecture was said to be another one: only the button changes it, and not the written address.
  await press('Use this address');
  await expect(page.getByRole('combobox', { name: 'Prefecture' })).toHaveValue('Aichi');
  await expect(address).toHaveValue('愛知県名古屋市中村区名駅1丁目2番3号');
  await type(/Dependants/, '０');
  await press('Save');
  await expect(page.getByText('Your profile has everything a resume needs.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveValue('450-0002');
  await expect(page.getByRole('combobox', { name: 'Prefecture' })).toHaveValue('Aichi');
});

test('leaving a step saves it; what cannot be saved stays on the device and says so', async () => {
  await page.goto('/profile?step=experience');
  const text = page.getByRole('textbox', { name: 'Anything else you are good at' });
  await text.fill('料理と写真');
  await page.getByRole('link', { name: 'Languages' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Experience and skills' }).click();
  await expect(text).toHaveValue('料理と写真');
  await expect(page.getByText('We put back')).toBeHidden();

  await context.setOffline(true);
  await text.fill('料理と写真と将棋');
  await page.getByRole('link', { name: 'Languages' }).click();
  await expect(page.getByText(/“Experience and skills” could not be saved/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Not saved yet' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('link', { name: /Experience and skills/ }).click();
  await expect(text).toHaveValue('料理と写真と将棋');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading('Photo and address')).toBeVisible();
});

test('two tabs: different fields both stay, the same field asks which one', async () => {
  const other = await context.newPage();
  await other.goto('/profile?step=basic');
  await expect(other.getByLabel('Phone number')).toHaveValue('080-1234-5678');
  await page.goto('/profile?step=basic');
  await page.getByLabel('Phone number').fill('080-1111-1111');
  await expect(other.getByLabel('Phone number')).toHaveValue('080-1234-5678');
  await other.getByLabel('Date of birth').fill('2002-02-02');
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Education' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading('Education')).toBeVisible();
  await page.goto('/profile?step=basic');
  await expect(page.getByLabel('Phone number')).toHaveValue('080-1111-1111');
  await expect(page.getByLabel('Date of birth')).toHaveValue('2002-02-02');

  await other.goto('/profile?step=basic');
  await expect(other.getByLabel('Phone number')).toHaveValue('080-1111-1111');
  await page.getByLabel('Phone number').fill('080-2222-2222');
  await other.getByLabel('Phone number').fill('080-3333-3333');
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Education' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText(/in another tab or on another device: Phone number/)).toBeVisible();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue('080-3333-3333');
  await other.close();
});
