import { staffDrafts, studentDrafts } from '../../web/drafts.ts';

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
  studentDrafts.write(1, 'resume.5', { q1: 'text' }, NOW);
  expect(studentDrafts.read(1, 'resume.5', NOW)).toEqual({ q1: 'text' });
  expect(studentDrafts.read(2, 'resume.5', NOW)).toBeNull();
  expect(studentDrafts.read(1, 'resume.6', NOW)).toBeNull();
  studentDrafts.remove(1, 'resume.5');
  expect(studentDrafts.read(1, 'resume.5', NOW)).toBeNull();
});

test('a draft is forgotten after seven days', () => {
  studentDrafts.write(1, 'a', 'old', NOW);
  studentDrafts.write(2, 'a', 'new', NOW + 7 * DAY);
  expect(studentDrafts.read(1, 'a', NOW + 7 * DAY)).not.toBeNull();
  expect(studentDrafts.read(1, 'a', NOW + 7 * DAY + 1)).toBeNull();
  studentDrafts.dropOld(NOW + 7 * DAY + 1);
  expect(localStorage.getItem('tabidachi.draft.1.a')).toBeNull();
  expect(studentDrafts.read(2, 'a', NOW + 7 * DAY + 1)).toBe('new');
});

test("the apps' drafts lie apart", () => {
  studentDrafts.write(1, 'a', "a student's", NOW);
  staffDrafts.write(1, 'a', 'of staff', NOW);
  studentDrafts.clearAll();
  expect(studentDrafts.read(1, 'a', NOW)).toBeNull();
  expect(staffDrafts.read(1, 'a', NOW)).toBe('of staff');
});

test('logging out leaves nothing written behind, and nothing else is touched', () => {
  studentDrafts.write(1, 'a', 'text', NOW);
  localStorage.setItem('page_language_id', '1');
  studentDrafts.clearAll();
  expect(studentDrafts.read(1, 'a', NOW)).toBeNull();
  expect(localStorage.getItem('page_language_id')).toBe('1');
});

test('what cannot be read is no draft', () => {
  localStorage.setItem('tabidachi.draft.1.a', '{broken');
  localStorage.setItem('tabidachi.draft.1.b', '{"text":"without its time"}');
  expect(studentDrafts.read(1, 'a', NOW)).toBeNull();
  expect(studentDrafts.read(1, 'b', NOW)).toBeNull();
});
