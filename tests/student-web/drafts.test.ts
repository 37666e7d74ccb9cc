import { beforeEach, expect, test } from '@jest/globals';
import {
  clearAllDrafts,
  dropOldDrafts,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../student-web/src/lib/drafts.ts';

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;

/** A browser's storage: keys are own properties, as Object.keys of localStorage finds them. */
class MemoryStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key]! : null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new MemoryStorage() });
});

test('a draft belongs to one person and one text', () => {
  writeDraft(1, 'resume.5', { q1: 'text' }, NOW);
  expect(readDraft(1, 'resume.5', NOW)).toEqual({ saved_at: NOW, value: { q1: 'text' } });
  expect(readDraft(2, 'resume.5', NOW)).toBeNull();
  expect(readDraft(1, 'resume.6', NOW)).toBeNull();
  removeDraft(1, 'resume.5');
  expect(readDraft(1, 'resume.5', NOW)).toBeNull();
});

test('a draft is forgotten after seven days', () => {
  writeDraft(1, 'a', 'old', NOW);
  writeDraft(2, 'a', 'new', NOW + 7 * DAY);
  expect(readDraft(1, 'a', NOW + 7 * DAY)).not.toBeNull();
  expect(readDraft(1, 'a', NOW + 7 * DAY + 1)).toBeNull();
  dropOldDrafts(NOW + 7 * DAY + 1);
  expect(localStorage.getItem('tabidachi.draft.1.a')).toBeNull();
  expect(readDraft(2, 'a', NOW + 7 * DAY + 1)?.value).toBe('new');
});

test('logging out leaves nothing written behind, and nothing else is touched', () => {
  writeDraft(1, 'a', 'text', NOW);
  localStorage.setItem('page_language_id', '1');
  clearAllDrafts();
  expect(readDraft(1, 'a', NOW)).toBeNull();
  expect(localStorage.getItem('page_language_id')).toBe('1');
});

test('what cannot be read is no draft', () => {
  localStorage.setItem('tabidachi.draft.1.a', '{broken');
  localStorage.setItem('tabidachi.draft.1.b', '{"text":"without its time"}');
  expect(readDraft(1, 'a', NOW)).toBeNull();
  expect(readDraft(1, 'b', NOW)).toBeNull();
});
