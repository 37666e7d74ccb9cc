import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { logIn } from './support/log-in.ts';

const student = (page: Page) => logIn(page, 'student@example.com', DEMO_PASSWORD);

test.describe('the question to us', () => {
  test('cannot be sent empty, keeps what is written when closed, and says why it was not sent', async ({
    page,
  }) => {
    await student(page);
    const open = page.getByRole('button', { name: 'Ask us' });
    const dialog = page.getByRole('dialog', { name: 'Ask us' });
    await open.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await dialog.getByLabel('Your message').fill('  ');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await dialog.getByLabel('Your message').fill('May I apply with N3?');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await open.press('Enter');
    await expect(dialog.getByLabel('Your message')).toHaveValue('May I apply with N3?');
    await page.route('**/user__send_inquiry*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toContainText('could not reach the server');
    await page.unroute('**/user__send_inquiry*');
    const sent = page.waitForRequest('**/user__send_inquiry*');
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toEqual({
      message: 'May I apply with N3?',
      referer: '/recruitments',
    });
    await expect(dialog).toHaveCount(0);
    await open.press('Enter');
    await expect(dialog.getByLabel('Your message')).toHaveValue('');
  });

  test('has its button on every page of who is logged in, but not on a job’s', async ({ page }) => {
    const open = page.getByRole('button', { name: 'Ask us' });
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(open).toHaveCount(0);
    await student(page);
    for (const path of ['/courses', '/recruitments/1/apply', '/profile']) {
      await page.goto(path);
      await expect(open).toBeVisible();
    }
    await page.goto('/recruitments/1');
    await expect(page.getByRole('link', { name: /^Apply|application/ }).first()).toBeVisible();
    await expect(open).toHaveCount(0);
  });

  test('its button stays off what is pressed and filled in on a phone, and within reach', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await student(page);
    const open = page.getByRole('button', { name: 'Ask us' });
    const covered = () =>
      open.evaluate((button) => {
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button, input, label, textarea, [role=combobox])')]
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
          })
          .map((control) => control.outerHTML.slice(0, 120));
      });
    const left = () => open.evaluate((button) => Math.round(button.getBoundingClientRect().left));
    for (const path of ['/recruitments', '/events/1/apply', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(open).toBeVisible();
      for (const by of [0, 500, 500, -260, -130]) {
        await page.mouse.wheel(0, by);
        await expect.poll(covered).toEqual([]);
      }
    }
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expect.poll(left).toBeGreaterThanOrEqual(344);
    // Reached by the keyboard it comes back, wherever the page stands.
    await open.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(open).toBeFocused();
    await expect.poll(left).toBe(300);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Ask us' })).toBeVisible();
  });

  test('its button stays above a bar at the lower edge', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await student(page);
    await page.goto('/applications');
    await page.getByRole('link', { name: 'Write', exact: true }).first().click();
    await expect(page).toHaveURL(/\/resume\/edit/);
    const next = page.locator('a[href$="/resume/confirm"]').last();
    await expect(async () => {
      await next.click({ trial: true, timeout: 2000 });
      const button = await page.getByRole('button', { name: 'Ask us' }).boundingBox({ timeout: 2000 });
      const bar = await next.boundingBox({ timeout: 2000 });
      expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
    }).toPass({ timeout: 60_000 });
  });
});
