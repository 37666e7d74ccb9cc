/** Picks the text of a language map in the reader's language. */
export type CsvWords = (map: Readonly<Record<string, string>> | null | undefined) => string;

type Cell<Row, Value> = (row: Row, words: CsvWords) => Value | null | undefined;

/**
 * A column of an export, from a presented row. The cell format depends on the column, never on the value,
 * because a student may write anything anywhere.
 *
 * - text: free text, unchanged
 * - code: a code of ours, in words (csv-words.ts)
 * - time: an instant, shown in Japan time (2026-11-21 17:05); day: 'YYYY-MM-DD'
 * - number: numbers and ids; named: an id of master data, shown by name
 * - flag: yes or no, in words
 */
export type CsvColumn<Row = never> =
  | readonly [kind: 'text' | 'code' | 'time' | 'day', cell: Cell<Row, string>]
  | readonly [kind: 'number' | 'named', cell: Cell<Row, number>]
  | readonly [kind: 'flag', cell: Cell<Row, boolean>];
