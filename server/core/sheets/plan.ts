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
  record: SheetRecord | null;
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
    for (const [column, cell] of row.cells) {
      const parsed = parseCell(column, cell, reading);
      if ('problem' in parsed) this.refuse(row.number, column, parsed.problem);
      else values.set(column, comparable(column, parsed.value));
    }
    return { number: row.number, values };
  }

  /** Rows that say the same number, or that are told from others by the same words. */
  refuseTwins(rows: readonly ParsedRow[]): void {
    const groups = [['id'], ...this.sheet.same.groups];
    for (const group of groups) {
      const seen = new Map<string, number>();
      for (const { number, values } of rows) {
        const isNew = (values.get(this.idColumn) ?? null) === null;
        if (group[0] !== 'id' && !isNew && !this.sheet.same.found) continue;
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
    const isNew = (row: ParsedRow) => (row.values.get(this.idColumn) ?? null) === null;
    for (const row of rows) if (!isNew(row)) ids.set(row, Number(row.values.get(this.idColumn)));
    if (!rows.some(isNew)) return ids;
    const known = await recordsByKey(this.sheet);
    for (const row of rows.filter(isNew))
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

  changesOf({ number, values }: ParsedRow, record: SheetRecord | null): ColumnChange[] {
    const changes: ColumnChange[] = [];
    for (const [column, to] of values) {
      if (column === this.idColumn) continue;
      const from = record ? valueIn(column, record) : null;
      if (isSame(from, to) || (to === null && !column.isClearable && !this.isEmptied(column, values)))
        continue;
      const { fixed, shown } = this.sheet;
      const isFixed = shown.includes(column.key) || (record !== null && fixed.includes(column.key));
      if (!isFixed) changes.push({ column, from, to });
      else if (to !== null && folded(String(to)) !== folded(String(from)))
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
  const keys = sheet.same.groups.map((group) => group.at(-1));
  for (const key of keys) {
    const column = required(sheet.columns.find((one) => one.key === key));
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
    if (id !== undefined && record === null) {
      planner.refuse(row.number, planner.idColumn, { code: 'unknown_number' });
      return [];
    }
    if (record === null && !edit.can_create) {
      planner.refuse(row.number, planner.idColumn, { code: 'no_such_student' });
      return [];
    }
    const changes = planner.changesOf(row, record);
    const refusal = record && changes.length > 0 ? (sheet.refusal?.(record) ?? null) : null;
    if (refusal) planner.refuse(row.number, null, { code: refusal });
    return [
      {
        number: row.number,
        record,
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
