import type { Values } from './define-edit.ts';

/** `a[0][b]` → a, 0, b */
const partsOf = (path: string): string[] => path.split(/[[\]]+/).filter((part) => part !== '');

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A nested list's item that changes nothing, in the place of one that cannot stand. */
const neutral = (item: unknown): Values =>
  isObject(item) && item['id'] !== undefined ? { id: item['id'] } : { _destroy: true };
const isNeutral = (item: unknown): boolean => JSON.stringify(item) === JSON.stringify(neutral(item));

/** Takes a value out; of what is not there, or cannot be left out, what it is a part of. */
function takeOut(body: Values, parts: readonly string[]): void {
  const last = String(parts.at(-1));
  const owner = parts
    .slice(0, -1)
    .reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), body);
  if (Array.isArray(owner)) {
    const item: unknown = owner[Number(last)];
    if (isObject(item) && !isNeutral(item)) owner[Number(last)] = neutral(item);
    else takeOut(body, parts.slice(0, -1));
  } else if (isObject(owner) && Object.hasOwn(owner, last)) delete owner[last];
  else if (parts.length > 1) takeOut(body, parts.slice(0, -1));
}

/**
 * A payload without the fields that were refused, to see what else would be. The other items of a nested list keep
 * their places, so that a path means the same in both.
 * @param paths as errors name them: `offices[0][postal_code]`
 */
export function withoutFields(body: Values, paths: readonly string[]): Values {
  const rest = structuredClone(body);
  for (const path of paths) takeOut(rest, partsOf(path));
  return rest;
}
