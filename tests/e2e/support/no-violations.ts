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

/** Waits until animations have ended: colors in transition fail the contrast check. */
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
 * What is left of the targets axe finds too small once each has been scrolled into the open: a bar that stays at the
 * edge of the window may just cover most of one.
 */
function stillTooSmall(page: Page, targets: string[]): Promise<string[]> {
  return page.evaluate(async (selectors) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const left: string[] = [];
    for (const selector of selectors) {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations: found } = await run(element!, {
        runOnly: { type: 'rule', values: ['target-size'] },
      });
      left.push(...found.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
    }
    return left;
  }, targets);
}

/** Injects axe, which stays until the next page load, and returns its findings, one line each. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (asked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: rules } = await run(document, asked);
    return rules.map(({ id, nodes }) => ({
      id,
      html: nodes.map((node) => node.html),
      targets: nodes.map(({ target }) => String(target[0])),
    }));
  }, options);
  const lines: string[] = [];
  for (const { id, html, targets } of found) {
    const left = id === 'target-size' ? await stillTooSmall(page, targets) : html;
    if (left.length > 0) lines.push(`${id}: ${left.join('\n')}`);
  }
  return lines;
}

/** The same with what axe advises: landmarks, headings, everything inside of a landmark. */
const WITH_ADVICE: RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** Expects that axe finds nothing on the current page, what it advises included. */
export const expectNoFindings = (page: Page): Promise<void> =>
  expectNoViolations(page, page.url(), WITH_ADVICE);

/** Expects that axe finds no WCAG 2.2 AA violation on the current page. */
export async function expectNoViolations(
  page: Page,
  what = page.url(),
  options: RunOptions = OPTIONS,
): Promise<void> {
  await isStill(page);
  const found = await violations(page, options);
  expect.soft(found.map((line) => `${what} ${line}`)).toEqual([]);
}
