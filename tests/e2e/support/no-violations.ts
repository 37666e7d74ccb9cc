import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * WCAG 2.2 AA. What holds is not worked out in detail, which takes longer than the finding. Inside of frames no script
 * runs: what they show, mails, students' pages and PDFs, is looked at where it is at home.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  iframes: false,
};

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

/** Brings axe into the page, where it stays until the next one is loaded, and answers what it finds, a line each. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const found = await run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, OPTIONS);
}

/** What is on the screen now breaks no rule of WCAG 2.2 AA that axe knows. */
export async function expectNoViolations(page: Page, what = page.url()): Promise<void> {
  await isStill(page);
  const found = await violations(page);
  expect.soft(found.map((line) => `${what} ${line}`)).toEqual([]);
}
