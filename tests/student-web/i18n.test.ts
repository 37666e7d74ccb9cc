import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../domain/languages.ts';
import { askedByStudents } from '../support/asked-keys.ts';
import {
  BETWEEN,
  fillingsOf,
  keysFor,
  languagesIn,
  leavesOf,
  STUDENT_TEXTS,
  studentTexts,
  withoutForm,
} from '../support/texts.ts';

const textsOf = (language: string) => new Map(leavesOf(studentTexts(language)));
const english = textsOf('en');
const translations = INTERFACE_LANGUAGES.filter((language) => language !== 'en').map((code) => ({
  code,
  found: textsOf(code),
}));

/** What a text of a language has and English has not, and from which length on every text has it. */
const OWN_LETTERS: Partial<Record<InterfaceLanguage, { own: RegExp; from: number }>> = {
  ja: { own: /[぀-ヿ㐀-鿿]/, from: 13 },
  vi: { own: /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i, from: 20 },
};

test('every language of the screens has a folder, and no other has', () => {
  expect(languagesIn(STUDENT_TEXTS).sort()).toEqual([...INTERFACE_LANGUAGES].sort());
});

test.each(translations)(
  '$code has the texts of English, in the plural forms of its own',
  ({ code, found }) => {
    expect(Object.keys(studentTexts(code))).toEqual(Object.keys(studentTexts('en')));
    expect([...found.keys()].sort()).toEqual(keysFor(code, [...english.keys()]));
  },
);

test('English has the plural forms of its own', () => {
  expect([...english.keys()].sort()).toEqual(keysFor('en', [...english.keys()]));
});

test.each(translations)('a text takes the same values and tags in English and $code', ({ found }) => {
  for (const [key, text] of found) {
    const other = english.get(`${withoutForm(key)}_other`);
    const isForm = other !== undefined && !key.endsWith('_other');
    // A form for one or for none may leave the number out.
    const wanted = isForm
      ? fillingsOf(other).filter((filling) => text.includes(filling))
      : fillingsOf(english.get(key)!);
    expect([key, fillingsOf(text)]).toEqual([key, wanted]);
  }
});

test.each([{ code: 'en', found: english }, ...translations])('no text of $code is empty', ({ found }) => {
  expect([...found].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(translations)('no text of $code is left in English', ({ code, found }) => {
  const letters = OWN_LETTERS[code];
  if (!letters) return;
  const sameByNature = /^(ok|download|jlpt|result)$/;
  for (const [key, text] of found) {
    const words = text.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '');
    if (!sameByNature.test(key.split(BETWEEN).at(-1)!) && words.length >= letters.from)
      expect([key, letters.own.test(words)]).toEqual([key, true]);
  }
});

test('no text of Vietnamese is written in a mixture of composed and combining letters', () => {
  for (const [key, text] of textsOf('vi')) expect([key, text]).toEqual([key, text.normalize('NFC')]);
});

test('every text is asked for by some screen', () => {
  const { asked, untold } = askedByStudents();
  expect(untold).toEqual([]);
  // The refusals of applying are held to the codes of the domain: tests/domain/messages.test.ts.
  const keys = [...english.keys()].filter((key) => !key.startsWith(`applying${BETWEEN}`));
  expect(keys.filter((key) => !asked.some((isAsked) => isAsked(key)))).toEqual([]);
});
