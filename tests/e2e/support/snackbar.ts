import { expect, type Page } from '@playwright/test';

export const snackbarOf = (page: Page) => page.locator('.MuiSnackbar-root');

/** Freezes the page's clock, so that timers cannot run late on a busy machine. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Until it is there and the dialog is gone, in fewer than the three seconds after which it closes by itself. */
export async function snackbarComes(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(snackbarOf(page).getByRole('status')).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [0] });
}

/** Within a second of the page's time. */
export async function snackbarGoes(page: Page): Promise<void> {
  let left = 10;
  await expect(async () => {
    if (left-- > 0) await page.clock.runFor(100);
    await expect(snackbarOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}
