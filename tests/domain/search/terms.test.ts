import { searchQuery, searchTerms } from '../../../domain/search/terms.ts';

/** What the database does: every term there, words by their beginning, and the spellings as they stand. */
function finds(keyword: string, ...texts: string[]): boolean {
  const query = searchQuery(keyword);
  if (query === null) return false;
  const { terms, spelling } = searchTerms(texts);
  const hasAllTerms = query.terms.split(' & ').every((condition) => {
    const [, term, beginning] = /^'([^'\\]+)'(:\*)?$/.exec(condition)!;
    return terms.some((one) => (beginning ? one.startsWith(term!) : one === term));
  });
  return hasAllTerms && query.spellings.every((part) => spelling.includes(part));
}

test.each([
  ['two characters anywhere in a run', '通訳', '社内通訳者を募集'],
  ['one character', '訳', '社内通訳者'],
  ['a long word within a longer one', 'エンジニア', 'ソフトウェアエンジニア'],
  [
    'a word longer than the longest run that is indexed',
    'コミュニケーションスキルアップ',
    '研修はコミュニケーションスキルアップ講座',
  ],
  ['its beginning', 'コミュニケーションスキルアッ', 'コミュニケーションスキルアップ'],
  ['across scripts', '取引先を担当', '海外の取引先を担当します'],
  ['hiragana', 'ものづくり', '日本のものづくりを支える'],
  ['half-width katakana', 'ｿﾌﾄｳｪｱ', 'ソフトウェア'],
  ['full width', 'ＩＴエンジニア', 'ITエンジニア'],
  ['voiced marks kept', 'ガイド', '観光ガイド'],
  ['a word and Japanese', 'Web開発', 'Web開発の経験'],
  ['the same with a space in the text', 'Web開発', 'Web 開発の経験'],
  ['Japanese and the beginning of a word', '制御soft', '制御Software'],
  ['a number and Japanese', '3年以上', '実務経験３年以上'],
  ['signs that belong to a word', 'C++', 'C++とC#'],
  ['the same in full width', 'Ｃ＃', 'C++/C#の経験'],
  ['an English word by its beginning', 'engin', 'Control Engineer'],
  ['the parts of a hyphenated word', 'in-house', 'In-house interpreter'],
  ['Vietnamese without its marks', 'ky su', 'Kỹ sư phần mềm'],
  ['Vietnamese with its marks', 'Kỹ sư', 'Kỹ sư phần mềm'],
  ['either way of placing a tone', 'hoà', 'hòa bình'],
  ['đ for d', 'dai dien', 'đại diện'],
  ['German and Turkish letters', 'STRASSE istanbul', 'Straße, İstanbul'],
  ['Russian ё', 'еще', 'Ещё'],
  ['Thai from the middle', 'ซอฟต์แวร์', 'นักพัฒนาซอฟต์แวร์'],
  ['Korean before its endings and in compounds', '엔지니어', '소프트웨어엔지니어를 찾습니다'],
  ['Devanagari', 'सॉफ्टवेयर', 'सॉफ्टवेयर इंजीनियर'],
  ['Arabic with and without vowel marks', 'مهندس', 'مُهَنْدِس برمجيات'],
  ['Burmese', 'အင်ဂျင်နီယာ', 'ဆော့ဖ်ဝဲအင်ဂျင်နီယာ'],
  ['Cyrillic', 'инжен', 'Инженер'],
  ['rare characters beyond the basic plane', '𠮷野家', '株式会社𠮷野家'],
  ['invisible characters', 'engi\u00adneer', 'engineer'],
  ['several words, in any order', 'engineer 東京', '東京で働く', 'Engineer'],
])('finds %s', (_name, keyword, ...texts) => {
  expect(finds(keyword, ...texts)).toBe(true);
});

test.each([
  ['the pairs of a word standing apart', '東京都', '東京と京都'],
  [
    'the halves of a long word standing apart',
    'コミュニケーションスキルアップ',
    'コミュニケーションスキル、ニケーションスキルアップ',
  ],
  ['parts across scripts standing apart', '取引先を担当', '取引先を訪ね、商品を担当'],
  ['a word and Japanese apart', 'Web開発', '開発とWeb'],
  ['characters of two texts', '東京', '東', '京'],
  ['characters of two lines', '業部', '営業\n部長'],
  ['a word from its middle', 'gineer', 'engineer'],
  ['a short word as the beginning of another', 'it', 'item'],
  ['one letter as the beginning of a word', 'c', 'company'],
  ['C for C++', 'c', 'C++'],
  ['one of several words', '東京 大阪', '東京'],
  ['other vowels of kana', 'カイド', '観光ガイド'],
])('does not find %s', (_name, keyword, ...texts) => {
  expect(finds(keyword, ...texts)).toBe(false);
});

describe('a keyword', () => {
  test.each(['!!!', '、。', "'; --", '\\', '&|!():*', '%', '🙂', '+', '・'])(
    'of signs alone is no query: %s',
    (signs) => {
      expect(searchQuery(signs)).toBeNull();
    },
  );

  test('never holds a sign that the query language reads', () => {
    const { terms, spellings } = searchQuery(`a'b\\c & 開'発 | !x:* (y) <-> z "q" ʼn l’été`)!;
    for (const condition of terms.split(' & ')) expect(condition).toMatch(/^'[\p{L}\p{N}\p{M}+#~]+'(:\*)?$/u);
    expect(spellings).toEqual([]);
  });

  test('of two hundred characters stays one query', () => {
    expect(finds('東京都港区'.repeat(40), '東京都港区'.repeat(41))).toBe(true);
    expect(finds('東京都港区'.repeat(40), '東京都港区'.repeat(39))).toBe(false);
  });
});

test('however long the texts are, their terms fit a tsvector', () => {
  const all = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  const { terms } = searchTerms(Array.from({ length: 40 }, (_, turn) => all.slice(turn * 7) + all));
  expect(Buffer.byteLength(terms.join(''))).toBeLessThan(1_048_576);
});
