import { Op } from 'sequelize';
import { loadAggregates } from '../../../db/aggregate.ts';
import type { FieldError } from '../../../domain/error-codes.ts';
import { required } from '../../../domain/required.ts';
import type { StaffContext } from '../resources/context.ts';
import type { CsvLanguage } from '../resources/csv-words.ts';
import type { EditDefinition } from '../resources/define-edit.ts';
import { cellOf, comparable, parseCell, type CellValue } from './cells.ts';
import type { Sheet, SheetColumn } from './define-sheet.ts';
import { folded, loadNames, type NamesBySet } from './names.ts';
import { payloadOf, type Payload } from './payload.ts';
import type { FileRow } from './read-rows.ts';
import { loadRecords, valueIn, type SheetRecord } from './records.ts';

export interface RowProblem {
  row: number;
  column: SheetColumn | null;
  error: FieldError;
}

interface ColumnChange {
  column: SheetColumn;
  from: CellValue;
  to: CellValue;
}

/** What a row of the file is to become. */
export interface PlannedRow {
  number: number;
  /** Null for a new row, and where the record is not found. */
  record: SheetRecord | null;
  /** Whether it is a new row, or that of the record: else it is not known which one is meant. */
  isKnown: boolean;
  /** What a reader knows it by. */
  name: string;
  changes: readonly ColumnChange[];
  payload: Payload;
}

export interface Plan {
  rows: PlannedRow[];
  problems: RowProblem[];
  names: NamesBySet;
}

type Values = Map<SheetColumn, CellValue>;

interface ParsedRow {
  number: number;
  values: Values;
  /** Cells that say nothing of their column's kind. */
  unreadable: Set<SheetColumn>;
}

const isSame = (a: CellValue, b: CellValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parts of a row that tell it from others, as one text; null where one is missing. */
function keyOf(
  sheet: Sheet,
  group: readonly string[],
  valueOf: (column: SheetColumn) => CellValue,
): string | null {
  const values = group.map((key) => valueOf(required(sheet.columns.find((column) => column.key === key))));
  return values.includes(null) ? null : JSON.stringify(values.map((value) => folded(String(value))));
}

/** Which record each new row would repeat, by each group of columns. */
async function recordsByKey(sheet: Sheet): Promise<ReadonlyMap<string, number>[]> {
  const { groups, among } = sheet.same;
  const columns = sheet.columns.filter(({ key }) => groups.flat().includes(key));
  const names = [...new Set(columns.map(({ at }) => String(at[0])))];
  const rows = await loadAggregates<SheetRecord, InstanceType<typeof sheet.model>>(
    sheet.model,
    { $columns: ['id', ...names] },
    { ...(among && { where: among }), order: [['id', 'DESC']], transaction: null },
  );
  return groups.map(
    (group) =>
      new Map(
        rows.flatMap((row) => {
          const key = keyOf(sheet, group, (column) => valueIn(column, row));
          return key === null ? [] : [[key, row.id] as const];
        }),
      ),
  );
}

class Planner {
  readonly problems: RowProblem[] = [];
  readonly sheet: Sheet;
  readonly idColumn: SheetColumn;
  constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.idColumn = required(sheet.columns[0]);
  }

  refuse(row: number, column: SheetColumn | null, error: FieldError): void {
    this.problems.push({ row, column, error });
  }

  parse(row: FileRow, reading: { names: NamesBySet; language: CsvLanguage }): ParsedRow {
    const values: Values = new Map();
    const unreadable = new Set<SheetColumn>();
    for (const [column, cell] of row.cells) {
      const parsed = parseCell(column, cell, reading);
      if ('problem' in parsed) {
        this.refuse(row.number, column, parsed.problem);
        unreadable.add(column);
      } else values.set(column, comparable(column, parsed.value));
    }
    return { number: row.number, values, unreadable };
  }

  /** Whether a row has no number, and so is a new one. */
  isNew({ values, unreadable }: ParsedRow): boolean {
    return (values.get(this.idColumn) ?? null) === null && !unreadable.has(this.idColumn);
  }

  /** Rows that say the same number, or that are told from others by the same words. */
  refuseTwins(rows: readonly ParsedRow[]): void {
    const groups = [['id'], ...this.sheet.same.groups];
    for (const group of groups) {
      const seen = new Map<string, number>();
      for (const row of rows) {
        const { number, values } = row;
        if (group[0] !== 'id' && !this.isNew(row) && !this.sheet.same.found) continue;
        const key = keyOf(this.sheet, group, (column) => values.get(column) ?? null);
        const first = key === null ? undefined : seen.get(key);
        const column = required(this.sheet.columns.find((one) => one.key === group.at(-1)));
        if (first !== undefined) this.refuse(number, column, { code: 'same_as_row', params: { row: first } });
        else if (key !== null) seen.set(key, number);
      }
    }
  }

  /** The id of the record that each row is about; of a row for a new one there is none. */
  async idsOf(rows: readonly ParsedRow[]): Promise<Map<ParsedRow, number>> {
    const ids = new Map<ParsedRow, number>();
    const newRows = rows.filter((row) => this.isNew(row));
    for (const row of rows) {
      const id = row.values.get(this.idColumn) ?? null;
      if (id !== null) ids.set(row, Number(id));
    }
    if (newRows.length === 0) return ids;
    const known = await recordsByKey(this.sheet);
    for (const row of newRows)
      for (const [index, group] of this.sheet.same.groups.entries()) {
        const key = keyOf(this.sheet, group, (column) => row.values.get(column) ?? null);
        const id = key === null ? undefined : known[index]?.get(key);
        if (id === undefined || ids.has(row)) continue;
        if (this.sheet.same.found) ids.set(row, id);
        else {
          const column = required(this.sheet.columns.find((one) => one.key === group.at(-1)));
          this.refuse(row.number, column, { code: 'exists_already', params: { id } });
          break;
        }
      }
    return ids;
  }

  /** Whether the cells of a list's row are all there and all empty, which takes the row away. */
  isEmptied({ at: [list, index] }: SheetColumn, values: Values): boolean {
    if (typeof index !== 'number') return false;
    const ofRow = this.sheet.columns.filter(({ at }) => at[0] === list && at[1] === index);
    return ofRow.every((column) => values.get(column) === null);
  }

  /** @param record null of a new row; undefined where it is not known which one is meant */
  changesOf({ number, values }: ParsedRow, record: SheetRecord | null | undefined): ColumnChange[] {
    const changes: ColumnChange[] = [];
    for (const [column, to] of values) {
      if (column === this.idColumn) continue;
      const from = record ? valueIn(column, record) : null;
      if (isSame(from, to) || (to === null && !column.isClearable && !this.isEmptied(column, values)))
        continue;
      const { fixed, shown } = this.sheet;
      const isShown = shown.includes(column.key);
      if (!isShown && (record === null || !fixed.includes(column.key))) changes.push({ column, from, to });
      else if (record !== undefined && to !== null && folded(String(to)) !== folded(String(from)))
        this.refuse(number, column, { code: 'not_changed_here' });
    }
    return changes;
  }
}

function nameOf(
  sheet: Sheet,
  values: Values,
  record: SheetRecord | null,
  plan: Pick<Plan, 'names'>,
  language: CsvLanguage,
) {
  const columns = sheet.same.groups.map((group) =>
    required(sheet.columns.find((one) => one.key === group.at(-1))),
  );
  // The reader's language first, then the order of the groups, which begins with Japanese.
  const own = columns.filter(
    ({ at }) => at.at(-1) === language || (language === 'en' && at[0] === 'english_name'),
  );
  for (const column of [...own, ...columns]) {
    const value = values.get(column) ?? (record ? valueIn(column, record) : null);
    if (value !== null) return String(cellOf(column, value, { names: plan.names, language }));
  }
  return '';
}

/**
 * What the rows of a file would do, against what is there now. Nothing is written; what only the whole row can be
 * refused for is found when it is written.
 */
export async function planImport(
  sheet: Sheet,
  edit: EditDefinition,
  ctx: StaffContext,
  rows: readonly FileRow[],
  language: CsvLanguage,
): Promise<Plan> {
  const planner = new Planner(sheet);
  const names = await loadNames(ctx.sequelize, sheet.columns, null);
  const parsed = rows.map((row) => planner.parse(row, { names, language }));
  planner.refuseTwins(parsed);
  const ids = await planner.idsOf(parsed);
  const found = await loadRecords(sheet, edit, ctx, { id: { [Op.in]: [...new Set(ids.values())] } });
  const records = new Map(found.map((record) => [record.id, record]));
  const planned = parsed.flatMap((row): PlannedRow[] => {
    const id = ids.get(row);
    const record = id === undefined ? null : (records.get(id) ?? null);
    const isKnown = record !== null || (planner.isNew(row) && edit.can_create === true);
    if (id !== undefined && record === null)
      planner.refuse(row.number, planner.idColumn, { code: 'unknown_number' });
    else if (!isKnown && planner.isNew(row))
      planner.refuse(row.number, planner.idColumn, { code: 'no_such_student' });
    const changes = planner.changesOf(row, isKnown ? record : undefined);
    const refusal = record && changes.length > 0 ? (sheet.refusal?.(record) ?? null) : null;
    if (refusal) {
      planner.refuse(row.number, null, { code: refusal });
      return [];
    }
    return [
      {
        number: row.number,
        record,
        isKnown,
        name: nameOf(sheet, row.values, record, { names }, language),
        changes,
        payload: payloadOf(
          sheet,
          changes.map(({ column }) => column),
          row.values,
          record,
        ),
      },
    ];
  });
  return { rows: planned, problems: planner.problems, names };
}
