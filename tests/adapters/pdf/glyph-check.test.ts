import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import { createGlyphCheck, readGlyphCoverage } from '../../../server/adapters/pdf/glyph-coverage.ts';
import { textLanguage } from '../../../server/adapters/pdf/text-language.ts';
import type { GlyphCoverage } from '../../../domain/printable.ts';
import { builtFonts } from './built-fonts.ts';

let fontsDir: string;
let check: (text: string) => string[];
let coverage: GlyphCoverage;
beforeAll(() => {
  fontsDir = builtFonts();
  check = createGlyphCheck(fontsDir);
  coverage = readGlyphCoverage(fontsDir);
});

test('the check reads the families of the templates, in the same order', () => {
  const list = JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'templates', 'resume', 'fonts.json'), 'utf8'),
  ) as { family: string; file: string }[];
  expect(coverage.families).toEqual([...new Set(list.map(({ family }) => family))]);
  for (const { file } of list) expect(fs.existsSync(path.join(fontsDir, file))).toBe(true);
});

test('fonts that are not built are told, with what to do', () => {
  expect(() => createGlyphCheck('/nowhere')('a')).toThrow(/build-fonts/);
});

describe('names and texts of the world', () => {
  test.each([
    ['Japanese', '髙橋 﨑子 ﾔﾏﾀﾞ 々〆 ①㈱ 〜～ー'],
    ['simplified Chinese', '陈建国 计算机'],
    ['traditional Chinese', '劉怡君 臺灣'],
    ['Vietnamese', 'Nguyễn Thị Ánh Đặng Hữu Phước'],
    ['Vietnamese in parts', 'Nguye\u0302\u0303n Thi\u0323'],
    ['Thai', 'สมชาย ใจดี น้ำ'],
    ['Burmese', 'မောင်မောင်အောင် ကျွန်တော်'],
    ['Nepali', 'राम बहादुर थापा श्रेष्ठ'],
    ['Arabic', 'محمد العلي پاکستان'],
    ['Korean', '김철수'],
    ['Mongolian in Cyrillic', 'Батбаяр Өнөр'],
    ['an old form of a kanji by selector', '葛\u{e0100}城'],
    ['joiners', 'क्\u200dष می\u200cخواهم'],
    ['punctuation', '“I’m” – 100 % € ¥ © … · •'],
  ])('%s can be printed', (_name, text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    ['emoji', 'よろしく😀🙏🏽', ['😀', '🙏🏽']],
    ['Mongolian letters', 'ᠮᠣ', ['ᠮ', 'ᠣ']],
    ['private characters', '\ue000', ['\ue000']],
  ])('%s cannot', (_name, text, unprintable) => {
    expect(check(text)).toEqual(unprintable);
  });
});

test('checking a long text takes well under what typing takes', () => {
  const text = '私は日本の大学で情報工学を学び、Python を使いました。'.repeat(140);
  for (let index = 0; index < 50; index += 1) check(text);
  // The best of many: what others do on the machine meanwhile is not what is asked.
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    check(text);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(2);
});

describe('the language a text is set in', () => {
  test.each([
    ['山田太郎', null],
    ['NGUYỄN Văn An', null],
    ['陈建国', 'zh-CN'],
    ['劉怡君', null],
    ['陈さんの会社', null],
    ['ใจดี สมชาย', 'th'],
    ['မောင်', 'my'],
    ['थापा', 'ne'],
    ['محمد', 'ar'],
    ['金 철수', 'ko'],
  ])('%s', (text, language) => {
    expect(textLanguage(text, coverage)).toBe(language);
  });

  test('a traditional character no Japanese font has', () => {
    const [character] = Array.from('妳佢哋嘅喺嗰').filter(
      (letter) => textLanguage(letter, coverage) === 'zh-TW',
    );
    expect(character).toBeDefined();
  });
});
