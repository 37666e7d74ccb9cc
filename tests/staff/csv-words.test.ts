import { expect, test } from '@jest/globals';
import { APPLICATION_STATES } from '../../server/domain/application-state.ts';
import { EVENT_APPLICATION_STATES } from '../../server/domain/event-application.ts';
import { RECRUITMENT_STATES } from '../../server/domain/recruitment-state.ts';
import { STUDENT_STATUSES } from '../../server/domain/student-status.ts';
import { csvLanguage, csvTitle, csvWords } from '../../server/staff/csv-words.ts';
import type { AnyResource } from '../../server/staff/define-resource.ts';
import { staffRegistry } from '../../server/staff/registry.ts';

const exported = (staffRegistry as readonly AnyResource[]).filter(({ csv }) => csv);

test.each(exported.map(({ name, csv }) => [name, Object.keys(csv!)] as const))(
  'every column of the export of %s has a name of its own in both languages',
  (_name, columns) => {
    for (const language of ['en', 'ja'] as const) {
      const titles = columns.map((column) => csvTitle(column, language));
      expect(titles.join(' ')).not.toMatch(/[a-z]_[a-z]/);
      expect(new Set(titles).size).toBe(columns.length);
    }
  },
);

test.each([
  ['applications.state', APPLICATION_STATES],
  ['event_applications.state', EVENT_APPLICATION_STATES],
  ['recruitments.state', RECRUITMENT_STATES],
  ['users.status', STUDENT_STATUSES],
] as const)('every code of %s has words', (column, codes) => {
  for (const code of codes)
    for (const language of ['en', 'ja'] as const) expect(csvWords(code, column, language)).not.toBe(code);
});

test('flags are words, times are of Japan, and everything else stays what it is', () => {
  expect([csvWords(true, 'x.y', 'en'), csvWords(false, 'x.y', 'ja')]).toEqual(['Yes', 'いいえ']);
  expect(csvWords('2026-11-20T15:05:00.000Z', 'x.y', 'ja')).toBe('2026-11-21 00:05');
  expect([csvWords('2026-11-20', 'x.y', 'ja'), csvWords(17, 'x.y', 'ja')]).toEqual(['2026-11-20', 17]);
  expect(csvWords('applied', 'x.y', 'ja')).toBe('applied');
  expect([csvLanguage(1), csvLanguage(2), csvLanguage(97)]).toEqual(['ja', 'en', 'en']);
});

test('a column that nobody has named is an error, not a raw name in somebody’s spreadsheet', () => {
  expect(() => csvTitle('is_new', 'en')).toThrow('is_new');
});
