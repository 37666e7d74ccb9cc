import { z } from 'zod';
import { LINE_MAX, LONG_TEXT_MAX, PROFILE_MAX, URL_MAX } from '../../../domain/constants.ts';
import { languageId } from '../../../domain/languages.ts';
import {
  foldPhoneNumber,
  isCleanLine,
  isCleanText,
  isEmail,
  isHttpsUrl,
  isInstant,
  isJapanPostalCode,
  isNotBlank,
  isPhoneNumber,
  isRealDate,
  isStorable,
  isStorableJson,
} from '../../../domain/validation.ts';
import { parseJson } from '../requests/json-body.ts';

/**
 * Building blocks of input schemas. Each accepts the JSON form and the text of a query parameter, and reads an
 * empty text as null where null is allowed. Messages are field codes of domain/error-codes.ts.
 */
const MAX_INTEGER = 2_147_483_647;

/** A trimmed single line of at most `max` characters. */
export const line = (max = LINE_MAX) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isStorable, { error: 'invalid', abort: true })
    .refine(isCleanLine, 'invisible_characters');

/** Between two words, and not in an address. */
const PLUS_FOR_SPACE = /(?<=[^\s+])\+(?=[\p{L}\p{N}])(?!\S*@)/gu;

/**
 * What somebody looks for, at most `max` characters. "game+programmer", as forms write a space, is two words; "C++" is
 * one.
 */
export const keyword = (max = LINE_MAX) => line(max).overwrite((text) => text.replace(PLUS_FOR_SPACE, ' '));

/** Multi-line text, kept as typed. */
export const longText = (max = LONG_TEXT_MAX) =>
  z
    .string()
    .max(max)
    .refine(isStorable, { error: 'invalid', abort: true })
    .refine(isCleanText, 'invisible_characters');

export const requiredLine = (max = LINE_MAX) => line(max).min(1, 'required');

/** Multi-line text that is not blank. */
export const requiredText = (max = LONG_TEXT_MAX) => longText(max).refine(isNotBlank, 'required');

export const email = () => requiredLine(254).refine(isEmail, 'invalid_email').meta({ format: 'email' });
export const postalCode = () =>
  line(8).refine(isJapanPostalCode, 'invalid_postal_code').describe('7 digits, or 3, a hyphen and 4');
export const phoneNumber = () =>
  line(PROFILE_MAX.phone_num).refine(isPhoneNumber, 'invalid_phone_number').transform(foldPhoneNumber);
export const httpsUrl = () => line(URL_MAX).refine(isHttpsUrl, 'invalid_url').describe('An https address');

const isBlankText = (value: unknown) => typeof value === 'string' && value.trim() === '';

const numeric = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value;

export const integer = (min = 0, max = MAX_INTEGER) =>
  z.preprocess(numeric, z.number().int().min(min).max(max));
export const id = () => integer(1);
/** The id of a row of a table that `hasBigIds`. */
export const bigId = () => integer(1, Number.MAX_SAFE_INTEGER);

export const flag = () =>
  z.preprocess(
    (value) =>
      value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
    z.boolean(),
  );

const DAY = { format: 'date', description: 'Calendar day, YYYY-MM-DD' };
/** An existing calendar day 'YYYY-MM-DD'. */
export const day = () => z.string().refine(isRealDate, 'invalid_date').meta(DAY);

/** ISO 8601 instant with a zone, as a Date. */
export const instant = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && isInstant(value) ? new Date(value) : value),
    z.date('invalid_date'),
  );

/** Parses JSON text by the rules of a body; other text is returned unchanged. */
function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(Buffer.from(value));
  } catch {
    return value;
  }
}

/** Any JSON object, or its text, of limited length; values no column can store are rejected at any depth. */
export const jsonObject = (maxCharacters: number) =>
  z
    .preprocess(fromJsonText, z.record(z.string(), z.unknown()))
    .refine((value) => JSON.stringify(value).length <= maxCharacters, {
      error: 'too_long',
      params: { max: maxCharacters },
      abort: true,
    })
    .refine(isStorableJson, 'invalid');

export const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values);

/** What schemas say of a text per language code. */
export const LANGUAGE_MAP = 'Text per language code';

/** A text per language code. Blank languages are dropped; unknown codes are rejected by name. */
export const languageMap = (text: z.ZodType<string> = line()) =>
  z
    .record(z.string(), text)
    .superRefine((map, check) => {
      for (const code of Object.keys(map))
        if (languageId(code) === undefined)
          check.addIssue({ code: 'custom', message: 'invalid_choice', path: [code], input: map[code] });
    })
    .transform((map) => Object.fromEntries(Object.entries(map).filter(([, words]) => isNotBlank(words))))
    .describe(LANGUAGE_MAP);

/** Like languageMap, with at least Japanese or English, the fallbacks of every reader. */
export const requiredLanguageMap = (text: z.ZodType<string> = line()) =>
  languageMap(text).superRefine((map, check) => {
    if (!map['ja'] && !map['en'])
      check.addIssue({ code: 'custom', message: 'required', path: ['ja'], input: undefined });
  });

/** Optional or null or blank; the last two clear the field. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlankText(value) ? null : value), schema.nullable()).optional();

/** Optional; null and an empty text count as omitted, so that an empty filter filters nothing. */
export const blankable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional()).optional();

/** Fields every item of a nested list has. With an empty id the item is new. */
export const itemMarks = { id: blankable(id()), _destroy: blankable(flag()) };

export const list = <T extends z.ZodType>(item: T, max = 100) =>
  z.preprocess((value) => (value === '' ? [] : value), z.array(item).max(max));

/** A nested list by the specified convention: id updates, none creates, `_destroy` removes. */
export const nested = <T extends z.ZodRawShape>(fields: T, max = 50) =>
  list(z.strictObject({ ...itemMarks, ...fields }), max).optional();

// --- Output ---
export const outId = () => z.number().int();
export const outMap = () => z.record(z.string(), z.string()).describe(LANGUAGE_MAP);
export const outMinutes = () => z.record(z.string(), z.number().int()).describe('Minutes per language code');
/** An instant, or its text. Anything that is none is an error. */
export const outTime = () =>
  z.preprocess(
    (value) => {
      if (value instanceof Date) return value.toISOString();
      return typeof value === 'string' ? new Date(value).toISOString() : value;
    },
    z.string().meta({ format: 'date-time' }),
  );
export const outDay = () => z.string().meta(DAY);
export const paged = <K extends string, T extends z.ZodType>(plural: K, item: T) =>
  z.object({
    [plural]: z.array(item),
    page: z.number().int(),
    per_page: z.number().int(),
    total_count: z.number().int(),
  } as { [key in K]: z.ZodArray<T> } & {
    page: z.ZodNumber;
    per_page: z.ZodNumber;
    total_count: z.ZodNumber;
  });

/** What the caller may do to a record of the staff console. */
export const outCan = () => z.object({ edit: z.boolean(), remove: z.boolean() });

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Drops the empty values of a query: `q[required_jlpt_gteq]=`, which is how clients write null, filters
 * nothing, like an empty field of a search form. Empty list items are dropped; an empty list is kept.
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isBlank(item)).map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !isBlank(item))
      .map(([name, item]) => [name, withoutBlanks(item)]),
  );
}
