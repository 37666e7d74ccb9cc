import { DomainError, type FieldErrors } from '../../../../domain/error-codes.ts';
import type { Context } from '../../../core/calls/context.ts';
import { bracketPath } from '../../../core/errors/known-fields.ts';

/** A whole text in a script without a font has hundreds: the first ones tell which it is. */
const MOST_NAMED = 20;
const named = (characters: readonly string[]) =>
  characters.slice(0, MOST_NAMED).join(' ') + (characters.length > MOST_NAMED ? ' …' : '');

/**
 * Refuses texts with characters that the fonts of the resume cannot print, so that the person who types
 * learns it now and not the company later. Looks at every text of the payload.
 * @throws DomainError validation_failed with `unprintable` at each field
 */
export function refuseUnprintable(ctx: Context, payload: unknown): void {
  const fields: FieldErrors = {};
  const walk = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string') {
      const characters = ctx.adapters.unprintable(value);
      if (characters.length > 0)
        fields[bracketPath(path)] = [{ code: 'unprintable', params: { characters: named(characters) } }];
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, [...path, index]));
    } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
    }
  };
  walk(payload, []);
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}
