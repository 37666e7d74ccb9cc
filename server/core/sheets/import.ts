import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError, fieldError, type FieldError } from '../../../domain/error-codes.ts';
import { errorMessage } from '../../../domain/messages/message.ts';
import { fieldMessage } from '../../../domain/messages/words.ts';
import { changeMany, type Outcome } from '../resources/change-many.ts';
import type { StaffContext, StaffDeps } from '../resources/context.ts';
import type { CsvLanguage } from '../resources/csv-words.ts';
import type { EditDefinition } from '../resources/define-edit.ts';
import { cellOf, type CellValue } from './cells.ts';
import type { Sheet, SheetColumn } from './define-sheet.ts';
import { columnAt } from './payload.ts';
import { planImport, type Plan, type PlannedRow, type RowProblem } from './plan.ts';
import { FILE_FIELD, rowsOfFile } from './read-rows.ts';

/** More would not be read; the count tells how many there are. */
const MOST_PROBLEMS = 500;
const LONGEST_SHOWN = 300;

export const importInput = z.strictObject({
  /** A CSV or XLSX file as base64, up to 5 MB. */
  file_base64: z.string().min(1, 'required'),
  /** What the dry run answered. Without it nothing is written. */
  checked: z.string().max(500_000).optional(),
});

export const importAnswer = z.object({
  /** What the audit log calls this import: the beginning of the file's digest. */
  name: z.string(),
  /** Whether the rows were written: false for a dry run, and where a row has a problem. */
  is_done: z.boolean(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    with_problems: z.number().int(),
  }),
  problem_count: z.number().int(),
  problems: z.array(
    z.object({
      row: z.number().int(),
      column: z.string().nullable(),
      message: z.string(),
    }),
  ),
  /** The new and the changed rows. */
  rows: z.array(
    z.object({
      row: z.number().int(),
      /** Null for a new row that is not written yet. */
      id: z.number().int().nullable(),
      is_new: z.boolean(),
      name: z.string(),
      changes: z.array(
        z.object({ column: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
    }),
  ),
  /** To be sent with the file to import it; null while a row has a problem, and when there is nothing to do. */
  checked: z.string().nullable(),
});
export type ImportAnswer = z.output<typeof importAnswer>;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What was checked: the file, and the version of each row it is about. */
const checkedShape = z.strictObject({
  digest: z.string(),
  rows: z.array(z.tuple([z.number(), z.number(), z.number()])),
});
type Checked = z.output<typeof checkedShape>;

const asText = (checked: Checked): string => Buffer.from(JSON.stringify(checked)).toString('base64url');

function checkedIn(text: string): Checked {
  try {
    return checkedShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw fieldError('checked', 'invalid');
  }
}

const toWrite = (plan: Plan): PlannedRow[] => plan.rows.filter(({ changes }) => changes.length > 0);

const checkedOf = (digest: string, plan: Plan): Checked => ({
  digest,
  rows: toWrite(plan).map(({ number, record }) => [number, record?.id ?? 0, record?.version ?? 0]),
});

/**
 * Refuses what was not checked.
 * @throws DomainError validation_failed: another file, or rows that others have changed since
 */
function refuseUnchecked(text: string, is: Checked): void {
  const was = checkedIn(text);
  if (was.digest !== is.digest) throw fieldError(FILE_FIELD, 'import_differs');
  const before = new Map(was.rows.map(([row, ...version]) => [row, version.join()]));
  const now = new Map(is.rows.map(([row, ...version]) => [row, version.join()]));
  const changed = [...new Set([...before.keys(), ...now.keys()])]
    .filter((row) => before.get(row) !== now.get(row))
    .toSorted((a, b) => a - b);
  if (changed.length > 0)
    throw fieldError(FILE_FIELD, 'import_outdated', {
      rows: changed.slice(0, 20).join(', ') + (changed.length > 20 ? ' …' : ''),
    });
}

/** Whether what is said of a column may follow from what was said before: of itself, or of its row of a list. */
function follows(column: SheetColumn | null, path: string, before: readonly RowProblem[]): boolean {
  return before.some(({ column: one }) => {
    if (!column || !one) return false;
    const [list, index] = one.at;
    const isOfList = one.field.kind === 'list' && list === column.at[0];
    return one === column || (isOfList && (index === column.at[1] || list === path));
  });
}

/**
 * Why a row was refused, by the columns that its fields came from.
 * @param before what was wrong with its cells
 */
function problemsOf(
  sheet: Sheet,
  { number, payload }: PlannedRow,
  refusal: DomainError,
  before: readonly RowProblem[],
  language: string,
): Written[] {
  const fields = Object.entries(refusal.fields);
  if (fields.length === 0)
    return [{ row: number, column: null, message: errorMessage(refusal.code, language, refusal.details) }];
  return fields.flatMap(([path, errors]) => {
    const column = columnAt(payload, sheet, path);
    if (follows(column, path, before)) return [];
    return errors.map((error) => ({ row: number, column, message: fieldMessage(error, language) }));
  });
}

interface Written {
  row: number;
  column: SheetColumn | null;
  message: string;
}

const written = ({ row, column, error }: RowProblem, language: string): Written => ({
  row,
  column,
  message: fieldMessage(error satisfies FieldError, language),
});

export interface ImportRequest {
  name: string;
  sheet: Sheet;
  edit: EditDefinition;
  ctx: StaffContext;
  deps: StaffDeps;
  language: CsvLanguage;
  bytes: Uint8Array;
  /** What the dry run answered; null makes a dry run. */
  checked: string | null;
  onProgress(done: number, of: number): void;
}

/**
 * Imports a file, or says what importing it would do. Each row goes the way of its form; with a problem in one of them
 * none is written.
 * @throws DomainError validation_failed for a file that cannot be read, differs from what was checked, or whose rows
 *   have changed since
 */
export async function importFile(request: ImportRequest): Promise<ImportAnswer> {
  const { sheet, edit, ctx, deps, language, bytes, checked } = request;
  const digest = digestOf(bytes);
  const rows = rowsOfFile(sheet, await deps.adapters.sheets.read(bytes));
  const plan = await planImport(sheet, edit, ctx, rows, language);
  const is = checkedOf(digest, plan);
  if (checked !== null) refuseUnchecked(checked, is);
  const problems = plan.problems.map((problem) => written(problem, language));
  const wrong = new Map<number, RowProblem[]>();
  for (const one of plan.problems) wrong.set(one.row, [...(wrong.get(one.row) ?? []), one]);
  // A row that cannot be read is tried too, for what else is wrong with it.
  const tried = plan.rows.filter(({ number, changes }) => changes.length > 0 || wrong.has(number));
  const name = digest.slice(0, 8);
  const outcomes = await changeMany(
    { resource: request, edit, ctx, deps, method: 'IMPORT', import: name },
    tried.map(({ number, record, isKnown, payload }) => ({
      of: record && { id: record.id, version: record.version },
      body: payload.body,
      ...(wrong.has(number) && { refused: isKnown ? ('known' as const) : ('unknown' as const) }),
    })),
    {
      rehearse: checked === null || problems.length > 0,
      onDone: (count) => request.onProgress(count, tried.length),
    },
  );
  for (const [index, row] of tried.entries()) {
    const outcome = outcomes[index] as Outcome;
    if ('refusal' in outcome)
      problems.push(...problemsOf(sheet, row, outcome.refusal, wrong.get(row.number) ?? [], language));
  }
  const isDone = checked !== null && problems.length === 0;
  const idOf = new Map(
    tried.map((row, index) => {
      const outcome = outcomes[index] as Outcome;
      return [row, 'id' in outcome && isDone ? outcome.id : null] as const;
    }),
  );
  return answerOf(request, plan, { name, isDone, problems, idOf, is });
}

function answerOf(
  { language }: ImportRequest,
  plan: Plan,
  found: {
    name: string;
    isDone: boolean;
    problems: Written[];
    idOf: ReadonlyMap<PlannedRow, number | null>;
    is: Checked;
  },
): ImportAnswer {
  const { isDone, problems } = found;
  const wrong = new Set(problems.map(({ row }) => row));
  const right = plan.rows.filter(({ number }) => !wrong.has(number));
  const changing = right.filter(({ changes }) => changes.length > 0);
  const shown = (column: SheetColumn, value: CellValue) => {
    const cell = cellOf(column, value, { names: plan.names, language });
    const text = cell === null ? null : String(cell);
    return text !== null && text.length > LONGEST_SHOWN
      ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…`
      : text;
  };
  return {
    name: found.name,
    is_done: isDone,
    counts: {
      new: changing.filter(({ record }) => record === null).length,
      changed: changing.filter(({ record }) => record !== null).length,
      unchanged: right.length - changing.length,
      with_problems: wrong.size,
    },
    problem_count: problems.length,
    problems: problems
      .toSorted((a, b) => a.row - b.row)
      .slice(0, MOST_PROBLEMS)
      .map(({ row, column, message }) => ({ row, column: column?.titles[language] ?? null, message })),
    rows: changing.map((row) => ({
      row: row.number,
      id: row.record?.id ?? found.idOf.get(row) ?? null,
      is_new: row.record === null,
      name: row.name,
      changes: row.changes.map(({ column, from, to }) => ({
        column: column.titles[language],
        from: shown(column, from),
        to: shown(column, to),
      })),
    })),
    checked: isDone || problems.length > 0 || changing.length === 0 ? null : asText(found.is),
  };
}
