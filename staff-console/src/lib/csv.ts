/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Lines of cells as a CSV file: UTF-8 with a mark, as spreadsheets in Japan expect; what a spreadsheet would take for a
 * formula is escaped, as in the exports of the server.
 */
export const csvOf = (lines: readonly (readonly (string | number | null)[])[]): Blob =>
  new Blob(['\uFEFF', ...lines.map((line) => `${line.map(cell).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });
