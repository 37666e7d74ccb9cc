import { z } from 'zod';
import { refusalOf } from '../../server/core/errors/field-errors.ts';
import { profileFields } from '../../server/features/profile/views/profile-input.ts';
import { clearable, line, longText, requiredLine } from '../../server/core/schemas/schema-helpers.ts';
import { PROFILE_MAX } from '../../domain/constants.ts';
import { fieldMessage } from '../../domain/messages/message.ts';
import { EMPTY_SIGN_UP, signUpSchema } from '../../student-web/src/features/auth/sign-up-schema.ts';
import { sentenceOf } from '../../student-web/src/lib/field-message.ts';
import {
  inOrder,
  kana,
  longText as formLongText,
  phone,
  postalCode,
  requiredText,
  row,
  text,
} from '../../student-web/src/lib/form-schemas.ts';

const TRICKY = [
  '',
  ' ',
  'Linh',
  'チャン',
  '450-0002',
  '4500002',
  '４５００００２',
  '450-002',
  '+84 (0)90-000',
  '090-x',
  'a\nb',
  'a\u202eb',
  'a\u200fb',
  'می\u200cخواهم',
  '\u200d',
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(2001),
];

/** The sentence a schema has for a value, null when it takes it. */
function formSays(schema: z.ZodType, value: string): string | null {
  const { error } = schema.safeParse(value);
  return error ? sentenceOf(error.issues[0]!.message, 'en') : null;
}
/** Forms send what they have trimmed. */
function serverSays(schema: z.ZodType, typed: string): string | null {
  const value = typed.trim();
  const whole = z.object({ field: schema });
  const { error } = whole.safeParse({ field: value });
  return error ? fieldMessage(refusalOf(error, { field: value }, whole).fields['field']![0]!, 'en') : null;
}

describe('a form and the server say the same', () => {
  test.each<[string, z.ZodType, z.ZodType]>([
    ['a required line', requiredText(100), requiredLine(100)],
    ['a line', text(100), line(100)],
    ['a text', formLongText(2000), longText(2000)],
    ['a postal code', postalCode(), profileFields.postal_code],
    ['kana', kana(), profileFields.first_name_kana],
    ['a phone number', phone(), profileFields.phone_num],
  ])('of %s', (_name, form, server) => {
    const differing = TRICKY.filter((value) => formSays(form, value) !== serverSays(server, value));
    expect(differing).toEqual([]);
  });
});

describe('sentences under a field', () => {
  test('a code becomes its sentence, with its value; a sentence of the server stays', () => {
    expect(sentenceOf('required', 'ja')).toBe('この項目は必須項目です。');
    expect(sentenceOf('too_long:100', 'en')).toBe('Please use at most 100 characters.');
    expect(sentenceOf('Somebody says: so.', 'en')).toBe('Somebody says: so.');
  });
});

describe('the sign-up form', () => {
  const filled = {
    ...EMPTY_SIGN_UP,
    first_name: 'Linh',
    last_name: 'Tran',
    agree_policy: true,
  };
  const refusedFields = (values: object) =>
    (signUpSchema.safeParse({ ...filled, ...values }).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]);

  test.each([
    ['everything needed', {}, []],
    ['no agreement', { agree_policy: false }, [['agree_policy', 'must_be_true']]],
    ['a name of blanks', { first_name: '  ' }, [['first_name', 'required']]],
    [
      'a name too long',
      { last_name: 'x'.repeat(PROFILE_MAX.name + 1) },
      [['last_name', `too_long:${PROFILE_MAX.name}`]],
    ],
  ])('%s', (_name, values, wanted) => {
    expect(refusedFields(values)).toEqual(wanted);
  });
});

test('a row that ends before it begins is told at its end', () => {
  const day = () => z.string().nullable();
  const schema = row({ enroll_at: day(), graduate_at: day() }).superRefine(
    inOrder('enroll_at', 'graduate_at'),
  );
  const check = (enroll_at: string | null, graduate_at: string | null) =>
    schema.safeParse({ enroll_at, graduate_at }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(check('2024-04-01', '2023-03-01')).toEqual([['graduate_at', 'end_before_start']]);
  expect(check('2024-04-01', '2024-04-01')).toBeUndefined();
  expect(check('2024-04-01', null)).toBeUndefined();
});

test('clearing a field is allowed where it may be empty', () => {
  expect(z.object({ a: clearable(line()) }).parse({ a: '' })).toEqual({ a: null });
});
