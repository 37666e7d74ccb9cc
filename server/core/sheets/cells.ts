import type { FieldError } from '../../../domain/error-codes.ts';
import { required } from '../../../domain/required.ts';
import { isRealDate } from '../../../domain/validation.ts';
import type { SheetCell } from '../calls/context.ts';
import { CSV_WORDS, type CsvLanguage } from '../resources/csv-words.ts';
import type { CellKind, SheetColumn } from './define-sheet.ts';
import { folded, isLongSet, type NamesBySet, type SheetNames } from './names.ts';
import { sheetText } from './words.ts';

/** The value of a cell as a request would carry it; null for an empty one. */
export type CellValue = string | number | boolean | readonly (string | number)[] | null;
export type Parsed = { value: CellValue } | { problem: FieldError };

const BETWEEN = /[;；\n]/u;
/** Choices a sentence names before it refers to the template. */
const MOST_NAMED = 12;

const parts = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A value of a record or a payload as it is compared: what is the same to a reader is equal. */
export function comparable({ cell }: SheetColumn, value: unknown): CellValue {
  if (value === null || value === undefined || value === '') return null;
  switch (cell.is) {
    case 'number':
    case 'jlpt':
    case 'name':
      return Number(value);
    case 'flag':
      return Boolean(value);
    case 'names':
    case 'numbers':
    case 'texts': {
      const items = value as (string | number)[];
      // A text with a semicolon in it reads as two texts in a cell, and is compared as two.
      const compared =
        cell.is === 'texts'
          ? items.flatMap((item) => parts(String(item)))
          : [...new Set(items.map(Number))].toSorted((a, b) => a - b);
      return compared.length === 0 ? null : compared;
    }
    case 'day':
      return String(value).slice(0, 10);
    case 'time':
      return String(value).slice(0, 5);
    case 'choice':
      return String(value);
    case 'line':
      return String(value).trim() || null;
    case 'text': {
      const text = String(value).replace(/\r\n?/g, '\n');
      return text.trim() === '' ? null : text;
    }
  }
}

interface Reading {
  names: NamesBySet;
  language: CsvLanguage;
}

const namesOf = (cell: { set: string }, { names }: Reading): SheetNames => required(names.get(cell.set));

/** A value as the cells of an export show it. */
export function cellOf(column: SheetColumn, value: CellValue, reading: Reading): string | number | null {
  const { cell } = column;
  if (value === null) return null;
  switch (cell.is) {
    case 'flag':
      return CSV_WORDS[reading.language][value === true ? 'yes' : 'no'];
    case 'choice':
      return cell.words[String(value)]?.[reading.language] ?? String(value);
    case 'name':
      return namesOf(cell, reading).nameOf(Number(value), reading.language);
    case 'names':
      return (value as number[]).map((id) => namesOf(cell, reading).nameOf(id, reading.language)).join('; ');
    case 'numbers':
    case 'texts':
      return (value as (string | number)[]).join('; ');
    case 'number':
      return Number(value);
    case 'jlpt':
      return `N${String(value)}`;
    default:
      return String(value);
  }
}

function textOf(cell: SheetCell): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}

const problem = (code: FieldError['code'], params?: FieldError['params']): Parsed => ({
  problem: { code, ...(params && { params }) },
});

/** Cut, so that a sentence about it stays one. */
const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function offered(all: readonly string[], { language }: Reading): string {
  const named = all.slice(0, MOST_NAMED).join(' / ');
  if (all.length <= MOST_NAMED) return named;
  return `${named} ${sheetText('more', language).replace('{count}', String(all.length))}`;
}

/** Numbers as people write them: full width, with commas. */
const plainNumber = (text: string): string => text.normalize('NFKC').replace(/[,\s]/g, '');

function numberIn(text: string): Parsed {
  const plain = plainNumber(text);
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? { value: Number(plain) } : problem('not_a_number');
}

function dayIn(cell: SheetCell): Parsed {
  const text = textOf(cell).normalize('NFKC').trim();
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(value) ? { value } : problem('not_a_day');
}

const DAY_MINUTES = 24 * 60;

function timeIn(cell: SheetCell): Parsed {
  // A time of a spreadsheet is a part of a day.
  const minutes =
    cell instanceof Date
      ? cell.getUTCHours() * 60 + cell.getUTCMinutes()
      : typeof cell === 'number' && cell >= 0 && cell < 1
        ? Math.round(cell * DAY_MINUTES)
        : null;
  const clock = (hours: number | string, rest: number | string) =>
    `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  if (minutes !== null) return { value: clock(Math.floor(minutes / 60), minutes % 60) };
  const found = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(textOf(cell).normalize('NFKC').trim());
  const [, hours = '', rest = ''] = found ?? [];
  return found && Number(hours) < 24 && Number(rest) < 60
    ? { value: clock(hours, rest) }
    : problem('not_a_time');
}

const YES = new Set(['yes', 'true', '1', 'y', 'はい', '○', '◯', 'あり']);
const NO = new Set(['no', 'false', '0', 'n', 'いいえ', '×', 'なし']);

function flagIn(text: string): Parsed {
  const word = folded(text);
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : problem('not_yes_or_no');
}

function choiceIn(text: string, cell: CellKind & { is: 'choice' }, reading: Reading): Parsed {
  const word = folded(text);
  const found = cell.choices.find(
    (code) =>
      folded(code) === word || Object.values(cell.words[code] ?? {}).some((one) => folded(one) === word),
  );
  if (found !== undefined) return { value: found };
  const all = cell.choices.map((code) => cell.words[code]?.[reading.language] ?? code);
  return problem('no_such_choice', { value: shown(text), choices: offered(all, reading) });
}

export const JLPT_LEVELS = ['N1', 'N2', 'N3', 'N4', 'N5'] as const;

/** `N2` in any width, or its digit alone, as the record has it. */
function jlptIn(text: string, reading: Reading): Parsed {
  const [, level] = /^(?:jlpt ?)?n?([1-5])$/.exec(folded(text)) ?? [];
  if (level) return { value: Number(level) };
  return problem('no_such_choice', { value: shown(text), choices: offered(JLPT_LEVELS, reading) });
}

function nameIn(
  text: string,
  cell: { set: string },
  reading: Reading,
): { id: number } | { problem: FieldError } {
  const names = namesOf(cell, reading);
  const [id, ...others] = names.idsOf(text);
  if (id === undefined) {
    const all = isLongSet(cell.set)
      ? sheetText('see_list', reading.language)
      : sheetText('choose', reading.language).replace(
          '{names}',
          offered(names.all(reading.language), reading),
        );
    return { problem: { code: 'no_such_name', params: { value: shown(text), choices: all } } };
  }
  if (others.length > 0) {
    const choices = [id, ...others].slice(0, MOST_NAMED).join(' / ');
    return { problem: { code: 'ambiguous_name', params: { value: shown(text), choices } } };
  }
  return { id };
}

function namesIn(text: string, cell: { set: string }, reading: Reading): Parsed {
  const ids: number[] = [];
  for (const part of parts(text)) {
    const found = nameIn(part, cell, reading);
    if ('problem' in found) return found;
    ids.push(found.id);
  }
  return { value: ids };
}

function numbersIn(text: string): Parsed {
  const numbers = parts(text).map(numberIn);
  const wrong = numbers.find((one) => 'problem' in one);
  return wrong ?? { value: numbers.map((one) => ('value' in one ? Number(one.value) : 0)) };
}

/** What a cell of a file says, by the kind of its column. Lengths and bounds are judged with the whole row. */
export function parseCell(column: SheetColumn, raw: SheetCell, reading: Reading): Parsed {
  const text = withoutEscape(textOf(raw));
  const { cell } = column;
  if (text.trim() === '') return { value: null };
  switch (cell.is) {
    case 'number':
      return numberIn(text);
    case 'jlpt':
      return jlptIn(text, reading);
    case 'flag':
      return flagIn(text);
    case 'choice':
      return choiceIn(text, cell, reading);
    case 'day':
      return dayIn(raw);
    case 'time':
      return timeIn(raw);
    case 'name': {
      const found = nameIn(text, cell, reading);
      return 'problem' in found ? found : { value: found.id };
    }
    case 'names':
      return namesIn(text, cell, reading);
    case 'numbers':
      return numbersIn(text);
    case 'texts':
      return { value: parts(text) };
    default:
      return { value: text };
  }
}

/** What a spreadsheet would run as a formula when it opens a CSV file, in full width too. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const ESCAPED = /^''*[=+\-@\t\r＝＋－＠]/u;

/** A text cell of a CSV file that no spreadsheet runs as a formula. */
export const escapedText = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** A text cell of a workbook, where nothing is run: only what would be taken for escaped is escaped. */
export const exactText = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' && ESCAPED.test(cell) ? `'${cell}` : cell;

const withoutEscape = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);
