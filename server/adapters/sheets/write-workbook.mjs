import writeXlsx from 'write-excel-file/node';

const WIDTH = { least: 8, most: 40 };

/** In characters; a Japanese one is twice as wide. */
const widthOf = (text) => [...text].reduce((sum, character) => sum + (character > '\u2E7F' ? 2 : 1), 0);

function widths(rows) {
  const [head = []] = rows;
  return head.map((title) => ({
    width: Math.min(WIDTH.most, Math.max(WIDTH.least, widthOf(String(title ?? '')) + 2)),
  }));
}

/**
 * A workbook of sheets whose first row is the head. Texts are written as texts, so none is run as a formula.
 * @param {{ name: string, rows: (string | number | null)[][] }[]} sheets
 * @returns {Promise<Uint8Array>}
 */
export async function writeWorkbook(sheets) {
  const pages = sheets.map(({ name, rows }) => ({
    sheet: name,
    columns: widths(rows),
    stickyRowsCount: 1,
    data: rows.map((row, index) =>
      row.map((value) => {
        if (value === null || value === '') return null;
        const type = typeof value === 'number' ? Number : String;
        return { value, type, ...(index === 0 && { fontWeight: 'bold', backgroundColor: '#E6F4F1' }) };
      }),
    ),
  }));
  return new Uint8Array(await writeXlsx(pages).toBuffer());
}
