import { masterDataRows } from '../../../db/seeds/master/sets.ts';
import { EXAMINATION_SCALES } from '../../../domain/eligibility/examination-scales.ts';
import { bestLevel, readResult } from '../../../domain/eligibility/read-result.ts';

const read = (language_examination_id: number, result: string | null) =>
  readResult({ language_examination_id, result });
const levelOf = (id: number, result: string) => read(id, result)?.level;

describe('results as people type them', () => {
  test.each([
    [1, 'N2 合格（132点）', 2],
    [1, 'Ｎ１', 1],
    [1, 'JLPT N3 (pass)', 3],
    [1, 'N 4', 4],
    [1, '2級', 2],
    [1, '5', 5],
    [2, '480', 1],
    [2, '479点', 2],
    [2, 'J2 438点', 2],
    [2, '400/800', 2],
    [2, '399', null],
    [3, '準B級 720点', 1],
    [3, 'C級', 2],
    [3, 'd級', 3],
    [4, '3Q', 3],
    [4, 'NAT-TEST N5', 5],
    [5, '200', 4],
    [5, '199', null],
    [8, '720点', 3],
    [8, '785', 2],
    [8, 'TOEIC945', 1],
    [8, '730 (L 400 / R 330)', 3],
    [8, '845点（2026年5月）', 2],
    [8, '845 2026-05-24', 2],
    [9, '310', 2],
    [10, '72', 2],
    [10, '100/120', 1],
    [11, '7.5', 1],
    [11, 'IELTS 5.5 overall', 2],
    [11, '3.5', null],
    [12, '1級', 1],
    [12, '準１級', 2],
    [12, 'Grade Pre-1', 2],
    [12, '2級', 3],
    [12, '準2級プラス', 4],
    [12, '準2級', 4],
    [13, 'B2 First', 2],
    [13, 'CAE', 1],
    [16, 'Level 4 (B2)', 2],
    [16, 'C1', 1],
    [19, 'DELF B2', 2],
    [20, 'C2', 1],
  ])('examination %i, "%s" stands beside %s', (id, text, level) => {
    expect(read(id, text)).not.toBeNull();
    expect(levelOf(id, text)).toBe(level);
  });

  test.each([
    [14, 'HSK 5', 'HSK 4'],
    [14, '6级', '5級 240点'],
    [15, '準1級', '2級'],
    [15, '4級', '準4級'],
    [17, '6급', '5급'],
    [17, 'TOPIK II 4級', '3級'],
    [18, '2級', '準2級'],
    [12, '準2級プラス', '準2級'],
    [12, '4級', '5級'],
    [3, 'A級', '準A級'],
    [3, '特A級', 'A級'],
    [3, 'B級', '準B級'],
    [7, 'BJ1+', 'BJ1'],
    [13, 'C2 Proficiency', 'C1 Advanced'],
    [6, '320', '319'],
    [8, '800', '795'],
  ])('examination %i: "%s" is better than "%s"', (id, better, worse) => {
    expect(read(id, better)!.value).toBeGreaterThan(read(id, worse)!.value);
  });

  test.each([
    ['nothing', 8, null],
    ['an empty text', 8, '  '],
    ['words', 8, '受験予定'],
    ['a fail', 1, 'N1 不合格'],
    ['a fail in English', 1, 'N2 failed'],
    ['beyond the scale', 8, '995'],
    ['off the steps', 8, '721'],
    ['below the scale: the newer TOEFL scale', 10, '4.5'],
    ['two scores without a total', 8, '720, 650'],
    ['points of J.TEST without the paper', 3, '640'],
    ['half a level', 11, '7.3'],
    ['an examination of no known scale', 22, '合格'],
    ['an examination staff added', 10_001, '100'],
    ['a level that does not exist', 1, 'N6'],
    ['a number that only begins like one', 1, 'N12'],
  ])('cannot be read: %s', (_name, id, text) => {
    expect(read(id, text)).toBeNull();
  });

  test('every examination of the master data but "other" has a scale, in its own language', () => {
    for (const { id, language_id, name } of masterDataRows().language_examinations) {
      const scale = EXAMINATION_SCALES[id];
      expect([name.en, scale?.language_id ?? null]).toEqual([name.en, language_id]);
    }
  });

  test('levels grow with the points', () => {
    for (const scale of Object.values(EXAMINATION_SCALES)) {
      const levels =
        scale.kind === 'points'
          ? (scale.levels ?? []).map(([, level]) => level)
          : scale.grades.map(([, level]) => level ?? 9);
      expect(levels).toEqual([...levels].sort((a, b) => a - b));
    }
  });
});

test('bestLevel takes the best of one language and leaves the others', () => {
  const results = [
    { language_examination_id: 8, result: '600' },
    { language_examination_id: 11, result: '6.0' },
    { language_examination_id: 2, result: '500' },
    { language_examination_id: 12, result: '不合格' },
  ];
  expect(bestLevel(results, 2)).toBe(2);
  expect(bestLevel(results, 1)).toBe(1);
  expect(bestLevel(results, 102)).toBeNull();
});
