import { APPLICATION_STATES } from '../../domain/application-state.ts';
import { ATTENDANCES, EVENT_APPLICATION_STATES } from '../../domain/event-application.ts';
import { RECRUITMENT_STATES } from '../../domain/recruitment-state.ts';
import { STUDENT_STATUSES } from '../../domain/student-status.ts';
import { csvCell, csvLanguage, csvTitle } from '../../server/core/resources/csv-words.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';

const exported = (RESOURCES as readonly AnyResource[]).filter(({ csv }) => csv);

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
  ['event_applications.attendance', ATTENDANCES],
  ['event_applications.state', EVENT_APPLICATION_STATES],
  ['recruitments.state', RECRUITMENT_STATES],
  ['users.status', STUDENT_STATUSES],
] as const)('every code of %s has words', (column, codes) => {
  for (const code of codes)
    for (const language of ['en', 'ja'] as const)
      expect(csvCell('code', code, { language, codes: column })).not.toBe(code);
});

test('R11: flags are words, times are of Japan, and a text is a text whatever it looks like', () => {
  const en = { language: 'en', codes: 'applications.state' } as const;
  const ja = { language: 'ja', codes: 'applications.state' } as const;
  expect([csvCell('flag', true, en), csvCell('flag', false, ja)]).toEqual(['Yes', 'いいえ']);
  expect(csvCell('time', '2026-11-20T15:05:00.000Z', ja)).toBe('2026-11-21 00:05');
  expect([csvCell('day', '2026-11-20', ja), csvCell('number', 17, ja)]).toEqual(['2026-11-20', 17]);
  expect([csvCell('code', 'applied', ja), csvCell('text', 'applied', ja)]).toEqual(['応募済み', 'applied']);
  const named = { ...en, names: new Map([[5, 'Vietnam']]) };
  expect([csvCell('named', 5, named), csvCell('number', 5, named)]).toEqual(['Vietnam', 5]);
  for (const text of ['2026-11-22T25:61:61Z', '2026-11-20T15:05:00.000Z', 'true', '17', 'null'])
    expect(csvCell('text', text, en)).toBe(text);
  for (const kind of ['text', 'code', 'time', 'day', 'number', 'named', 'flag'] as const)
    expect([csvCell(kind, null, en), csvCell(kind, undefined, en)]).toEqual(['', '']);
  expect([csvLanguage(1), csvLanguage(2), csvLanguage(97)]).toEqual(['ja', 'en', 'en']);
});

test('a column that nobody has named is an error, not a raw name in somebody’s spreadsheet', () => {
  expect(() => csvTitle('is_new', 'en')).toThrow('is_new');
});
