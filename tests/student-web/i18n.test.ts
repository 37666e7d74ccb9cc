import { expect, test } from '@jest/globals';
import { en } from '../../student-web/src/i18n/en/en.ts';
import { ja } from '../../student-web/src/i18n/ja/ja.ts';

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
const japanese = texts(ja);

test('Japanese and English have the same texts', () => {
  expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
});

test('a text takes the same values in both languages', () => {
  const differing = [...english].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(japanese.get(key) ?? '').join(),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test('no text is empty, and Japanese texts are not left in English', () => {
  const sameByNature = /^(profile:|.*\.)?(ok|download|jlpt|result)$/;
  for (const [key, text] of japanese) {
    expect([key, text.trim()]).not.toEqual([key, '']);
    if (!sameByNature.test(key.split('.').slice(1).join('.')) && text.length > 12)
      expect([key, /[぀-ヿ㐀-鿿]/.test(text)]).toEqual([key, true]);
  }
});

test('a plural has both of its English forms', () => {
  const all = JSON.stringify(en);
  const ones = [...all.matchAll(/"(\w+)_one":/g)].map((match) => match[1]);
  for (const name of ones) expect(all).toContain(`"${name}_other":`);
});
