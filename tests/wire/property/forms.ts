import { withoutBlanks } from '../../../server/core/schemas/schema-helpers.ts';
import qs from 'qs';
import type { AnyDefinition } from '../../../server/core/calls/define.ts';
import { parseBracketParams } from '../../../server/core/requests/bracket-params.ts';

type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The part of a payload that bracket parameters can express: no empty lists or objects, and objects in a list
 * have the same keys in the same order, id first.
 */
export function sayable(value: unknown): unknown {
  if (Array.isArray(value)) return sameNames(value.map(sayable).filter((item) => item !== undefined));
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .map(([key, item]) => [key, sayable(item)] as const)
    .filter(([, item]) => item !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function sameNames(items: unknown[]): unknown[] | undefined {
  if (items.length === 0) return undefined;
  if (!items.every(isObject)) return items.filter((item) => !isObject(item));
  const plain = (item: Plain) => Object.keys(item).filter((key) => !Array.isArray(item[key]));
  const names = plain(items[0]!).filter((name) =>
    items.every((item) => name in item && !isObject(item[name])),
  );
  if (names.length === 0) return undefined;
  return items.map((item) => Object.fromEntries(names.map((name) => [name, item[name]])));
}

/** Percent-encodes values, including lone surrogates, which no proper client can send. */
const encoder = (text: unknown, _default: unknown, _charset: string, type: 'key' | 'value') => {
  const whole = String(text);
  if (type === 'key') return whole.replace(/[&=#%\s]|[^\x20-\x7e]/gu, encoded);
  return Array.from(whole, encoded).join('');
};
const encoded = (character: string) =>
  character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80';

export const inBrackets = (payload: object): string =>
  qs.stringify(payload, { arrayFormat: 'brackets', encoder });

/**
 * How a query string should be treated: `null` if it cannot be parsed, else whether the call's schema accepts
 * it.
 */
export function isTaken(definition: AnyDefinition, query: string): boolean {
  try {
    const payload = parseBracketParams(query);
    // Blank query parameters are ignored.
    return definition.input.safeParse(definition.kind === 'query' ? withoutBlanks(payload) : payload).success;
  } catch {
    return false;
  }
}
