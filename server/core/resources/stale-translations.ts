import { z } from 'zod';
import { languageId } from '../../../domain/languages.ts';
import { isNotBlank } from '../../../domain/validation.ts';
import type { Values, Versioned } from './define-edit.ts';

type TextMap = Record<string, string>;
type Stale = Record<string, string[]>;

/**
 * `<field>_fits`: languages whose text was checked and still fits after another language changed. Write-only;
 * the record returns `<field>_stale`.
 */
export const fitsFields = <const N extends string>(names: readonly N[]) =>
  Object.fromEntries(
    names.map((name) => [
      `${name}_fits`,
      z
        .array(z.string().refine((code) => languageId(code) !== undefined, 'invalid_choice'))
        .max(104)
        .optional(),
    ]),
  ) as Record<`${N}_fits`, z.ZodOptional<z.ZodArray<z.ZodString>>>;

/** `<field>_stale` of a record: languages left unchanged when another was edited. */
export const staleFields = <const N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [`${name}_stale`, z.array(z.string())])) as Record<
    `${N}_stale`,
    z.ZodArray<z.ZodString>
  >;

export const presentStale = (names: readonly string[], stale: Stale) =>
  Object.fromEntries(names.map((name) => [`${name}_stale`, stale[name] ?? []]));

/**
 * Languages of a map that may be outdated: those present before and not changed together with one that was.
 * Adding or removing a language makes no other stale.
 */
export function staleAfter(
  before: TextMap,
  after: TextMap,
  known: readonly string[],
  fits: readonly string[] = [],
): string[] {
  const stood = Object.keys(before).filter((code) => isNotBlank(before[code]) && isNotBlank(after[code]));
  const changed = stood.filter((code) => before[code] !== after[code]);
  return stood.filter(
    (code) => !changed.includes(code) && !fits.includes(code) && (changed.length > 0 || known.includes(code)),
  );
}

/**
 * Updates the row's `stale_translations` and removes the `_fits` fields from the values.
 * @returns the values to write
 */
export function noteStaleTranslations(row: Versioned, names: readonly string[], values: Values): Values {
  const stale: Stale = { ...(row.get('stale_translations') as Stale) };
  const rest = { ...values };
  for (const name of names) {
    const fits = rest[`${name}_fits`] as string[] | undefined;
    delete rest[`${name}_fits`];
    if (!fits && values[name] === undefined) continue;
    const before = (row.isNewRecord ? {} : row.get(name)) as TextMap;
    const left = staleAfter(before, (values[name] as TextMap | undefined) ?? before, stale[name] ?? [], fits);
    if (left.length > 0) stale[name] = left;
    else delete stale[name];
  }
  return { ...rest, stale_translations: stale };
}
