import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { fillDate } from './support/dates.ts';
import { signInToConsole } from './support/staff.ts';

/** The last day allowed is a year ahead; this is a month ahead of the browser's clock. */
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('a manager makes a key, sees its secret once, and revokes it', async ({ page, request }) => {
  await signInToConsole(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto('/staff/api_keys/create');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: false }).first().fill('Recruiting system');
  await fillDate(main, /Valid until/, inAMonth());
  await main.getByLabel('Read jobs and companies').check();
  await main.getByRole('button', { name: 'Create', exact: true }).click();
  await main.getByRole('button', { name: 'Make the secret' }).click();
  const secret = await page.getByRole('dialog').locator('code').textContent();
  expect(secret).toMatch(/^tbd_/);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get('/staff/api/recruitments', { headers })).status()).toBe(200);
  expect((await request.get('/staff/api/applications', { headers })).status()).toBe(403);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(main.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByText(secret!)).toHaveCount(0);
  await main.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(main.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await request.get('/staff/api/recruitments', { headers })).status()).toBe(401);
});

test('a manager adds a webhook, tests it and reads its log', async ({ page }) => {
  const sink = http.createServer((_request, response) => response.writeHead(202).end('taken'));
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  try {
    await signInToConsole(page, 'manager@example.com', DEMO_PASSWORD);
    await page.goto('/staff/webhook_endpoints/create');
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: false }).first().fill('Recruiting system');
    await main.getByLabel('Address').fill(`http://127.0.0.1:${(sink.address() as AddressInfo).port}/hook`);
    await main.getByLabel('Applied', { exact: true }).check();
    await main.getByRole('button', { name: 'Create', exact: true }).click();
    await main.getByRole('button', { name: 'Make the secret' }).click();
    await expect(page.getByRole('dialog').locator('code')).toHaveText(/^whsec_/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: 'Send a test' }).click();
    await expect(async () => {
      await main.getByRole('button', { name: 'Show the newest' }).click();
      await expect(main.getByText('Status 202')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(main.getByText('taken', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send again' })).toBeVisible();
  } finally {
    sink.closeAllConnections();
    sink.close();
  }
});
