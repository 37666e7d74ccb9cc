import { expect, test, type Page } from '@playwright/test';
import { cvDocx } from '../support/cv-files.ts';
import { CVS } from '../support/cvs.ts';
import { initializeProfile, signUp } from './support/profile.ts';
import { createAccount } from './support/student.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const cv = CVS.find(({ name }) => name.includes('western years'))!;
const file = { name: 'rirekisho.docx', mimeType: DOCX, buffer: cvDocx(cv.blocks) };
const LATER = ['NGUYEN VAN AN', '電話: 080-1111-2222', '資格', '2025年6月 日商簿記検定3級 合格'];

test.use({ viewport: { width: 360, height: 780 }, locale: 'en-US' });

const card = (page: Page, name: string) => page.getByRole('region', { name });
async function accept(page: Page, name: string, isFirst = false) {
  const region = isFirst ? card(page, name).first() : card(page, name);
  await region.getByRole('button', { name: 'Accept' }).click();
}

test('a CV is read on a phone: three things are accepted, one is left, and the profile has them', async ({
  page,
  context,
}) => {
  await page.goto('/sign_up');
  await createAccount(page, 'cv-import.e2e@example.com');
  await signUp(page);
  await page.goto('/initialize_profile');
  await initializeProfile(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Read my CV' }).click();
  await expect(page.getByRole('heading', { name: 'Read my CV', level: 1 })).toBeVisible();

  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'photo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no PDF'),
  });
  await expect(page.getByRole('alert')).toHaveText('Please choose a PDF or Word (DOCX) file.');

  await context.setOffline(true);
  await chooser.setInputFiles(file);
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /items to review/ })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);

  const cards = page.locator('section[aria-label]');
  const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);

  await accept(page, 'Phone number');
  await expect(card(page, 'Phone number: 080-3456-7890')).toContainText('Saved in your profile');

  // What was found outlasts a lost connection and a reload.
  await context.setOffline(true);
  await accept(page, 'Name in katakana');
  await expect(card(page, 'Name in katakana').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await accept(page, 'Name in katakana');
  await expect(card(page, 'Name in katakana: グエン')).toContainText('Saved in your profile');
  await accept(page, 'Job or internship', true);
  await expect(card(page, 'Job or internship: 青空コンビニ新宿店')).toContainText('Saved in your profile');
  await card(page, 'Address').getByRole('button', { name: 'Leave as it is' }).click();
  await expect(card(page, 'Address: Nothing yet')).toContainText('Left as it is');
  await card(page, 'Job or internship: 株式会社みどり商事')
    .getByRole('button', { name: 'Leave as it is' })
    .click();
  const notAdded = card(page, 'Job or internship: 株式会社みどり商事');
  await expect(notAdded).toContainText('Not added');
  await expect(notAdded.locator('s')).toContainText('株式会社みどり商事');
  const licence = card(page, 'Driver’s licence');
  await expect(licence).toContainText('普通自動車第一種運転免許');
  await expect(licence).toHaveCount(1);
  await accept(page, 'Driver’s licence');
  await expect(licence).toContainText('Saved in your profile');
  await accept(page, 'Certificate or licence: 日商簿記検定3級');
  await expect(card(page, 'Certificate or licence: 日商簿記検定3級')).toContainText('Saved in your profile');

  // A later CV has another phone number and the same certificate from another month.
  await chooser.setInputFiles({ ...file, buffer: cvDocx(LATER) });
  const phone = card(page, 'Phone number');
  await expect(phone).toContainText('080-1111-2222');
  await phone.getByRole('button', { name: 'Leave as it is' }).click();
  await expect(phone).toContainText('Left as it is');
  await expect(phone).toContainText('080-3456-7890');
  await expect(phone).not.toContainText('080-1111-2222');
  await phone.getByRole('button', { name: 'Decide again' }).click();
  await expect(phone).toContainText('080-1111-2222');
  await phone.getByRole('button', { name: 'Leave as it is' }).click();
  const certificate = card(page, 'Certificate or licence');
  await expect(certificate).toContainText('Accepting replaces what your profile has now.');
  await expect(certificate).toContainText('November 2024');
  await expect(certificate).toContainText('June 2025');
  await accept(page, 'Certificate or licence');
  await expect(certificate).toContainText('Saved in your profile');

  await page.goto('/profile?step=basic');
  await expect(page.getByLabel('Phone number')).toHaveValue('080-3456-7890');
  await expect(page.getByLabel('Family name in katakana')).toHaveValue('グエン');
  await page.goto('/profile?step=experience');
  await expect(page.getByLabel('Company or shop')).toHaveValue('青空コンビニ新宿店');
  await page.goto('/profile?step=resume');
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('');
});
