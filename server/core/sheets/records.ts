import { Op, type WhereOptions } from 'sequelize';
import { loadAggregates } from '../../../db/aggregate.ts';
import type { AssociationTree } from '../../../db/aggregate-sql.ts';
import { listsTree } from '../../../db/entity-tree.ts';
import type { Field } from '../../../domain/entities/fields.ts';
import type { StaffChangeContext, StaffContext } from '../resources/context.ts';
import type { EditDefinition } from '../resources/define-edit.ts';
import { comparable, type CellValue } from './cells.ts';
import type { Sheet, SheetColumn } from './define-sheet.ts';

/** A row with the lists that its sheet shows, as JSON tells it. */
export interface SheetRecord extends Record<string, unknown> {
  id: number;
  version: number;
}

type Part = Record<string, unknown> | undefined | null;

/** The lists of the sheet's columns. */
function treeOf({ columns }: Sheet): AssociationTree {
  const fields: Record<string, Field> = {};
  for (const { at, field } of columns) fields[String(at[0])] = field;
  return listsTree(fields);
}

/** Rows of the sheet that the member of staff may change, in the order of their ids. */
export function loadRecords(
  sheet: Sheet,
  edit: EditDefinition,
  ctx: StaffContext,
  where: WhereOptions,
): Promise<SheetRecord[]> {
  // What narrows the rows looks at who asks, not at the transaction.
  const rows = edit.rows?.(ctx as StaffChangeContext) ?? {};
  return loadAggregates<SheetRecord, InstanceType<typeof sheet.model>>(sheet.model, treeOf(sheet), {
    where: { [Op.and]: [where, rows] },
    order: [['id', 'ASC']],
    transaction: null,
  });
}

/** The value of a column in a record. */
export function valueIn(column: SheetColumn, record: SheetRecord): CellValue {
  const [name, ...rest] = column.at as [string, ...(string | number)[]];
  const { field } = column;
  const top = record[name];
  if (field.kind === 'links')
    return comparable(
      column,
      ((top ?? []) as Record<string, number>[]).map((row) => row[field.column]),
    );
  if (column.cell.is === 'numbers' && field.kind === 'list') {
    const [inner = ''] = Object.keys(field.rows);
    return comparable(
      column,
      ((top ?? []) as Record<string, number>[]).map((row) => row[inner]),
    );
  }
  return comparable(
    column,
    rest.reduce<unknown>((value, part) => (value as Part)?.[part], top),
  );
}
