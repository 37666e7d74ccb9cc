import { expect, test } from '@jest/globals';
import { en } from '../../student-web/src/i18n/en/en.ts';
import { ja } from '../../student-web/src/i18n/ja/ja.ts';
import { vi } from '../../student-web/src/i18n/vi/vi.ts';
import { INTERFACE_LANGUAGES } from '../../server/domain/languages.ts';

type Tree = { [key: string]: string | Tree };

/** Every text by its key; of plural forms only the one that all languages have. */
function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') {
      if (!key.endsWith('_one')) found.set(here, value);
    } else for (const [inner, text] of texts(value, here)) found.set(inner, text);
  }
  return found;
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map((match) => match[0]).sort();
const english = texts(en);
/** What a text of the language has and English has not, and from which length on every text has it. */
const translations = [
  { code: 'ja', found: texts(ja), own: /[぀-ヿ㐀-鿿]/, from: 13 },
  { code: 'vi', found: texts(vi), own: /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i, from: 20 },
];

test('every language of the screens is held to English here', () => {
  expect(['en', ...translations.map(({ code }) => code)].sort()).toEqual([...INTERFACE_LANGUAGES].sort());
});

test.each(translations)('$code has the texts of English', ({ found }) => {
  expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(translations)('a text takes the same values in English and $code', ({ found }) => {
  const differing = [...english].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(found.get(key) ?? '').join(),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test.each(translations)('no text of $code is empty or left in English', ({ found, own, from }) => {
  const sameByNature = /^(profile:|.*\.)?(ok|download|jlpt|result)$/;
  for (const [key, text] of found) {
    expect([key, text.trim()]).not.toEqual([key, '']);
    const words = text.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '');
    if (!sameByNature.test(key.split('.').slice(1).join('.')) && words.length >= from)
      expect([key, own.test(words)]).toEqual([key, true]);
  }
});

test('no text of Vietnamese is written in a mixture of composed and combining letters', () => {
  for (const [key, text] of texts(vi)) expect([key, text]).toEqual([key, text.normalize('NFC')]);
});

test('a plural has both of its English forms', () => {
  const all = JSON.stringify(en);
  const ones = [...all.matchAll(/"(\w+)_one":/g)].map((match) => match[1]);
  for (const name of ones) expect(all).toContain(`"${name}_other":`);
});
