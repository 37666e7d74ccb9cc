import { APPLICATION_EVENT_NAMES, TRANSITIONS } from '../../domain/application-transitions.ts';
import { APPLICATION_STATES } from '../../domain/application-state.ts';
import { LOCALES } from '../../staff-console/src/i18n/locales.ts';
import englishMessages from 'ra-language-english';
import { EVENT_FORMS } from '../../staff-console/src/resources/applications/events/event-forms.ts';
import { askedByConsole } from '../support/asked-keys.ts';
import {
  BETWEEN,
  CONSOLE_TEXTS,
  fillingsOf,
  languagesIn,
  leavesOf,
  textsIn,
  type Texts,
} from '../support/texts.ts';

/** react-admin's own words: it brings the English ones itself. */
const OF_REACT_ADMIN = 'ra';
const LANGUAGES = LOCALES.map(({ locale }) => locale);
const translations = LANGUAGES.filter((locale) => locale !== 'en');

const wordsOf = (language: string): Record<string, Texts> => ({
  ...(language === 'en' && (englishMessages as unknown as Record<string, Texts>)),
  ...textsIn(CONSOLE_TEXTS, language),
});
const english = new Map(leavesOf(wordsOf('en')));

/** The forms of a plural, by what node-polyglot parts them with. */
const formsOf = (text: string) => text.split('||||');
/** What counts up to two hundred call for. */
const formsNeeded = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count))).size;
};

describe('the words of the console', () => {
  test('every language has a folder, and no other has', () => {
    expect(languagesIn(CONSOLE_TEXTS).sort()).toEqual([...LANGUAGES].sort());
  });

  test.each(translations)('%s has the keys of English, and none of its texts is empty', (language) => {
    const words = wordsOf(language);
    expect(Object.keys(words).sort()).toEqual(Object.keys(wordsOf('en')).sort());
    const found = leavesOf(words);
    expect(found.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    const blank = found.filter(([key, text]) => text.trim() === '' && !/^ra\nboolean\nnull$/.test(key));
    expect(blank).toEqual([]);
  });

  test.each(LANGUAGES)('a text of %s fills in the values of the English one, in forms enough', (language) => {
    for (const [key, text] of leavesOf(textsIn(CONSOLE_TEXTS, language))) {
      if (key.startsWith(`${OF_REACT_ADMIN}${BETWEEN}`)) continue;
      const ours = english.get(key)!;
      expect([key, [...new Set(fillingsOf(text))]]).toEqual([key, [...new Set(fillingsOf(ours))]]);
      if (formsOf(ours).length > 1)
        expect([key, formsOf(text).length >= formsNeeded(language)]).toEqual([key, true]);
    }
  });

  test('every text is asked for by some screen', () => {
    const asked = askedByConsole();
    const own = leavesOf(textsIn(CONSOLE_TEXTS, 'en')).map(([key]) => key);
    expect(own.filter((key) => !asked.some((isAsked) => isAsked(key)))).toEqual([]);
  });
});

describe('the lifecycle on the screen', () => {
  test('every state and every event has its words', () => {
    for (const words of LANGUAGES.map(wordsOf)) {
      expect(Object.keys(words['state']!).toSorted()).toEqual([...APPLICATION_STATES].toSorted());
      expect(Object.keys(words['events']!['label']!).toSorted()).toEqual(
        [...APPLICATION_EVENT_NAMES].toSorted(),
      );
      for (const name of APPLICATION_EVENT_NAMES) expect(words['history']).toHaveProperty(name);
    }
  });

  test('every event that staff may cause has its dialog', () => {
    const byStaff = APPLICATION_EVENT_NAMES.filter((name) => {
      const rule: { by: readonly string[]; on_behalf?: true } = TRANSITIONS[name];
      return rule.on_behalf === true || rule.by.some((party) => party !== 'owner');
    });
    const withoutDialog = byStaff.filter((name) => !Object.hasOwn(EVENT_FORMS, name));
    // Changed in the dialog that schedules it.
    expect(withoutDialog).toEqual(['change_interview']);
  });
});
