import type { Page } from '@playwright/test';

interface Expected {
  /** Addresses that are asked for and not there. */
  missing?: RegExp;
}

/**
 * Collects what a page complains of: errors nobody caught, errors in the console (React's warnings about hydration and
 * wrong markup are among them), and answers that refuse. Requests given up by leaving a page are none.
 */
export function watchProblems(page: Page, { missing }: Expected = {}): string[] {
  const problems: string[] = [];
  const isExpected = (address: string) => missing?.test(address) ?? false;
  page.on('pageerror', (error) => problems.push(`${page.url()} uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url))
      problems.push(`${page.url()} console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(reason)) problems.push(`${page.url()} failed: ${request.url()} ${reason}`);
  });
  return problems;
}
