import { expect, type Page } from '@playwright/test';
import { choose, photoFile } from './student.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

/** The year and month fields of a row, by the legend they stand under. */
async function month(page: Page, legend: string, year: string, monthNumber: string): Promise<void> {
  const group = page.getByRole('group', { name: legend }).first();
  await group.getByLabel('Year').selectOption(year);
  await group.getByLabel('Month').selectOption(monthNumber);
}

/** Fills in the sign-up form after creating an account and submits it. */
export async function sendSignUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Linh');
  await page.getByLabel('Family name').fill('Trần');
  await page.getByRole('checkbox', { name: /terms of service/ }).check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).last().click();
}

/** Completes the sign-up form after creating an account. */
export async function signUp(page: Page): Promise<void> {
  await sendSignUp(page);
  await expect(page.getByText('Welcome to Tabidachi!')).toBeVisible();
}

/** The heading of one of the first questions. */
export const question = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The four first questions, and from there the school that a resume needs. */
export async function initializeProfile(page: Page): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Next' }).click();
  await choose(page, /Home country/, 'Vietnam', 'Viet');
  await page.getByRole('radio', { name: 'In Japan' }).check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await goOn();
  await page.getByRole('radio', { name: /N2/ }).check();
  await goOn();
  await choose(page, /Field of study/, /Econom/, 'Econom');
  await month(page, 'Graduation (year and month)', '2027', '3');
  await goOn();
  await choose(page, /Job types that interest you/, /./);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('button', { name: 'Show me jobs that fit' }).click();
  await expect(page).not.toHaveURL(/initialize_profile/);
  // The next page takes the focus: a key pressed earlier would go to it instead.
  await expect(page.getByRole('main')).toBeFocused();
}

/** What a resume needs of the person and the school: date of birth, phone, prefecture, a university and a language. */
export async function tellSchool(page: Page): Promise<void> {
  await page.goto('/profile?step=basic');
  await page.getByLabel('Date of birth').fill('2003-05-06');
  await page.getByLabel('Phone number').fill('080-1234-5678');
  await choose(page, /Prefecture/, 'Tokyo', 'Tok');
  await next(page);
  await page.getByRole('button', { name: 'Add a university' }).click();
  await choose(page, /^University/, /さくら国際大学/, 'さくら国際大学');
  await choose(page, /Country of the university/, 'Japan', 'Japan');
  await page.getByLabel('Faculty and department').fill('経済学部　国際経済学科');
  await month(page, 'From', '2023', '4');
  await month(page, 'Until (graduation)', '2027', '3');
  await next(page);
  await page.getByRole('button', { name: 'Add a language' }).click();
  await choose(page, /^Language/, 'Japanese', 'Japanese');
  await next(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Job preferences' })).toBeVisible();
}

/** All that a resume needs beside the first questions. */
export async function completeProfile(page: Page, folder: string): Promise<void> {
  await tellSchool(page);
  await page.goto('/profile?step=basic');
  await page.getByLabel('First name in katakana').fill('rin');
  await page.getByLabel('Family name in katakana').fill('chan');
  await page.getByRole('radio', { name: 'I prefer not to say' }).check();
  await page.getByRole('combobox', { name: 'Residence status', exact: true }).selectOption({ index: 1 });
  await next(page);
  // Wait for the next part: leaving earlier would abort the save.
  await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeVisible();
  await page.goto('/profile?step=resume');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  await (await chooser).setFiles(await photoFile(folder));
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  await page.getByLabel('Postal code').fill('169-0075');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('東京都新宿区高田馬場1丁目2番3号');
  await page.getByRole('button', { name: /^Save/ }).last().click();
  await expect(page.getByText('Your profile has everything a resume needs.')).toBeVisible();
}
