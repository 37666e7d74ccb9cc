import type { Order } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { refusalOf } from '../errors/field-errors.ts';
import { PAGE_SIZE } from '../../../domain/constants.ts';
import { DomainError, fieldError, type FieldCode } from '../../../domain/error-codes.ts';
import { parseJson } from '../requests/json-body.ts';
import type { AnyResource, Direction, PageRequest } from './define-resource.ts';

/** Rows are counted and pageable up to here; beyond it, filters work better. */
export const TOTAL_CAP = 10_000;

const PARAMETERS = ['filter', 'range', 'sort'];
const SHOWN_NAME = 80;

function malformed(parameter: string, code: FieldCode = 'invalid'): DomainError {
  return new DomainError('malformed_request', { fields: { [parameter]: [{ code }] } });
}

/** Query parameters by name; invalid UTF-8 and duplicate names are rejected. */
function parametersOf(queryString: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of queryString.split('&').filter((text) => text !== '')) {
    const at = part.includes('=') ? part.indexOf('=') : part.length;
    const name = part.slice(0, at).slice(0, SHOWN_NAME);
    if (!PARAMETERS.includes(name))
      throw new DomainError('unknown_field', {
        fields: { [name]: [{ code: 'unknown_field' }] },
        details: { known_fields: PARAMETERS },
      });
    if (found.has(name)) throw malformed(name, 'repeated');
    try {
      found.set(name, decodeURIComponent(part.slice(at + 1).replaceAll('+', ' ')));
    } catch {
      throw malformed(name);
    }
  }
  return found;
}

/** The JSON value of a parameter, or its default when not sent. */
function jsonOf(parameters: Map<string, string>, name: string, usual: unknown): unknown {
  const text = parameters.get(name);
  if (text === undefined) return usual;
  try {
    return parseJson(Buffer.from(text));
  } catch {
    throw malformed(name);
  }
}

function filterOf(list: AnyResource['list'], value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw malformed('filter');
  const result = list.filters.safeParse(value);
  if (result.success) return result.data;
  const refusal = refusalOf(result.error, value, list.filters);
  const inFilter = (path: string) => {
    const [first = '', ...rest] = path.split('[');
    return `filter[${first}]${rest.map((part) => `[${part}`).join('')}`;
  };
  const fields = Object.entries(refusal.fields).map(([path, errors]) => [inFilter(path), errors] as const);
  const known = refusal.details['known_fields'] as string[] | undefined;
  throw new DomainError(refusal.code, {
    fields: Object.fromEntries(fields),
    ...(known && { details: { known_fields: known.map(inFilter) } }),
  });
}

function orderOf(list: AnyResource['list'], value: unknown): Order {
  if (!Array.isArray(value) || value.length !== 2) throw malformed('sort');
  const [name, direction] = value as unknown[];
  if (direction !== 'ASC' && direction !== 'DESC') throw malformed('sort');
  if (typeof name !== 'string' || !Object.hasOwn(list.sorts, name)) {
    const path = `sort[${String(name).slice(0, 80)}]`;
    throw new DomainError('unknown_field', {
      fields: { [path]: [{ code: 'unknown_field' }] },
      details: { known_fields: Object.keys(list.sorts) },
    });
  }
  return required(list.sorts[name])(direction satisfies Direction);
}

/** `[first, last]`, both inclusive, counted from 0. */
function rangeOf(value: unknown): { limit: number; offset: number } {
  if (!Array.isArray(value) || value.length !== 2) throw malformed('range');
  const [first, last] = value as unknown[];
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw malformed('range');
  const offset = first as number;
  const limit = (last as number) - offset + 1;
  if (offset < 0 || limit < 1) throw malformed('range');
  if (limit > PAGE_SIZE.max) throw fieldError('range', 'too_many', { max: PAGE_SIZE.max });
  if (offset + limit > TOTAL_CAP + PAGE_SIZE.max) throw fieldError('range', 'too_large', { max: TOTAL_CAP });
  return { limit, offset };
}

/**
 * Parses `filter`, `range` and `sort` (each JSON, as ra-data-simple-rest sends them) strictly: unknown names
 * are rejected, because silently dropping a filter would show rows the caller wanted hidden.
 * @throws DomainError malformed_request | unknown_field (400), validation_failed (422)
 */
export function pageRequestOf(list: AnyResource['list'], queryString: string): PageRequest<unknown> {
  const parameters = parametersOf(queryString);
  return {
    filter: filterOf(list, jsonOf(parameters, 'filter', {})),
    order: orderOf(list, jsonOf(parameters, 'sort', list.default_sort)),
    ...rangeOf(jsonOf(parameters, 'range', [0, PAGE_SIZE.default - 1])),
  };
}

/**
 * Parses `filter` alone, for an export.
 * @throws as pageRequestOf
 */
export function filterOnlyOf(list: AnyResource['list'], queryString: string): unknown {
  const parameters = parametersOf(queryString);
  const other = [...parameters.keys()].find((name) => name !== 'filter');
  if (other)
    throw new DomainError('unknown_field', {
      fields: { [other]: [{ code: 'unknown_field' }] },
      details: { known_fields: ['filter'] },
    });
  return filterOf(list, jsonOf(parameters, 'filter', {}));
}
