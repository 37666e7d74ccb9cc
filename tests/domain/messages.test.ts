import { ERROR_STATUS, FIELD_CODES, type ErrorCode, type FieldCode } from '../../domain/error-codes.ts';
import { INTERFACE_LANGUAGES } from '../../domain/languages.ts';
import { MASTER_TABLE_NAMES } from '../../domain/master-data.ts';
import { errorMessage, fieldMessage } from '../../domain/messages/message.ts';
import { fillingsOf, languagesIn, MESSAGES, textsIn, type Texts } from '../support/texts.ts';

/** The sentences of the specification's sections 5 and 8, word for word. Do not mend their English. */
describe('the sentences of the specification', () => {
  test.each<[FieldCode, string]>([
    ['required', 'This is required.'],
    ['invalid_email', "E-mail isn't valid"],
    ['longer6', 'This field must be at least 6 characters long.'],
    ['invalid_postal_code', 'Please enter a 7-digit half-width number like 450-0002'],
    ['invalid_referral_code', 'Please check the code'],
  ])('of the field code %s', (code, sentence) => {
    expect(fieldMessage({ code }, 'en')).toBe(sentence);
    expect(fieldMessage({ code }, 'th')).toBe(sentence);
  });

  test.each<[ErrorCode, string]>([
    ['invalid_referral_code', 'Please check the code'],
    ['deadline_over', 'Deadline is over.'],
    [
      'email_linked_elsewhere',
      'This email address is already linked to a different signup method. Please sign in with that method.',
    ],
  ])('of the error code %s', (code, sentence) => {
    expect(errorMessage(code, 'en')).toBe(sentence);
  });

  test('in Japanese', () => {
    expect(fieldMessage({ code: 'required' }, 'ja')).toBe('この項目は必須項目です。');
  });
});

type Sentences = Record<string, string>;

/** The sentences of a language, of calls, of fields and of recommend mails, as its files have them. */
function sentencesOf(language: string): { errors: Sentences; fields: Sentences; mails: Sentences } {
  const {
    applying,
    errors,
    fields,
    words,
    sheets,
    recommending,
    facts: _labels,
    search_facts: _searchLabels,
    master_tables: _tableNames,
    ...others
  } = textsIn(MESSAGES, language) as Record<string, Texts & Sentences>;
  expect(others).toEqual({});
  return {
    errors: { ...applying, ...errors },
    fields: { ...fields, ...words, ...sheets },
    mails: { ...recommending },
  };
}

test.each(['ja', 'en'])('every table of master data has a name in %s', (language) => {
  const { master_tables } = textsIn(MESSAGES, language);
  expect(Object.keys(master_tables!).sort()).toEqual([...MASTER_TABLE_NAMES, 'universities'].sort());
});

describe('every sentence', () => {
  test('stands in a folder for each language of the screens', () => {
    expect(languagesIn(MESSAGES).sort()).toEqual([...INTERFACE_LANGUAGES].sort());
  });

  test.each(INTERFACE_LANGUAGES)('stands in %s and takes the same values as in English', (language) => {
    const { errors, fields, mails } = sentencesOf(language);
    const english = sentencesOf('en');
    expect(Object.keys(errors).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
    expect(Object.keys(fields).sort()).toEqual([...FIELD_CODES].sort());
    for (const [code, text] of Object.entries(errors))
      expect([code, fillingsOf(text)]).toEqual([code, fillingsOf(english.errors[code]!)]);
    for (const [code, text] of Object.entries(fields))
      expect([code, fillingsOf(text)]).toEqual([code, fillingsOf(english.fields[code]!)]);
    expect(Object.keys(mails)).toEqual(Object.keys(english.mails));
    for (const [code, text] of Object.entries(mails))
      expect([code, fillingsOf(text)]).toEqual([code, fillingsOf(english.mails[code]!)]);
    for (const text of [...Object.values(errors), ...Object.values(fields), ...Object.values(mails)])
      expect(text.trim()).toBe(text === '' ? 'never empty' : text);
  });

  test('is written in its own language', () => {
    const texts = (language: 'ja' | 'vi') =>
      Object.values(sentencesOf(language)).flatMap((sentences) => Object.entries(sentences));
    for (const [code, text] of texts('ja')) expect([code, /[ぁ-ヿ一-鿿]/.test(text)]).toEqual([code, true]);
    for (const [code, text] of texts('vi'))
      expect([
        code,
        /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵằắẳẵặầấẩẫậềếểễệồốổỗộờớởỡợừứửữự]/i.test(text),
      ]).toEqual([code, true]);
  });

  test('has its values filled in, and shows no braces', () => {
    expect(fieldMessage({ code: 'too_long', params: { max: 100 } }, 'en')).toBe(
      'Please use at most 100 characters.',
    );
    expect(fieldMessage({ code: 'too_long', params: { max: 100 } }, 'ja')).toBe(
      '100文字以内で入力してください。',
    );
    expect(fieldMessage({ code: 'file_too_large', params: { max: 10 } }, 'vi')).toBe(
      'Tệp quá lớn (tối đa 10 MB).',
    );
    expect(fieldMessage({ code: 'unprintable', params: { characters: '🎉 {max} $&' } }, 'en')).toBe(
      'These characters cannot be printed on a resume: “🎉 {max} $&”. Please leave them out or use Latin letters (for a name, as in your passport).',
    );
  });
});
