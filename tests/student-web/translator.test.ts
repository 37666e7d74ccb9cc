import i18next from 'i18next';
import { INTERFACE_LANGUAGES } from '../../domain/languages.ts';
import { Translator, type Texts } from '../../student-web/src/i18n/translator.ts';
import { studentTexts } from '../support/texts.ts';

const NAMES = [
  'count',
  'shown',
  'name',
  'title',
  'label',
  'day',
  'level',
  'asked',
  'subject',
  'met',
  'total',
];

/** The keys a screen asks for: without the endings of plurals. */
function keysOf(texts: Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [path + name, path + name.replace(/_(zero|one|other)$/, '')]
      : keysOf(value, `${path}${name}.`),
  );
}

function both(language: string, texts: Record<string, Texts>) {
  const ours = new Translator(language);
  for (const [namespace, part] of Object.entries(texts)) ours.add(namespace, part);
  const theirs = i18next.createInstance();
  void theirs.init({
    lng: language,
    resources: { [language]: texts },
    initAsync: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return { ours, theirs };
}

test.each(INTERFACE_LANGUAGES)('every text of %s reads as i18next would write it', (language) => {
  const texts = studentTexts(language);
  const { ours, theirs } = both(language, texts);
  const differing: string[][] = [];
  for (const [namespace, part] of Object.entries(texts)) {
    const t = theirs.getFixedT(language, namespace as 'common') as (key: string, values: object) => string;
    for (const key of new Set(keysOf(part)))
      for (const count of [0, 1, 5]) {
        const values = { ...Object.fromEntries(NAMES.map((name) => [name, `<${name}>`])), count };
        const pair = [ours.text(key, namespace, values), t(key, values)];
        if (pair[0] !== pair[1]) differing.push([key, ...pair]);
      }
  }
  expect(differing).toEqual([]);
});

test('a key may name its namespace, and one that is nowhere shows itself', () => {
  const { ours, theirs } = both('en', studentTexts('en'));
  const t = theirs.getFixedT('en', 'profile') as (key: string) => string;
  for (const key of ['common:retry', 'no.such.key', 'field', 'toString'])
    expect(ours.text(key, 'profile')).toBe(key === 'field' ? 'field' : t(key));
  expect(ours.exists('common:retry', 'profile')).toBe(true);
  expect(ours.exists('retry', 'profile')).toBe(false);
  expect(ours.exists('constructor', 'common')).toBe(false);
});
