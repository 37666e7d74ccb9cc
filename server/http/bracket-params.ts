import { DomainError } from '../domain/error-codes.ts';

/**
 * Reads bracket-form parameters (`user[skills][][skill_id]=3`) without dropping anything silently: what
 * exceeds a limit or cannot be read with certainty is refused. Why our own: the known parsers merge
 * `a[][k]=v` into one item, or read `+` as a blank; clients of the specification send neither encoded.
 *
 * Lists of objects come without an index and are grouped as Rack does: a repeated key starts the next item.
 * `_destroy` ends an item. Grouping is refused where it would be a guess: when two items name the same keys
 * in different orders, when an item begins with a list, or when `_destroy` stands without an `id`.
 */
const LIMITS = { parameters: 5000, depth: 8, listItems: 1000 };
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

interface ObjectNode {
  kind: 'object';
  values: Map<string, Node>;
}
interface ListNode {
  kind: 'list';
  items: Node[];
  /** Of the item being filled: paths seen, in order (a list inside an item counts once, as `path[]`). */
  seen: string[];
  /** Pairs "a before b" over all items, to find contradicting orders. */
  orders: Set<string>;
}
type Node = ObjectNode | ListNode | string;

const malformed = (reason: string) => new DomainError('malformed_request', { details: { reason } });
const newObject = (): ObjectNode => ({ kind: 'object', values: new Map() });
const newList = (): ListNode => ({ kind: 'list', items: [], seen: [], orders: new Set() });

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed('a parameter is not valid percent-encoded UTF-8');
  }
}

/** `a[b][][c]` → ['a', 'b', '', 'c'] */
function segments(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match)
    throw malformed(`the parameter name ${JSON.stringify(key.slice(0, 80))} is not in bracket form`);
  const path = [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((inner) => inner[1]!)];
  if (path.length > LIMITS.depth) throw malformed(`parameters are nested deeper than ${LIMITS.depth}`);
  if (path.some((segment) => FORBIDDEN_KEYS.has(segment))) throw malformed('a parameter name is not allowed');
  return path;
}

function push(list: ListNode, item: Node): void {
  if (list.items.length >= LIMITS.listItems)
    throw malformed(`a list has more than ${LIMITS.listItems} items`);
  list.items.push(item);
}

/** The item of an object list that `rest` belongs to: the last one, or a new one. */
function itemFor(list: ListNode, rest: readonly string[]): ObjectNode {
  const innerList = rest.indexOf('');
  const isInnerList = innerList >= 0;
  const path = (isInnerList ? [...rest.slice(0, innerList), ''] : rest).join('/');
  const last = list.items.at(-1);
  if (typeof last === 'string' || last?.kind === 'list') throw malformed('a list mixes values and objects');

  const destroyed = list.seen.includes('_destroy');
  if (destroyed && !list.seen.includes('id'))
    throw malformed('an item to remove (_destroy) has no id before it');
  const repeated = list.seen.includes(path) && !(isInnerList && list.seen.at(-1) === path);
  if (!last || repeated || destroyed) {
    if (isInnerList) throw malformed('list items cannot be told apart: give each an index');
    list.seen = [];
    push(list, newObject());
  }
  for (const earlier of list.seen) {
    if (earlier === path) continue;
    if (list.orders.has(`${path}\n${earlier}`))
      throw malformed(
        'list items cannot be told apart: name the keys of each item in the same order, or give each an index',
      );
    list.orders.add(`${earlier}\n${path}`);
  }
  if (list.seen.at(-1) !== path) list.seen.push(path);
  return list.items.at(-1) as ObjectNode;
}

function insert(target: ObjectNode, path: readonly string[], value: string): void {
  const [key, ...rest] = path as [string, ...string[]];
  if (key === '') throw malformed('a list stands where a name is expected');
  const existing = target.values.get(key);
  if (rest.length === 0) {
    if (existing !== undefined)
      throw malformed(`the parameter ${JSON.stringify(key.slice(0, 80))} is given twice`);
    target.values.set(key, value);
    return;
  }
  if (rest[0] === '') {
    const list = existing ?? newList();
    if (typeof list === 'string' || list.kind !== 'list')
      throw malformed(`${JSON.stringify(key.slice(0, 80))} is both a list and something else`);
    target.values.set(key, list);
    const inner = rest.slice(1);
    if (inner.length === 0) {
      if (list.items.some((item) => typeof item !== 'string'))
        throw malformed('a list mixes values and objects');
      push(list, value);
    } else {
      insert(itemFor(list, inner), inner, value);
    }
    return;
  }
  const object = existing ?? newObject();
  if (typeof object === 'string' || object.kind !== 'object')
    throw malformed(`${JSON.stringify(key.slice(0, 80))} is both an object and something else`);
  target.values.set(key, object);
  insert(object, rest, value);
}

/** Objects whose keys are 0…n-1 are lists in the indexed form. */
function plain(node: Node): unknown {
  if (typeof node === 'string') return node;
  if (node.kind === 'list') {
    if (node.seen.includes('_destroy') && !node.seen.includes('id'))
      throw malformed('an item to remove (_destroy) has no id before it');
    return node.items.map(plain);
  }
  const keys = [...node.values.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key))) {
    if (keys.length > LIMITS.listItems) throw malformed(`a list has more than ${LIMITS.listItems} items`);
    const items = keys.map((_, index) => {
      const item = node.values.get(String(index));
      if (item === undefined) throw malformed('the indexes of a list have a gap');
      return plain(item);
    });
    return items;
  }
  return Object.fromEntries(keys.map((key) => [key, plain(node.values.get(key)!)]));
}

/**
 * @param query the raw query string without the `?`; a literal `+` stays a plus sign
 * @returns nested plain objects, arrays and strings
 * @throws DomainError malformed_request (400)
 */
export function parseBracketParams(query: string): Record<string, unknown> {
  const root = newObject();
  if (query === '') return {};
  const parameters = query.split('&').filter((part) => part !== '');
  if (parameters.length > LIMITS.parameters) throw malformed(`more than ${LIMITS.parameters} parameters`);
  for (const parameter of parameters) {
    const at = parameter.indexOf('=');
    const key = decode(at < 0 ? parameter : parameter.slice(0, at));
    insert(root, segments(key), at < 0 ? '' : decode(parameter.slice(at + 1)));
  }
  return plain(root) as Record<string, unknown>;
}

/** Refuses a JSON body nested deeper than bracket parameters may be, or with keys that touch prototypes. */
export function checkJsonShape(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > LIMITS.depth) throw malformed(`the body is nested deeper than ${LIMITS.depth}`);
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw malformed('a field name is not allowed');
    checkJsonShape((value as Record<string, unknown>)[key], depth + 1);
  }
}
