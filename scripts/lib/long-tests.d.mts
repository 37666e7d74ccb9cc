export const LONG_TESTS: Record<string, string[]>;
export function isBrowserTest(test: string): boolean;
export function dueLongTests(record?: Record<string, string>): string[];
export function recordPassed(passed: string[]): void;
