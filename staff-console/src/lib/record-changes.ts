/** A record as forms and the wire know it. */
export type Data = Record<string, unknown>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an editor for rich text writes when there is nothing in it. */
const EMPTY_RICH_TEXT = '<p></p>';

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === EMPTY_RICH_TEXT;

/** One form for the many ways to say "nothing": an empty text or list, a language without words, an absent field. */
function normal(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normal);
  if (!isData(value)) return value;
  const filled = Object.keys(value)
    .sort((one, other) => (one < other ? -1 : 1))
    .flatMap((key) => {
      const part = normal(value[key]);
      return part === null ? [] : [[key, part] as const];
    });
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** Whether two values mean the same: languages without words and empty texts count as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

/**
 * Whether this is a nested list of rows (items with ids of the server, or new ones without), as opposed to a
 * list of plain values or of plain objects, which is one value.
 */
export function isRowList(value: unknown, before: unknown): boolean {
  const known = Array.isArray(before) ? (before as unknown[]) : [];
  const now = Array.isArray(value) ? (value as unknown[]) : [];
  if (known.length > 0) return known.every((item) => isData(item) && typeof item['id'] === 'number');
  return now.length > 0 && now.every(isData);
}

/** A value as the server takes it: empty texts are null, languages without words are left out. */
function sendable(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(sendable);
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (isEmpty(part) ? [] : [[key, sendable(part)]])),
  );
}

export interface Changes {
  changes: Data;
  /** Where each sent row of a nested list stands in the form: `offices.0` → `offices.2`. */
  places: Record<string, string>;
}

const OWN_KEYS = new Set(['id', 'version', '_destroy']);
const at = (base: string, key: string | number) => (base === '' ? String(key) : `${base}.${key}`);

function fieldsChanged(
  data: Data,
  previous: Data,
  sentAt: string,
  formAt: string,
  places: Changes['places'],
) {
  const changes: Data = {};
  for (const [key, value] of Object.entries(data)) {
    if (OWN_KEYS.has(key)) continue;
    const before = previous[key];
    if (isRowList(value, before)) {
      const rows = rowsChanged(
        (value ?? []) as Data[],
        (before ?? []) as Data[],
        at(sentAt, key),
        at(formAt, key),
        places,
      );
      if (rows.length > 0) changes[key] = rows;
    } else if (!isSame(value, before)) {
      // A map that was emptied stays a map.
      changes[key] = isData(value) || isData(before) ? (sendable(value) ?? {}) : sendable(value);
    }
  }
  return changes;
}

function rowsChanged(
  rows: Data[],
  before: Data[],
  sentAt: string,
  formAt: string,
  places: Changes['places'],
): Data[] {
  const left = new Map(before.map((row) => [row['id'], row]));
  const sent: Data[] = [];
  for (const [index, row] of rows.entries()) {
    const old = row['id'] === undefined ? undefined : left.get(row['id']);
    if (row['_destroy'] === true) continue;
    left.delete(row['id']);
    const [from, to] = [at(sentAt, sent.length), at(formAt, index)];
    const changed = fieldsChanged(row, old ?? {}, from, to, places);
    if (old && Object.keys(changed).length === 0) continue;
    places[from] = to;
    sent.push(old ? { id: old['id'], ...changed } : changed);
  }
  return [...sent, ...[...left.keys()].map((id) => ({ id, _destroy: true }))];
}

/**
 * What to send for an edited record: the changed fields alone. A nested list follows the specified convention
 * (an id updates, no id creates, `_destroy` removes; unchanged rows are not mentioned); a per-language map or a
 * list of plain values is sent whole.
 */
export function changesOf(data: Data, previous: Data): Changes {
  const places: Record<string, string> = {};
  return { changes: fieldsChanged(data, previous, '', '', places), places };
}

export function hasChanges(data: Data, previous: Data): boolean {
  return Object.keys(changesOf(data, previous).changes).length > 0;
}
