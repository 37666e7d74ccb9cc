import { LANGUAGE_CODES, pickText, type LanguageMap } from '../../../../domain/languages.ts';

const CODES = new Set(LANGUAGE_CODES);

function isLanguageMap(value: object): value is LanguageMap {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => CODES.has(key) && typeof text === 'string');
}

/** What a student wrote into a field of any shape stays as it is. */
const AS_IT_IS = new Set(['behavior', 'query', 'document']);

/**
 * An export for a person to read: texts in several languages become the one they read, rows of master data and
 * universities become their names.
 */
export function readable(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => readable(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Object.keys(value).length === 0) return null;
  if (isLanguageMap(value)) return pickText(value, language)?.text ?? null;
  const { name, local_name } = value as Record<string, unknown>;
  if (typeof name === 'object' && name !== null && isLanguageMap(name)) return readable(name, language);
  if (typeof local_name === 'string') return local_name;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, AS_IT_IS.has(key) ? item : readable(item, language)]),
  );
}
