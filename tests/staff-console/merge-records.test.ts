import { valueAt, withValueAt } from '../../staff-console/src/lib/at-path.ts';
import { mergeRecords } from '../../staff-console/src/lib/merge-records.ts';
import { changesOf, type Data } from '../../staff-console/src/lib/record-changes.ts';

const base = {
  id: 7,
  version: 3,
  title: { ja: '題', en: 'Title' },
  note: 'a',
  skill_ids: [1, 2, 3],
  offices: [
    { id: 1, city: '東京', address: 'x' },
    { id: 2, city: '大阪', address: 'y' },
  ],
};
const theirs = (changed: Data): Data => ({ ...base, version: 4, ...changed });
const rows = (merged: Data) => merged['offices'] as Data[];

describe('bringing two edits of a record together', () => {
  test('what only one of us changed is taken, with their version to save on', () => {
    const merge = mergeRecords(base, { ...base, note: 'mine' }, theirs({ title: { ja: '新', en: 'Title' } }));
    expect(merge.conflicts).toEqual([]);
    expect(merge.taken).toEqual(['title.ja']);
    expect(merge.merged).toEqual({ ...base, version: 4, note: 'mine', title: { ja: '新', en: 'Title' } });
  });

  test('languages of one map are fields of their own', () => {
    const mine = { ...base, title: { ja: '題', en: 'Mine', vi: 'Tên' } };
    const merge = mergeRecords(base, mine, theirs({ title: { ja: '彼', en: 'Title' } }));
    expect(merge.merged['title']).toEqual({ ja: '彼', en: 'Mine', vi: 'Tên' });
    expect(merge.conflicts).toEqual([]);
  });

  test('the same field changed by both is a conflict that names all three; mine stays until chosen', () => {
    const merge = mergeRecords(
      base,
      { ...base, title: { ja: '私' } },
      theirs({ title: { ja: '彼', en: 'Title' } }),
    );
    expect(merge.conflicts).toEqual([{ path: 'title.ja', base: '題', mine: '私', theirs: '彼' }]);
    expect(merge.merged['title']).toEqual({ ja: '私', en: undefined });
  });

  test('both wrote the same: no conflict; a text emptied against one changed is one', () => {
    expect(mergeRecords(base, { ...base, note: 'b' }, theirs({ note: 'b' })).conflicts).toEqual([]);
    expect(mergeRecords(base, { ...base, note: null }, theirs({ note: 'b' })).conflicts).toHaveLength(1);
  });

  test('lists of ids: both additions and both removals count', () => {
    const merge = mergeRecords(base, { ...base, skill_ids: [1, 2, 9] }, theirs({ skill_ids: [2, 3, 8] }));
    expect(merge.merged['skill_ids']).toEqual([2, 8, 9]);
  });

  test('rows are met by their id, field by field; new rows of both stay', () => {
    const mine = {
      ...base,
      offices: [{ ...base.offices[0]!, city: '奈良' }, base.offices[1]!, { city: '神戸' }],
    };
    const merge = mergeRecords(
      base,
      mine,
      theirs({ offices: [{ ...base.offices[0]!, address: 'z' }, base.offices[1]!, { id: 3, city: '福岡' }] }),
    );
    expect(merge.conflicts).toEqual([]);
    expect(rows(merge.merged)).toEqual([
      { id: 1, city: '奈良', address: 'z' },
      base.offices[1],
      { id: 3, city: '福岡' },
      { city: '神戸' },
    ]);
  });

  test('a row I removed and they left alone is removed; they removed and I left alone is gone', () => {
    const removedByMe = { ...base, offices: [{ ...base.offices[0]!, _destroy: true }, base.offices[1]!] };
    const one = mergeRecords(base, removedByMe, theirs({ note: 'b' }));
    expect(changesOf(one.merged, theirs({ note: 'b' })).changes).toEqual({
      offices: [{ id: 1, _destroy: true }],
    });
    const two = mergeRecords(base, { ...base, note: 'b' }, theirs({ offices: [base.offices[1]!] }));
    expect(rows(two.merged)).toEqual([base.offices[1]]);
  });

  test('a row one of us removed and the other changed is for a person to decide, either way', () => {
    const removedByMe = { ...base, offices: [base.offices[1]!] };
    const changedByThem = theirs({ offices: [{ ...base.offices[0]!, city: '奈良' }, base.offices[1]!] });
    const [mine] = mergeRecords(base, removedByMe, changedByThem).conflicts;
    expect(mine).toMatchObject({ path: 'offices.0', mine: { _destroy: true }, theirs: { city: '奈良' } });

    const changedByMe = { ...base, offices: [{ ...base.offices[0]!, city: '奈良' }, base.offices[1]!] };
    const removedByThem = theirs({ offices: [base.offices[1]!] });
    const merge = mergeRecords(base, changedByMe, removedByThem);
    const [conflict] = merge.conflicts;
    expect(conflict).toMatchObject({ path: 'offices.1', mine: { city: '奈良' }, theirs: { _destroy: true } });
    // Mine: it is created anew. Theirs: nothing is sent.
    const chosen = (value: unknown) => withValueAt(merge.merged, conflict!.path, value);
    expect(changesOf(chosen(conflict!.mine), removedByThem).changes).toEqual({
      offices: [{ city: '奈良', address: 'x' }],
    });
    expect(changesOf(chosen(conflict!.theirs), removedByThem).changes).toEqual({});
  });

  test('the chosen side of a row they changed and I removed', () => {
    const now = theirs({ offices: [{ ...base.offices[0]!, city: '奈良' }, base.offices[1]!] });
    const merge = mergeRecords(base, { ...base, offices: [base.offices[1]!] }, now);
    const [conflict] = merge.conflicts;
    const chosen = (value: unknown) => withValueAt(merge.merged, conflict!.path, value);
    expect(changesOf(chosen(conflict!.mine), now).changes).toEqual({ offices: [{ id: 1, _destroy: true }] });
    expect(changesOf(chosen(conflict!.theirs), now).changes).toEqual({});
  });
});

test('values at the names of a form, in maps and rows', () => {
  expect(valueAt(base, 'offices.1.city')).toBe('大阪');
  expect(valueAt(base, 'offices.9.city')).toBeUndefined();
  expect(withValueAt(base, 'offices.1.city', '堺')['offices']).toEqual([
    base.offices[0],
    { ...base.offices[1], city: '堺' },
  ]);
  expect(withValueAt({}, 'title.ja', '題')).toEqual({ title: { ja: '題' } });
});
