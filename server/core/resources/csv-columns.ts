/** Of a language map the words the reader of an export reads. */
export type CsvWords = (map: Readonly<Record<string, string>> | null | undefined) => string;

type Cell<Row, Value> = (row: Row, words: CsvWords) => Value | null | undefined;

/**
 * A column of an export, from a presented row. What a cell holds is decided by its column, never by the look of a
 * value, because a student may write anything anywhere.
 *
 * - text: words of people, as they are
 * - code: a code of ours, in words (csv-words.ts)
 * - time: an instant as JSON tells it, shown in time of Japan (2026-11-21 17:05); day: 'YYYY-MM-DD'
 * - number: numbers and ids; named: the id of a row of master data, shown by its name
 * - flag: yes or no, in words
 */
export type CsvColumn<Row = never> =
  | readonly [kind: 'text' | 'code' | 'time' | 'day', cell: Cell<Row, string>]
  | readonly [kind: 'number' | 'named', cell: Cell<Row, number>]
  | readonly [kind: 'flag', cell: Cell<Row, boolean>];
