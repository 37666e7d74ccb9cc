/**
 * Joins what a person typed with what was saved elsewhere meanwhile (another tab, another device), against the
 * state both began with. Pure, and for forms' values: texts, numbers, lists of ids, rows with an `id`.
 */
export interface Merged<T> {
  /** What was typed wins where both changed the same. */
  values: T;
  /** The fields that both changed, and differently. */
  conflicts: string[];
}

type Values = Record<string, unknown>;
type Row = Values & { id?: number };

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isRows = (list: readonly unknown[]): list is Row[] => list.length > 0 && list.every(isObject);

/** By their content, whatever the order of an object's keys; what is left out equals undefined. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name], other[name]));
}

/** What both added to a list of ids stays, what either took away goes. */
function mergeIds(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id));
  return [...theirs.filter((id) => mine.includes(id) || !base.includes(id)), ...added];
}

/** Rows in the order they were typed; rows of the other side behind them. */
function mergeRows(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Merged<Row[]> {
  const rowOf = (rows: readonly Row[], id: number | undefined) =>
    id === undefined ? undefined : rows.find((row) => row.id === id);
  let isInConflict = false;
  const kept = mine.flatMap((row): Row[] => {
    const before = rowOf(base, row.id);
    const other = rowOf(theirs, row.id);
    if (row.id === undefined) return [row];
    if (other) {
      const { values, conflicts } = mergeValues(before ?? {}, row, other);
      isInConflict ||= conflicts.length > 0;
      return [values];
    }
    if (isEqual(row, before)) return [];
    // Taken away there and changed here: it becomes a row of its own again.
    isInConflict = true;
    const { id: _gone, ...fields } = row;
    return [fields];
  });
  const added = theirs.filter((row) => !rowOf(base, row.id) && !rowOf(mine, row.id));
  return { values: [...kept, ...added], conflicts: isInConflict ? ['rows'] : [] };
}

function mergeField(base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  if (mine === undefined || isEqual(mine, base)) return { values: theirs, conflicts: [] };
  if (isEqual(theirs, base) || isEqual(mine, theirs)) return { values: mine, conflicts: [] };
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const before = Array.isArray(base) ? base : [];
    if (isRows(mine) || isRows(theirs)) return mergeRows(before as Row[], mine as Row[], theirs as Row[]);
    return { values: mergeIds(before, mine, theirs), conflicts: [] };
  }
  // A record of answers is merged answer by answer; an object with an id is one choice.
  if (isObject(mine) && isObject(theirs) && !('id' in mine))
    return mergeValues(isObject(base) ? base : {}, mine, theirs);
  return { values: mine, conflicts: ['value'] };
}

/** @param base what both sides began with; a field it does not have counts as changed by both */
export function mergeValues<T extends object>(base: object, mine: T, theirs: T): Merged<T> {
  const conflicts: string[] = [];
  const values: Values = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeField((base as Values)[name], (mine as Values)[name], (theirs as Values)[name]);
    values[name] = merged.values;
    if (merged.conflicts.length > 0) conflicts.push(name);
  }
  return { values: values as T, conflicts };
}
