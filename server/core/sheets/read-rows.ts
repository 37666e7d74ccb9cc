import { fieldError } from '../../../domain/error-codes.ts';
import type { ReadSheet, SheetCell } from '../calls/context.ts';
import { SHEET_LANGUAGES, type Sheet, type SheetColumn } from './define-sheet.ts';
import { folded } from './names.ts';

export const SHEET_MAX = { rows: 5000, bytes: 5 * 1024 * 1024 } as const;
/** The field of the request that the refusals of a file are about. */
export const FILE_FIELD = 'file_base64';

/** A row below the head, by its number in the file. */
export interface FileRow {
  number: number;
  cells: ReadonlyMap<SheetColumn, SheetCell>;
}

const isEmpty = (cell: SheetCell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** The columns of the head, by their place; each is called by its title in either language, or by its key. */
function columnsOf(sheet: Sheet, head: readonly SheetCell[]): (SheetColumn | null)[] {
  const byName = new Map<string, SheetColumn>();
  for (const column of sheet.columns)
    for (const name of [column.key, ...SHEET_LANGUAGES.map((language) => column.titles[language])])
      byName.set(folded(name), column);
  const names = head.map((cell) => (isEmpty(cell) ? null : String(cell)));
  const columns = names.map((name) => (name === null ? null : (byName.get(folded(name)) ?? null)));
  if (columns.every((column) => column === null)) throw fieldError(FILE_FIELD, 'no_header');
  const listed = (wanted: (index: number) => boolean) =>
    names
      .filter((name, index) => name !== null && wanted(index))
      .map((name) => String(name).slice(0, 60))
      .slice(0, 20);
  const unknown = listed((index) => columns[index] === null);
  if (unknown.length > 0) throw fieldError(FILE_FIELD, 'unknown_columns', { columns: unknown });
  const repeated = listed((index) => columns.indexOf(columns[index] ?? null) !== index);
  if (repeated.length > 0) throw fieldError(FILE_FIELD, 'repeated_columns', { columns: repeated });
  return columns;
}

/**
 * The rows of a file, by the columns of the sheet.
 * @throws DomainError validation_failed for a file that is none, too long, or whose head is not understood
 */
export function rowsOfFile(sheet: Sheet, read: ReadSheet): FileRow[] {
  if (read === 'unreadable') throw fieldError(FILE_FIELD, 'unreadable_file');
  if ('refusal' in read) throw fieldError(FILE_FIELD, read.refusal);
  const [head = [], ...body] = read.rows;
  const columns = columnsOf(sheet, head);
  const rows = body.flatMap((cells, index): FileRow[] => {
    if (cells.every(isEmpty)) return [];
    const known = columns.flatMap((column, place) =>
      column ? ([[column, cells[place] ?? null]] as const) : [],
    );
    // The head is row 1.
    return [{ number: index + 2, cells: new Map(known) }];
  });
  if (rows.length === 0) throw fieldError(FILE_FIELD, 'no_rows');
  if (rows.length > SHEET_MAX.rows) throw fieldError(FILE_FIELD, 'too_many_rows', { max: SHEET_MAX.rows });
  return rows;
}
