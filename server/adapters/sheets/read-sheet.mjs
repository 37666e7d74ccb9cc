import { parse } from 'csv-parse/sync';
import { fileTypeFromBuffer } from 'file-type';
import { readSheet as readXlsx } from 'read-excel-file/node';
import yauzl from 'yauzl';

/** A workbook of 5,000 full rows has some 30 MB. */
const MAX_UNPACKED_BYTES = 80_000_000;
/** A workbook has about ten parts, and one for each sheet and picture. */
const MAX_PARTS = 500;
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * The cells of a CSV file or of an XLSX file's first sheet, row by row.
 * @param {Uint8Array} bytes
 * @returns {Promise<{ rows: (string | number | boolean | Date | null)[][] } | { refusal: 'invalid_sheet' | 'locked_sheet' | 'unknown_characters' } | 'unreadable'>}
 */
export async function readSheet(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = await fileTypeFromBuffer(buffer).catch(() => undefined);
  // Excel's older format, and how a workbook with a password is stored.
  if (type?.ext === 'cfb') return { refusal: 'locked_sheet' };
  if (type?.ext === 'xlsx' || type?.ext === 'zip') return workbookRows(buffer);
  if (type && type.ext !== 'csv') return { refusal: 'invalid_sheet' };
  return csvRows(buffer);
}

async function workbookRows(buffer) {
  try {
    if (!(await isSmallEnough(buffer))) return 'unreadable';
    return { rows: await readXlsx(buffer, { trim: false }) };
  } catch {
    return { refusal: 'invalid_sheet' };
  }
}

/** Unpacks everything once and counts, before a parser keeps any of it. */
async function isSmallEnough(buffer) {
  const archive = await yauzl.fromBufferPromise(buffer);
  if (archive.entryCount > MAX_PARTS) return false;
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (unpacked + entry.uncompressedSize > MAX_UNPACKED_BYTES) return false;
    // What unpacks to more than its declared size is an error.
    for await (const chunk of await archive.openReadStreamPromise(entry)) unpacked += chunk.length;
  }
  return true;
}

function csvRows(buffer) {
  const text = decoded(buffer);
  if (text === null || text.includes('\0')) return { refusal: 'unknown_characters' };
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = !head.includes(',') && head.includes('\t') ? '\t' : ',';
  try {
    const rows = parse(text, { delimiter, relax_column_count: true, max_record_size: 2_000_000 });
    return { rows: rows.map((row) => row.map((cell) => (cell === '' ? null : cell))) };
  } catch {
    return { refusal: 'invalid_sheet' };
  }
}

/** UTF-8, or Shift_JIS as Excel in Japan writes it; null for neither. */
function decoded(buffer) {
  for (const encoding of ['utf-8', 'shift_jis'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(buffer).replace(BYTE_ORDER_MARK, '');
    } catch {
      // The next one may fit.
    }
  return null;
}
