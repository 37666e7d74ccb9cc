import type { Page } from '@playwright/test';

interface Expected {
  /** URLs that are expected to be missing or refused. */
  refused?: RegExp;
}

/**
 * Collects a page's problems: uncaught errors, console errors (including React's hydration and markup warnings)
 * and error responses. Requests aborted by navigation are ignored.
 */
export function watchProblems(page: Page, { refused }: Expected = {}): string[] {
  const problems: string[] = [];
  const isExpected = (address: string) => refused?.test(address) ?? false;
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
