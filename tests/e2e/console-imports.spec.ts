import fs from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

const HEAD = 'Number,Official name (Japanese),Contract number,Founded (fiscal year),Channel';

async function choose(page: Page, button: string, lines: readonly string[], head = HEAD): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (
    await chosen
  ).setFiles({
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines].join('\r\n')),
  });
}

test('a manager checks a file, mends what is wrong, imports it and keeps the report', async ({ page }) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/companies');
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Companies' })).toHaveAttribute('aria-pressed', 'true');

  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template (CSV)' }).click();
  const head = await fs.readFile(await (await template).path(), 'utf8');
  expect(head).toContain('Number,Official name (Japanese),Official name (English),Contract number');

  // What is wrong with the file as a whole is told in words.
  await choose(page, 'Choose a file and check it', [], 'Number,Colour');
  await expect(page.getByRole('alert').filter({ hasText: '“Colour”' })).toBeVisible();

  const name = `株式会社とりこみ${Date.now()}`;
  await choose(page, 'Choose a file and check it', [
    `,${name}一,C-1,long ago,`,
    `,${name}二,C-2,1999,nowhere`,
    `,${name}三,C-3,1999,`,
  ]);
  const result = page.getByRole('heading', { name: 'Result of the check: companies.csv' });
  await expect(result).toBeFocused();
  const problems = page.getByRole('table', { name: 'Problems (2)' });
  await expect(problems.getByRole('row')).toHaveText([
    /Row/,
    /^2Founded \(fiscal year\)This is not a number\./,
    /^3ChannelThere is no “nowhere”\. Please choose one of: /,
  ]);
  await expect(page.getByRole('alert').filter({ hasText: '2 rows have problems' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await expectNoViolations(page);

  await choose(page, 'Choose the corrected file', [
    `,${name}一,C-1,1980,`,
    `,${name}二,C-2,1999,`,
    `,${name}三,C-3,1999,`,
  ]);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '3 rows were imported.' })).toBeVisible();
  await expectNoViolations(page);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the report' }).click();
  const written = await fs.readFile(await (await report).path(), 'utf8');
  expect(written).toContain(`${name}二,Contract number,,C-2`);

  await page.getByRole('link', { name: `${name}二` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}二` })).toBeVisible({ timeout: 40_000 });
});
