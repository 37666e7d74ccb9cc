import { applyRefusal } from '../../domain/applying.ts';
import {
  LANGUAGE_CODES,
  interfaceLanguage,
  languageCode,
  languageId,
  pickText,
} from '../../domain/languages.ts';
import { endOfTokyoDay, isPastDueDay, tokyoDay, tokyoDayAfter } from '../../domain/tokyo-time.ts';

describe('languages', () => {
  test('ids are places in the table: ja 1, en 2, zu 104', () => {
    expect([languageId('ja'), languageId('en'), languageId('zu'), languageId('xx')]).toEqual([
      1,
      2,
      104,
      undefined,
    ]);
    expect(LANGUAGE_CODES).toHaveLength(104);
    expect([languageCode(1), languageCode(104), languageCode(105), languageCode(null)]).toEqual([
      'ja',
      'zu',
      'en',
      'en',
    ]);
  });

  test('screens speak ja, en and vi; all other pages fall back to English', () => {
    expect(['ja', 'vi', 'th'].map(interfaceLanguage)).toEqual(['ja', 'vi', 'en']);
  });

  test('a text is taken in the page language, else English, else Japanese, else any', () => {
    expect(pickText({ ja: 'あ', vi: 'a' }, 'vi')).toEqual({ text: 'a', language: 'vi' });
    expect(pickText({ ja: 'あ', en: 'b' }, 'th')).toEqual({ text: 'b', language: 'en' });
    expect(pickText({ ja: 'あ', en: '' }, 'th')).toEqual({ text: 'あ', language: 'ja' });
    expect(pickText({ ko: '가' }, 'th')).toEqual({ text: '가', language: 'ko' });
    expect(pickText({}, 'en')).toBeNull();
  });
});

describe('days in Tokyo', () => {
  test('a day begins at 15:00 UTC of the day before', () => {
    expect(tokyoDay(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(tokyoDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
    expect(tokyoDayAfter(new Date('2026-12-30T15:00:00Z'), 1)).toBe('2027-01-01');
  });

  test('a due day counts to its very end', () => {
    expect(endOfTokyoDay('2026-11-21')).toEqual(new Date('2026-11-21T15:00:00Z'));
    expect(isPastDueDay('2026-11-21', new Date('2026-11-21T14:59:59.999Z'))).toBe(false);
    expect(isPastDueDay('2026-11-21', new Date('2026-11-21T15:00:00Z'))).toBe(true);
    expect(isPastDueDay(null, new Date())).toBe(false);
  });
});

describe('whether a recruitment takes applications', () => {
  const open = {
    is_released: true,
    closed_at: null,
    apply_deadline_on: null,
    peculiar_apply_url: null,
    appliable_terms: [],
  };
  const now = new Date('2026-11-21T03:00:00Z');
  test.each([
    ['an open one', {}, null],
    ['a draft', { is_released: false }, 'recruitment_closed'],
    ['a closed one', { closed_at: '2026-11-01T00:00:00Z' }, 'recruitment_closed'],
    ['the deadline day', { apply_deadline_on: '2026-11-21' }, null],
    ['past its deadline', { apply_deadline_on: '2026-11-20' }, 'recruitment_closed'],
    ['elsewhere', { peculiar_apply_url: 'https://example.com' }, 'applies_elsewhere'],
    ['in a term', { appliable_terms: [{ start_on: '2026-11-01', end_on: '2026-11-21' }] }, null],
    [
      'in the second of two terms',
      {
        appliable_terms: [
          { start_on: '2026-01-01', end_on: '2026-02-01' },
          { start_on: '2026-11-01', end_on: null },
        ],
      },
      null,
    ],
    [
      'outside every term',
      { appliable_terms: [{ start_on: '2026-12-01', end_on: null }] },
      'outside_appliable_term',
    ],
  ])('%s', (_name, change, refusal) => {
    expect(applyRefusal({ ...open, ...change }, now)).toBe(refusal);
  });
});
