import { isToldAsIds, type Field } from '../../../domain/entities/fields.ts';
import { bracketPath } from '../errors/known-fields.ts';
import type { Values } from '../resources/define-edit.ts';
import type { CellValue } from './cells.ts';
import type { Sheet, SheetColumn } from './define-sheet.ts';
import type { SheetRecord } from './records.ts';

/** The cells of a row by their columns; a column that the file leaves out is not there. */
export type RowValues = ReadonlyMap<SheetColumn, CellValue>;

export interface Payload {
  body: Values;
  /** The column of each field of the body, by its path. */
  columns: ReadonlyMap<string, SheetColumn>;
}

type Item = Record<string, unknown> & { id: number };

class Builder {
  readonly body: Values = {};
  readonly columns = new Map<string, SheetColumn>();

  set(target: Values, path: readonly (string | number)[], column: SheetColumn, value: unknown): void {
    target[String(path.at(-1))] = value;
    this.columns.set(bracketPath(path), column);
  }

  /** A text of one language beside those of the others, or a plain value. */
  put(
    target: Values,
    path: readonly (string | number)[],
    rest: readonly (string | number)[],
    column: SheetColumn,
    value: CellValue,
    before: unknown,
  ): void {
    const [language] = rest;
    if (language === undefined) {
      this.set(target, path, column, value);
      return;
    }
    const name = String(path.at(-1));
    const kept = (target[name] ?? { ...(before as object | null | undefined) }) as Values;
    if (value === null) delete kept[String(language)];
    else kept[String(language)] = value;
    target[name] = kept;
    this.columns.set(bracketPath([...path, language]), column);
    if (!this.columns.has(bracketPath(path))) this.columns.set(bracketPath(path), column);
  }
}

function linkItems(field: Field & { kind: 'links' }, value: CellValue, before: unknown): object[] {
  const wanted = (value ?? []) as number[];
  const rows = (before ?? []) as Item[];
  const known = new Set(rows.map((row) => row[field.column]));
  return [
    ...rows
      .filter((row) => !wanted.includes(row[field.column] as number))
      .map(({ id }) => ({ id, _destroy: true })),
    ...wanted.filter((id) => !known.has(id)).map((id) => ({ [field.column]: id })),
  ];
}

/**
 * The changes of a row as its form would send them.
 * @param changed the columns to write
 * @param values all cells of the row
 * @param record what is there; null for a new row
 */
export function payloadOf(
  sheet: Sheet,
  changed: readonly SheetColumn[],
  values: RowValues,
  record: SheetRecord | null,
): Payload {
  const builder = new Builder();
  const lists = new Map<string, SheetColumn[]>();
  for (const column of changed) {
    const [name, ...rest] = column.at as [string, ...(string | number)[]];
    const { field } = column;
    const value = values.get(column) ?? null;
    const before = record?.[name];
    if (field.kind === 'links' && !isToldAsIds(field, true))
      builder.set(builder.body, [name], column, linkItems(field, value, before));
    else if (field.kind === 'links' || column.cell.is === 'numbers' || column.cell.is === 'texts')
      builder.set(builder.body, [isToldAsIds(field, true) ? field.ids : name], column, value ?? []);
    else if (field.kind === 'list') lists.set(name, [...(lists.get(name) ?? []), column]);
    else if (field.kind === 'one') {
      const known = Object.keys(field.rows).map((part) => [part, (before as Values | null)?.[part] ?? null]);
      const part = (builder.body[name] ??= Object.fromEntries(known)) as Values;
      builder.put(part, column.at.slice(0, 2), column.at.slice(2), column, value, part[String(column.at[1])]);
    } else builder.put(builder.body, [name], rest, column, value, before);
  }
  for (const [name, columns] of lists)
    builder.body[name] = itemsOf(
      builder,
      sheet.columns.filter(({ at }) => at[0] === name),
      columns,
      values,
      (record?.[name] ?? []) as Item[],
    );
  return builder;
}

/** The rows of a list. One whose cells are all there and all empty is removed. */
function itemsOf(
  builder: Builder,
  columns: readonly SheetColumn[],
  changed: readonly SheetColumn[],
  values: RowValues,
  before: readonly Item[],
): Values[] {
  const name = String(changed[0]?.at[0]);
  const items: Values[] = [];
  for (const index of new Set(changed.map(({ at }) => at[1] as number))) {
    const ofRow = ({ at }: SheetColumn) => at[1] === index;
    const old = before[index];
    if (old && columns.filter(ofRow).every((column) => values.get(column) === null)) {
      items.push({ id: old.id, _destroy: true });
      for (const column of changed.filter(ofRow))
        builder.columns.set(bracketPath([name, items.length - 1]), column);
      continue;
    }
    const item: Values = old ? { id: old.id } : {};
    for (const column of changed.filter(ofRow)) {
      const part = String(column.at[2]);
      const path = [name, items.length, part];
      builder.put(item, path, column.at.slice(3), column, values.get(column) ?? null, old?.[part]);
    }
    items.push(item);
  }
  return items;
}

/** The column that a refused path is about: the path itself, what it is a part of, or a part of it. */
export function columnAt({ columns: sent }: Payload, { columns }: Sheet, path: string): SheetColumn | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('['), 0))) {
    const column = sent.get(at);
    if (column) return column;
  }
  const of = (known: string) => known === path || known.startsWith(`${path}[`);
  const part = [...sent].find(([known]) => of(known))?.[1];
  // What is missing was not sent.
  return part ?? columns.find(({ at }) => of(bracketPath(at))) ?? null;
}
