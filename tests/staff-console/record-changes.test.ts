import { formErrors, formName } from '../../staff-console/src/lib/form-errors.ts';
import { integerOf } from '../../staff-console/src/lib/integers.ts';
import { changesOf, hasChanges, isSame } from '../../staff-console/src/lib/record-changes.ts';
import { staleLanguages } from '../../staff-console/src/lib/stale-languages.ts';

const record = {
  id: 7,
  version: 3,
  title: { ja: '題', en: 'Title' },
  note: 'a',
  is_hidden: false,
  skill_ids: [1, 2],
  offices: [
    { id: 1, city: '東京', names: { ja: '本社' } },
    { id: 2, city: '大阪', names: { ja: '支社' } },
    { id: 3, city: '京都', names: {} },
  ],
};

describe('what is sent of an edited record', () => {
  test('nothing that did not change, and neither id nor version', () => {
    expect(changesOf({ ...record, version: 9 }, record)).toEqual({ changes: {}, places: {} });
  });

  test('a changed field alone; an emptied text is null; a map goes whole, without empty languages', () => {
    const { changes } = changesOf({ ...record, note: '', title: { ja: '新題', en: '', vi: 'Tên' } }, record);
    expect(changes).toEqual({ note: null, title: { ja: '新題', vi: 'Tên' } });
  });

  test('nothing of a list that has no rows yet, all of one that was emptied', () => {
    expect(hasChanges({ lessons: [] }, {})).toBe(false);
    expect(changesOf({ ...record, skill_ids: [] }, record).changes).toEqual({ skill_ids: [] });
  });

  test('a map without a language left is an empty map', () => {
    expect(changesOf({ ...record, title: { ja: '', en: '<p></p>' } }, record).changes).toEqual({ title: {} });
  });

  test('rows by the convention: changed fields with the id, new without, removed with _destroy', () => {
    const offices = [
      { ...record.offices[0]!, _destroy: true },
      record.offices[1]!,
      { ...record.offices[2]!, city: '奈良' },
      { city: '神戸', names: { ja: '' } },
      { city: 'gone again', _destroy: true },
    ];
    expect(changesOf({ ...record, offices }, record)).toEqual({
      changes: { offices: [{ id: 3, city: '奈良' }, { city: '神戸' }, { id: 1, _destroy: true }] },
      places: { 'offices.0': 'offices.2', 'offices.1': 'offices.3' },
    });
  });

  test('a row that left the list is removed', () => {
    const { changes } = changesOf({ ...record, offices: record.offices.slice(1) }, record);
    expect(changes).toEqual({ offices: [{ id: 1, _destroy: true }] });
  });

  test('a new record: everything that is filled in', () => {
    const data = { title: { ja: '題', en: '' }, note: null, is_hidden: true, offices: [{ city: '東京' }] };
    expect(changesOf(data, {}).changes).toEqual({
      title: { ja: '題' },
      is_hidden: true,
      offices: [{ city: '東京' }],
    });
  });

  test('a list of plain values goes whole, also when it is emptied', () => {
    expect(changesOf({ ...record, skill_ids: [] }, record).changes).toEqual({ skill_ids: [] });
  });
});

test('empty is empty, however it is written', () => {
  expect(isSame({ ja: '題', en: '' }, { ja: '題' })).toBe(true);
  expect(isSame(null, {})).toBe(true);
  expect(isSame('', undefined)).toBe(true);
  expect(isSame(0, null)).toBe(false);
  expect(isSame(false, null)).toBe(false);
  expect(hasChanges({ note: '' }, { note: null })).toBe(false);
});

test("the server's errors find their input, also behind rows that were not sent", () => {
  expect(formName('title[ja]')).toBe('title.ja');
  expect(formName('offices[0][names][zh-CN]')).toBe('offices.0.names.zh-CN');
  const error = (message: string) => [{ code: 'invalid', message }];
  expect(
    formErrors(
      { 'title[ja]': error('a'), 'offices[0][postal_code]': error('b'), offices: error('c') },
      { 'offices.0': 'offices.2' },
    ),
  ).toEqual({ 'title.ja': 'a', 'offices.2.postal_code': 'b', offices: 'c' });
});

test('a translation is stale when another that stood was changed beside it', () => {
  const base = { ja: '題', en: 'Title', vi: '' };
  expect(staleLanguages(base, { ...base, ja: '新題' })).toEqual({ changed: ['ja'], stale: ['en'] });
  expect(staleLanguages(base, { ...base, vi: 'Tên' }).stale).toEqual([]);
  expect(staleLanguages(base, { ja: '新題', en: 'New' }).stale).toEqual([]);
  expect(staleLanguages(base, { ja: '', en: 'Title' }).stale).toEqual([]);
  expect(staleLanguages(base, base, ['en']).stale).toEqual(['en']);
});

test('whole numbers as people type them', () => {
  expect(integerOf('１，２００円')).toBe(1200);
  expect(integerOf('¥ 250,000')).toBe(250_000);
  expect(integerOf('-3')).toBe(-3);
  expect(integerOf('1.5')).toBeNull();
  expect(integerOf('')).toBeNull();
});
