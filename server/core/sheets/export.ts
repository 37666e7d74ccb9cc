import { stringify } from 'csv-stringify';
import { Op } from 'sequelize';
import { fieldError } from '../../../domain/error-codes.ts';
import { itemAt, required } from '../../../domain/required.ts';
import type { StaffContext } from '../resources/context.ts';
import type { CsvLanguage } from '../resources/csv-words.ts';
import type { AnyResource } from '../resources/define-resource.ts';
import { cellOf, escapedText, exactText, JLPT_LEVELS } from './cells.ts';
import type { Sheet, SheetColumn } from './define-sheet.ts';
import { isLongSet, loadNames, type NamesBySet } from './names.ts';
import { loadRecords, valueIn, type SheetRecord } from './records.ts';
import { kindText, sheetText } from './words.ts';

const BATCH = 500;
/** A workbook is made as a whole; a CSV file may have any number of rows. Of few columns there may be more rows. */
const MOST_IN_A_WORKBOOK = { rows: 10_000, cells: 400_000 } as const;

type Cells = (string | number | null)[];

const headOf = ({ columns }: Sheet, language: CsvLanguage): string[] =>
  columns.map(({ titles }) => titles[language]);

/** The rows of the list, in the order of their ids, as their sheet has them. */
async function* recordsOf(
  resource: AnyResource,
  ctx: StaffContext,
  filter: unknown,
): AsyncGenerator<SheetRecord> {
  for (let afterId = 0; ;) {
    const rows = (await required(resource.list.rowsAfter)(ctx, filter, afterId, BATCH)) as { id: number }[];
    const where = { id: { [Op.in]: rows.map(({ id }) => id) } };
    yield* await loadRecords(required(resource.sheet), required(resource.edit), ctx, where);
    if (rows.length < BATCH) return;
    afterId = itemAt(rows, -1).id;
  }
}

async function* linesOf(
  resource: AnyResource,
  ctx: StaffContext,
  filter: unknown,
  language: CsvLanguage,
  names: NamesBySet,
): AsyncGenerator<Cells> {
  const { columns } = required(resource.sheet);
  for await (const record of recordsOf(resource, ctx, filter))
    yield columns.map((column) => cellOf(column, valueIn(column, record), { names, language }));
}

/** UTF-8 with a mark; cells that a spreadsheet would run as a formula are escaped, which the import takes back. */
export const csvForm = (sheet: Sheet, language: CsvLanguage) =>
  stringify({ header: true, bom: true, columns: headOf(sheet, language) });

type List = [resource: AnyResource, ctx: StaffContext, filter: unknown, language: CsvLanguage];

/** Names of all that the cells of a sheet refer to. */
const namesFor = (resource: AnyResource, { sequelize }: StaffContext): Promise<NamesBySet> =>
  loadNames(sequelize, required(resource.sheet).columns, null);

/** The rows of a CSV file, without the head. */
export async function* csvLines(...list: List): AsyncGenerator<Cells> {
  const [resource, ctx] = list;
  for await (const cells of linesOf(...list, await namesFor(resource, ctx))) yield cells.map(escapedText);
}

/**
 * The list as a workbook, with pages about its columns.
 * @throws DomainError validation_failed where it is too long
 */
export async function workbookOf(...list: List) {
  const [resource, ctx, , language] = list;
  const { columns } = required(resource.sheet);
  const max = Math.max(MOST_IN_A_WORKBOOK.rows, Math.floor(MOST_IN_A_WORKBOOK.cells / columns.length));
  const names = await namesFor(resource, ctx);
  const rows: Cells[] = [];
  for await (const cells of linesOf(...list, names)) {
    rows.push(cells.map(exactText));
    if (rows.length > max) throw fieldError('filter', 'too_many_rows', { max });
  }
  return workbook(resource, names, language, rows);
}

/** A workbook to fill in: the head, what each column takes, and the choices. */
export const templateOf = async (resource: AnyResource, ctx: StaffContext, language: CsvLanguage) =>
  workbook(resource, await namesFor(resource, ctx), language, []);

function workbook(resource: AnyResource, names: NamesBySet, language: CsvLanguage, rows: readonly Cells[]) {
  const sheet = required(resource.sheet);
  return [
    { name: resource.name, rows: [headOf(sheet, language), ...rows] },
    { name: sheetText('columns', language), rows: columnRows(sheet, language) },
    { name: sheetText('choices', language), rows: choiceRows(sheet, names, language) },
  ];
}

function columnRows({ columns, shown }: Sheet, language: CsvLanguage): Cells[] {
  const text = (name: Parameters<typeof sheetText>[0]) => sheetText(name, language);
  const kindOf = ({ key, cell }: SheetColumn) => {
    if (key === 'id') return key;
    return shown.includes(key) ? 'shown' : cell.is;
  };
  return [
    [text('column'), text('takes'), text('is_required'), text('key')],
    ...columns.map((column) => [
      column.titles[language],
      kindText(kindOf(column), language),
      column.isRequired ? text('yes') : null,
      column.key,
    ]),
  ];
}

function choicesOf({ cell }: SheetColumn, names: NamesBySet, language: CsvLanguage): string[] | null {
  if (cell.is === 'jlpt') return [...JLPT_LEVELS];
  if (cell.is === 'choice') return cell.choices.map((code) => cell.words[code]?.[language] ?? code);
  return 'set' in cell && !isLongSet(cell.set) ? required(names.get(cell.set)).all(language) : null;
}

/** A column for each that has choices, with all of them below. */
function choiceRows({ columns }: Sheet, names: NamesBySet, language: CsvLanguage): Cells[] {
  const lists = columns.flatMap((column) => {
    const all = choicesOf(column, names, language);
    return all ? [[column.titles[language], ...all]] : [];
  });
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? null));
}
