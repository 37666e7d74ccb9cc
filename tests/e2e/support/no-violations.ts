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

/**
 * Frames in which no script runs are put aside and back again: axe would wait for an answer of theirs for ever. What
 * they show, mails and students' pages, is looked at where it is at home.
 */
async function withoutDumbFrames<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const frames = await page.locator('iframe[sandbox]:not([sandbox*="allow-scripts"])').elementHandles();
  const places = await Promise.all(
    frames.map((frame) =>
      frame.evaluateHandle((node) => {
        const place = document.createComment('');
        (node as Element).replaceWith(place);
        return place;
      }),
    ),
  );
  try {
    return await look();
  } finally {
    for (const [index, place] of places.entries())
      await place.evaluate((comment, frame) => comment.replaceWith(frame as Element), frames[index]!);
  }
}

/** What is on the screen now breaks no rule of WCAG 2.2 AA that axe knows. */
export async function expectNoViolations(page: Page, what = page.url()): Promise<void> {
  await isStill(page);
  const { violations } = await withoutDumbFrames(page, () =>
    new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze(),
  );
  expect
    .soft(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map(({ html }) => html).join('\n')}`))
    .toEqual([]);
}
