import { itemAt, required } from '../../../domain/required.ts';
import type { FieldCode } from '../../../domain/error-codes.ts';
import { FORBIDDEN_NAMES, malformed, MAX_DEPTH, MAX_LIST_ITEMS, MAX_PARAMETERS } from './payload-limits.ts';

/**
 * Parses bracket-form parameters (`user[skills][][skill_id]=3`) without silently dropping anything: input
 * beyond the limits or ambiguous is rejected. We have our own because the known parsers merge `a[][k]=v` into
 * one item, and read every `+` as a space although clients of the specification do not encode it.
 *
 * Lists of objects without an index are grouped as in Rack: a repeated key starts the next item, and `_destroy`
 * ends an item. Ambiguous grouping is rejected: two items with different keys (`id` and `_destroy` aside) or
 * the same keys in different orders, an item that begins with a list, or an `id` that is neither first in its
 * item nor last in every item, since it could begin the next one.
 */
interface ObjectNode {
  kind: 'object';
  values: Map<string, Node>;
}
interface ListNode {
  kind: 'list';
  items: Node[];
  /** Paths seen in the current item, in order (a list inside an item counts once, as `path[]`). */
  seen: string[];
  /** Pairs "a before b" over all items, to detect contradictory orders. */
  orders: Set<string>;
  /** Position of the id in each finished item. */
  idPlaces: Set<'first' | 'last' | 'none'>;
  /** The keys every item has, from the first finished one; null before. */
  keys: string | null;
}
type Node = ObjectNode | ListNode | string;

/** Maximum keys of one list item; orders are stored as pairs, so an unbounded request could fill memory. */
const MAX_ITEM_NAMES = 100;

/** Why the current parameter is invalid; `parseBracketParams` adds its name. */
class Unreadable extends Error {
  readonly code: FieldCode;
  constructor(reason: string, code: FieldCode = 'invalid') {
    super(reason);
    this.code = code;
  }
}

const newObject = (): ObjectNode => ({ kind: 'object', values: new Map() });
const newList = (): ListNode => ({
  kind: 'list',
  items: [],
  seen: [],
  orders: new Set(),
  idPlaces: new Set(),
  keys: null,
});

/**
 * Characters that stay literal in an unencoded URL. If one is encoded, the sender encoded the whole URL, so a
 * `+` means a space (as axios and forms write it) and a plus sign would be `%2B`.
 */
const ENCODED_BY_SENDER = /%(?:26|2B|2F|3D|3F|40|5B)/i;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Unreadable('a parameter is not valid percent-encoded UTF-8');
  }
}

/** `a[b][][c]` → ['a', 'b', '', 'c'] */
function segments(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw new Unreadable('a parameter name is not in bracket form');
  const path = [
    itemAt(match, 1),
    ...[...itemAt(match, 2).matchAll(/\[([^[\]]*)\]/g)].map((inner) => itemAt(inner, 1)),
  ];
  if (path.length > MAX_DEPTH) throw new Unreadable(`parameters are nested deeper than ${MAX_DEPTH}`);
  if (path.some((segment) => FORBIDDEN_NAMES.has(segment)))
    throw new Unreadable('a parameter name is not allowed');
  return path;
}

function push(list: ListNode, item: Node): void {
  if (list.items.length >= MAX_LIST_ITEMS)
    throw new Unreadable(`a list has more than ${MAX_LIST_ITEMS} items`);
  list.items.push(item);
}

const WITH_INDEX = 'give each item an index, as in list[0][key]=value';
const ID_ANYWHERE = `list items cannot be told apart: name the id of each item first, or ${WITH_INDEX}`;
const DIFFERENT_KEYS = `the items of a list without indexes must all have the same keys (an item of id and _destroy apart); otherwise ${WITH_INDEX}`;
const DIFFERENT_ORDERS = `list items cannot be told apart: name the keys of each item in the same order, or ${WITH_INDEX}`;
const BEGINS_WITH_LIST = `list items cannot be told apart: an item begins with a list; ${WITH_INDEX}`;

/** The keys of an item in any order; an empty list (`a[]` sent as `a=`) is the same key. */
const keysOf = (seen: readonly string[]) =>
  seen
    .map((path) => path.replace(/\/$/, ''))
    .toSorted()
    .join('\n');
const REMOVAL = keysOf(['id', '_destroy']);

/** Ends the current item if its boundaries are unambiguous. */
function endItem(list: ListNode): void {
  const { seen, idPlaces } = list;
  if (seen.length === 0) return;
  const at = seen.indexOf('id');
  idPlaces.add(at < 0 ? 'none' : at === 0 ? 'first' : 'last');
  if ((at > 0 && at < seen.length - 1) || (idPlaces.has('last') && idPlaces.size > 1))
    throw new Unreadable(ID_ANYWHERE);
  const keys = keysOf(seen);
  if (keys === REMOVAL) return;
  list.keys ??= keys;
  if (keys !== list.keys) throw new Unreadable(DIFFERENT_KEYS);
}

/** The item of an object list that `rest` belongs to: the last one, or a new one. */
function itemFor(list: ListNode, rest: readonly string[]): ObjectNode {
  const innerList = rest.indexOf('');
  const isInnerList = innerList >= 0;
  const path = (isInnerList ? [...rest.slice(0, innerList), ''] : rest).join('/');
  const last = list.items.at(-1);
  if (typeof last === 'string' || last?.kind === 'list')
    throw new Unreadable('a list mixes values and objects');

  const destroyed = list.seen.includes('_destroy');
  const repeated = list.seen.includes(path) && !(isInnerList && list.seen.at(-1) === path);
  if (!last || repeated || destroyed) {
    if (isInnerList) throw new Unreadable(BEGINS_WITH_LIST);
    endItem(list);
    list.seen = [];
    push(list, newObject());
  }
  if (list.seen.length >= MAX_ITEM_NAMES)
    throw new Unreadable(`a list item has more than ${MAX_ITEM_NAMES} names`);
  for (const earlier of list.seen) {
    if (earlier === path) continue;
    if (list.orders.has(`${path}\n${earlier}`)) throw new Unreadable(DIFFERENT_ORDERS);
    list.orders.add(`${earlier}\n${path}`);
  }
  if (list.seen.at(-1) !== path) list.seen.push(path);
  return list.items.at(-1) as ObjectNode;
}

function insert(target: ObjectNode, path: readonly string[], value: string): void {
  const [key, ...rest] = path as [string, ...string[]];
  if (key === '') throw new Unreadable('a list stands where a name is expected');
  const existing = target.values.get(key);
  if (rest.length === 0) {
    if (existing !== undefined) throw new Unreadable('a parameter is given twice', 'repeated');
    target.values.set(key, value);
    return;
  }
  if (rest[0] === '') {
    const list = existing ?? newList();
    if (typeof list === 'string' || list.kind !== 'list')
      throw new Unreadable('a name stands for a list and for something else');
    target.values.set(key, list);
    const inner = rest.slice(1);
    if (inner.length === 0) {
      if (list.items.some((item) => typeof item !== 'string'))
        throw new Unreadable('a list mixes values and objects');
      push(list, value);
    } else {
      insert(itemFor(list, inner), inner, value);
    }
    return;
  }
  const object = existing ?? newObject();
  if (typeof object === 'string' || object.kind !== 'object')
    throw new Unreadable('a name stands for an object and for something else');
  target.values.set(key, object);
  insert(object, rest, value);
}

/** Objects with the keys 0…n-1 are lists in indexed form. */
function plain(node: Node, path: string): unknown {
  if (typeof node === 'string') return node;
  if (node.kind === 'list') {
    naming(path, () => endItem(node));
    return node.items.map((item, index) => plain(item, `${path}[${index}]`));
  }
  const within = (key: string) => (path === '' ? key : `${path}[${key}]`);
  const keys = [...node.values.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key))) {
    if (keys.length > MAX_LIST_ITEMS) throw malformed(`a list has more than ${MAX_LIST_ITEMS} items`, path);
    return keys.map((_, index) => {
      const item = node.values.get(String(index));
      if (item === undefined) throw malformed('the indexes of a list have a gap', path);
      return plain(item, within(String(index)));
    });
  }
  return Object.fromEntries(keys.map((key) => [key, plain(required(node.values.get(key)), within(key))]));
}

function insertParameter(root: ObjectNode, parameter: string): void {
  const at = parameter.indexOf('=');
  const name = at < 0 ? parameter : parameter.slice(0, at);
  naming(readable(name), () =>
    insert(root, segments(decode(name)), at < 0 ? '' : decode(parameter.slice(at + 1))),
  );
}

/** Adds the parameter or list to the error. */
function naming(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof Unreadable) throw malformed(error.message, path, error.code);
    throw error;
  }
}

/** The decoded name for the error; unchanged if it cannot be decoded. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * @param query the raw query string without the `?`; a literal `+` is a plus sign unless the sender encoded the
 * URL
 * @returns nested plain objects, arrays and strings
 * @throws DomainError malformed_request (400), naming the parameter
 */
export function parseBracketParams(query: string): Record<string, unknown> {
  const root = newObject();
  if (query === '') return {};
  const written = ENCODED_BY_SENDER.test(query) ? query.replaceAll('+', '%20') : query;
  const parameters = written.split('&').filter((part) => part !== '');
  if (parameters.length > MAX_PARAMETERS) throw malformed(`more than ${MAX_PARAMETERS} parameters`);
  for (const parameter of parameters) insertParameter(root, parameter);
  return plain(root, '') as Record<string, unknown>;
}
