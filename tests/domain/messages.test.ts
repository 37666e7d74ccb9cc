import { describe, expect, test } from '@jest/globals';
import {
  ERROR_STATUS,
  FIELD_CODES,
  type ErrorCode,
  type FieldCode,
} from '../../server/domain/error-codes.ts';
import { INTERFACE_LANGUAGES } from '../../server/domain/languages.ts';
import * as en from '../../server/domain/messages/en.ts';
import * as ja from '../../server/domain/messages/ja.ts';
import { errorMessage, fieldMessage } from '../../server/domain/messages/message.ts';
import * as vi from '../../server/domain/messages/vi.ts';
import { wordsMessages } from '../../server/domain/messages/words.ts';

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

const catalogues = Object.fromEntries(
  Object.entries({ en, ja, vi }).map(([language, { errorMessages, fieldMessages }]) => [
    language,
    {
      errorMessages,
      fieldMessages: { ...fieldMessages, ...wordsMessages[language as 'en'] },
    },
  ]),
) as Record<
  'en' | 'ja' | 'vi',
  { errorMessages: typeof en.errorMessages; fieldMessages: Record<FieldCode, string> }
>;
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('every sentence', () => {
  test.each(INTERFACE_LANGUAGES)('stands in %s and takes the same values as in English', (language) => {
    const { errorMessages, fieldMessages } = catalogues[language];
    expect(Object.keys(errorMessages).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
    expect(Object.keys(fieldMessages).sort()).toEqual([...FIELD_CODES].sort());
    for (const code of FIELD_CODES)
      expect([code, placeholders(fieldMessages[code])]).toEqual([
        code,
        placeholders(catalogues.en.fieldMessages[code]),
      ]);
    for (const text of [...Object.values(errorMessages), ...Object.values(fieldMessages)])
      expect(text.trim()).toBe(text === '' ? 'never empty' : text);
  });

  test('is written in its own language', () => {
    const texts = (language: 'ja' | 'vi') => [
      ...Object.entries(catalogues[language].errorMessages),
      ...Object.entries(catalogues[language].fieldMessages),
    ];
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
