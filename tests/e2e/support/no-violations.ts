import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Until nothing fades or slides any more: halfway from one colour to another nothing has enough contrast. */
async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** What is on the screen now breaks no rule of WCAG 2.2 AA that axe knows. */
export async function expectNoViolations(page: Page, what = page.url()): Promise<void> {
  await isStill(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map(({ html }) => html).join('\n')}`))
    .toEqual([]);
}
