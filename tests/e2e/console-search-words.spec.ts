import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { looksRight } from './support/looks-right.ts';
import { watchProblems } from './support/problems.ts';
import { beStaff } from './support/staff.ts';

const found = (page: Page) => page.getByRole('region', { name: 'Searches that found nothing' });
const row = (page: Page, keyword: string) => found(page).getByRole('listitem').filter({ hasText: keyword });

test('a manager teaches the search a word that was searched in vain, and it is understood', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/search_aliases');
  await expect(page.getByRole('table', { name: 'Search words' })).toContainText(
    'Job category: Human resources',
  );
  const search = row(page, 'vfx artist');
  await expect(search).toContainText('4 times');
  await expect(search).toContainText('vfx → not known');
  await looksRight(page, 'search words');

  await search.getByRole('link', { name: 'Add “vfx artist” as search words' }).click();
  await expect(page.getByRole('button', { name: 'vfx artist' })).toBeVisible();
  const names = page.getByRole('combobox', { name: 'Names' });
  await names.fill('ＶＦＸ　Artist');
  await names.press('Enter');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('“vfx artist” and “ＶＦＸ　Artist” are read as the same.')).toBeVisible();
  await names.press('Backspace');
  await names.fill('特殊効果');
  const facts = page.getByRole('combobox', { name: 'Facts of the job' });
  await facts.fill('video');
  await page.getByRole('option', { name: 'Video and 3D production' }).click();
  await facts.press('Escape');
  await looksRight(page, 'a new search word');
  await page.getByRole('button', { name: 'Create', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'vfx artist' })).toBeVisible();
  await expect(page.getByText('特殊効果')).toBeVisible();
  const now = page.getByRole('status').filter({ hasText: 'vfx artist' });
  await expect(now).toContainText('Job category: Video and 3D production');
  await page.getByRole('textbox', { name: 'Try a search' }).fill('特殊効果 gibtesnicht');
  await expect(page.getByRole('status').filter({ hasText: 'without “gibtesnicht”' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Search words' }).click();
  await expect(row(page, 'vfx artist')).toContainText('Understood');
  await expect(row(page, 'vfx artist').getByRole('link')).toHaveCount(0);
  await found(page).getByRole('button', { name: 'Show more' }).click();
  await expect(row(page, '宇宙飛行士')).toBeVisible();
  await expect(page.getByText('灯台守')).toHaveCount(0);
  // The browser's own note of the refusal.
  expect(problems).toEqual([expect.stringContaining('422')]);
});

test('a mentor reads on a phone what a manager may write', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beStaff(page, 'mentor@example.com', DEMO_PASSWORD);
  await page.goto('/staff/search_aliases');
  await expect(row(page, '獣医')).toBeVisible();
  await expect(page.getByRole('link', { name: /as search words|New search words/ })).toHaveCount(0);
  await looksRight(page, 'search words on a phone');
  await page.getByRole('link', { name: /^電験三種/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '電験三種' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByText('Job category: Plant maintenance').first()).toBeVisible();
  await looksRight(page, 'a search word on a phone');
});
