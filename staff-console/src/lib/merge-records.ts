import { isData, isRowList, isSame, type Data } from './record-changes.ts';

/** One field that two people changed differently. `mine` and `theirs` are what to put into the form. */
export interface FieldConflict {
  /** As the form names it: `title.ja`, `offices.2.city`; for a row that one of us removed, `offices.2`. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Everything both did. In a conflict it holds mine until somebody chooses. */
  merged: Data;
  conflicts: FieldConflict[];
  /** The fields only the other person changed, which are taken over. */
  taken: string[];
}

type Notes = Pick<Merge, 'conflicts' | 'taken'>;

const at = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
const asRows = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);
const asData = (value: unknown): Data => (isData(value) ? value : {});
const isMapLike = (value: unknown) => value === undefined || value === null || isData(value);

function mergeFields(path: string, base: Data, mine: Data, theirs: Data, notes: Notes): Data {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, mergeValue(at(path, key), base[key], mine[key], theirs[key], notes)]),
  );
}

/** Lists of plain values (ids): what either of us added is in, what either of us removed is out. */
function mergePlainLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const kept = theirs.filter((value) => mine.includes(value) || !base.includes(value));
  return [...kept, ...mine.filter((value) => !base.includes(value) && !kept.includes(value))];
}

function mergeRows(path: string, base: Data[], mine: Data[], theirs: Data[], notes: Notes): Data[] {
  const byId = (rows: Data[]) => new Map(rows.map((row) => [row['id'], row]));
  const [inBase, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)];
  const rows: Data[] = [];
  for (const their of theirs) {
    const [old, my] = [inBase.get(their['id']), inMine.get(their['id'])];
    const here = at(path, rows.length);
    if (!old) {
      notes.taken.push(here);
      rows.push(their);
    } else if (!my || my['_destroy'] === true) {
      const removed = { ...their, _destroy: true };
      if (!isSame(old, their)) notes.conflicts.push({ path: here, base: old, mine: removed, theirs: their });
      rows.push(removed);
    } else rows.push(mergeFields(here, old, my, their, notes));
  }
  for (const my of mine) {
    if (my['id'] !== undefined && inTheirs.has(my['id'])) continue;
    const old = my['id'] === undefined ? undefined : inBase.get(my['id']);
    const { id: _gone, ...anew } = my;
    if (!old) rows.push(anew);
    else if (my['_destroy'] !== true && !isSame(old, my)) {
      // They removed what I was writing in: mine would be created anew.
      const removed = { ...anew, _destroy: true };
      notes.conflicts.push({ path: at(path, rows.length), base: old, mine: anew, theirs: removed });
      rows.push(anew);
    } else notes.taken.push(path);
  }
  return rows;
}

function mergeValue(path: string, base: unknown, mine: unknown, theirs: unknown, notes: Notes): unknown {
  if (isSame(mine, base)) {
    const isTaken = !isSame(theirs, base);
    // Told by language, not by the whole map.
    if (isTaken && isData(base) && isData(theirs))
      return mergeFields(path, base, asData(mine), theirs, notes);
    if (isTaken) notes.taken.push(path);
    return theirs;
  }
  if (isSame(theirs, base) && !isRowList(mine, base)) return mine;
  if (isSame(mine, theirs)) return theirs;
  if (isRowList(mine, base) || isRowList(theirs, base))
    return mergeRows(path, asRows(base), asRows(mine), asRows(theirs), notes);
  if (Array.isArray(mine) && Array.isArray(theirs) && !mine.some(isData) && !theirs.some(isData))
    return mergePlainLists(Array.isArray(base) ? base : [], mine, theirs);
  if (isMapLike(mine) && isMapLike(theirs) && isMapLike(base))
    return mergeFields(path, asData(base), asData(mine), asData(theirs), notes);
  notes.conflicts.push({ path, base, mine, theirs });
  return mine;
}

/**
 * Brings two people's work on one record together. Fields are compared one by one: languages of a map, rows of
 * a nested list by their id and their fields, ids of a plain list. What one side changed is taken; what both
 * changed to different values is a conflict. The id and the version are theirs, since that is what is saved on.
 * @param base the record both started from
 */
export function mergeRecords(base: Data, mine: Data, theirs: Data): Merge {
  const notes: Notes = { conflicts: [], taken: [] };
  const { id, version, ...fields } = theirs;
  const { id: _id, version: _version, ...own } = mine;
  const merged = { ...mergeFields('', base, own, fields, notes), id, version };
  return { merged, ...notes };
}
