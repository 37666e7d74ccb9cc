import { initialPageLanguageId, languageId } from '../../domain/languages.ts';

test.each<[string, string, string, string[], string]>([
  ['the address', '?lang=vi', 'a=b; page_language_id=1', ['ja'], 'vi'],
  ['an address in a language without screens', '?lang=fr', '', ['ja'], 'fr'],
  ['what was chosen before', '?lang=xx', 'a=b; page_language_id=1', ['en'], 'ja'],
  ['the browser, where what was chosen is no language', '', 'page_language_id=105', ['vi-VN'], 'vi'],
  ['the first language of the browser that has screens', '', '', ['de-DE', 'ja-JP', 'en'], 'ja'],
  ['English for any other', '', '', ['de'], 'en'],
  ['English for who does not say', '', '', ['*'], 'en'],
])('a first page speaks as told by %s', (_name, search, cookies, browserLanguages, expected) => {
  expect(initialPageLanguageId({ search, cookies, browserLanguages })).toBe(languageId(expected));
});
