export const BROWSER_FLAGS: string[];
/** A Chromium of the machine, or null. */
export function findBrowser(): string | null;
/**
 * A Chromium for the browser tests: the machine's, else the package manager's, else Playwright's download.
 * @returns its path
 */
export function ensureBrowser(): Promise<string>;
