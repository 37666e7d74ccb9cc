import { readItem, removeItem, writeItem } from '../../../web/browser-storage.ts';

const KEY = 'tabidachi.last_searches';
const MOST = 8;

/** Keywords that were searched for in this browser, the last first. */
export function lastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((keyword) => typeof keyword === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a keyword on this device, each once. */
export function keepLastSearch(keyword: string): void {
  const others = lastSearches().filter((other) => other !== keyword);
  if (keyword !== '') writeItem(KEY, JSON.stringify([keyword, ...others].slice(0, MOST)));
}

/** When asked to, and at logout: nothing stays on a shared computer. */
export function forgetLastSearches(): void {
  removeItem(KEY);
}
