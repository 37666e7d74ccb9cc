import sax from 'sax';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import yauzl from 'yauzl';
import { isLockedPdf, resumeFileType } from './resume-file.mjs';

/** A CV has two or three pages; what stands behind these is not read. */
const MAX_PAGES = 12;
const MAX_CHARACTERS = 60_000;
/** Fewer are the page numbers of a scan. */
const LEAST_LETTERS = 20;
/** Bytes of a Word document's texts with their mark-up, unpacked: thirty pages have one million. */
const MAX_XML_BYTES = 8_000_000;
/** In widths of a letter: words that far apart stand in different columns. */
const COLUMN_GAP = 1.6;
const TOO_LARGE = Symbol('too large');
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** An accent that is drawn by itself, over the letter before it. */
const MARK = /^\p{M}/u;
/** Lines of a cell that is a column of the page. */
const LONG_CELL = 4;
/** In points: a page's margins left and right differ by no more where the longest line ends at the right one. */
const MARGINS_DIFFER = 30;
/** Where a line ended for want of room, so that the next one may go on with it. */
const SOFT_BREAK = '\v';
const CONTROLS = /[\n\v]/g;

/**
 * The text of a PDF or Word document: a line each, the cells of a table's row or columns apart by tabs. Between a line
 * of a PDF that is full and the next one stands a vertical tab: what the lines say tells whether they are one.
 * @param {Uint8Array} bytes
 * @returns {Promise<{ text: string } | { refusal: 'invalid_document' | 'locked_document' | 'scanned_document' } | 'unreadable'>}
 */
export async function cvText(bytes) {
  if (isLockedPdf(bytes)) return { refusal: 'locked_document' };
  const type = await resumeFileType(bytes);
  if (type === null) return { refusal: 'invalid_document' };
  const text = await (type === 'pdf' ? pdfLines(bytes) : wordLines(bytes)).catch(() => null);
  if (text === null) return { refusal: 'invalid_document' };
  if (text === TOO_LARGE) return 'unreadable';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < LEAST_LETTERS ? { refusal: 'scanned_document' } : { text: text.slice(0, MAX_CHARACTERS) };
}

async function pdfLines(bytes) {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const lines = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(linesOfPage(items, page.view));
    }
    return lines.join('\n');
  } finally {
    await task.destroy();
  }
}

/**
 * In the order in which the document draws its texts, which keeps columns together: what follows on the same height
 * and to the right belongs to the same line.
 */
function linesOfPage(items, [pageLeft, , pageRight]) {
  const lines = [];
  let line = null;
  for (const item of items) {
    if (typeof item.str !== 'string' || item.str.trim() === '') continue;
    const str = item.str.replace(CONTROLS, ' ');
    const [, , , , left, bottom] = item.transform;
    const size = Math.max(item.height, 1);
    const gap = line ? left - line.right : 0;
    const isBeside = line !== null && Math.abs(bottom - line.bottom) < line.size * 0.5;
    const goesOn = isBeside && gap > -line.size;
    if (!goesOn) {
      line = { text: str, bottom, left, right: left + item.width, size };
      lines.push(line);
      continue;
    }
    const between = MARK.test(str)
      ? ''
      : gap > size * COLUMN_GAP
        ? '\t'
        : gap > size * leastSpace(line.text, str)
          ? ' '
          : '';
    line.text += between + str;
    line.right = Math.max(line.right, left + item.width);
  }
  const longest = Math.max(...lines.map(({ right }) => right));
  // Most pages have the same margin on both sides.
  const mirrored = pageLeft + pageRight - Math.min(...lines.map(({ left }) => left));
  const margin = longest > mirrored - MARGINS_DIFFER ? longest : mirrored;
  return lines.reduce((text, next, index) => {
    const before = lines[index - 1];
    if (!before) return next.text;
    // A small letter begins nothing: there the longest line will do.
    const end = /^\p{Ll}/u.test(next.text) ? longest : margin;
    return `${text}${isFull(before, next, end) ? SOFT_BREAK : '\n'}${next.text}`;
  }, '');
}

/**
 * From which room, in widths of a letter, two texts stand apart. Between kanji and figures or short words programs leave a
 * little that is no space (2026 年 4 月, 自己 PR); a longer word may be a name, which must not grow into what is beside it.
 */
function leastSpace(before, after) {
  const isBefore = IDEOGRAPH.test(before.slice(-1));
  const isAfter = IDEOGRAPH.test(after.charAt(0));
  if (isBefore === isAfter) return isBefore ? 0.15 : 0.09;
  const isWord = isBefore ? /^\p{Script=Latin}{3}/u.test(after) : /\p{Script=Latin}{3}$/u.test(before);
  return isWord ? 0.2 : 0.4;
}

/** A line that has no room any more for the first word of the next one. */
function isFull(line, next, margin) {
  const below = line.bottom - next.bottom;
  if (line.text.includes('\t') || next.text.includes('\t')) return false;
  if (below < line.size * 0.8 || below > line.size * 1.8 || Math.abs(line.size - next.size) > 1) return false;
  if (Math.abs(line.left - next.left) > line.size * 2) return false;
  const [word] = IDEOGRAPH.test(next.text.charAt(0)) ? [next.text.charAt(0)] : next.text.split(' ', 1);
  const width = ((next.right - next.left) * word.length) / next.text.length;
  const space = IDEOGRAPH.test(word) ? 0 : line.size * 0.2;
  return line.right + space + width > margin;
}

async function wordLines(bytes) {
  const archive = await yauzl.fromBufferPromise(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  const parts = [];
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    if (!/^word\/(document|header|footer)\d{0,3}\.xml$/.test(entry.fileName)) continue;
    size += entry.uncompressedSize;
    if (size > MAX_XML_BYTES) return TOO_LARGE;
    parts.push(entry);
  }
  // The name and the address may stand in the page's head.
  const rank = ({ fileName }) => (fileName.includes('header') ? 0 : fileName.includes('document') ? 1 : 2);
  parts.sort((a, b) => rank(a) - rank(b));
  const lines = [];
  // What unpacks to more than its declared size is an error.
  for (const part of parts) lines.push(await xmlLines(await archive.openReadStreamPromise(part)));
  return lines.filter(Boolean).join('\n');
}

/** Paragraphs, rows of tables, tabs and breaks of WordprocessingML. A text box is told twice: the copy is left out. */
async function xmlLines(stream) {
  const lines = [];
  const rows = [];
  let line = '';
  let isText = false;
  let copies = 0;
  const parser = sax.parser(true, { strictEntities: true });
  const endOfLine = () => {
    const row = rows.at(-1);
    if (row) row.cell.push(line);
    else lines.push(line);
    line = '';
  };
  const onopentag = ({ name, isSelfClosing }) => {
    if (name === 'mc:Fallback') copies += 1;
    if (copies > 0) return;
    if (name === 'w:tr') rows.push({ cells: [], cell: [] });
    else if (name === 'w:tc' && rows.length > 0) rows.at(-1).cell = [];
    else if (name === 'w:t') isText = !isSelfClosing;
    else if (name === 'w:tab') line += '\t';
    else if (name === 'w:br' || name === 'w:cr') endOfLine();
    else if (name === 'w:p' && line !== '') endOfLine();
  };
  const ontext = (text) => {
    if (isText && copies === 0) line += text;
  };
  const onclosetag = (name) => {
    if (name === 'mc:Fallback') copies -= 1;
    if (copies > 0) return;
    if (name === 'w:t') isText = false;
    else if (name === 'w:p') endOfLine();
    else if (name === 'w:tc') rows.at(-1)?.cells.push(rows.at(-1).cell.filter((text) => text.trim() !== ''));
    else if (name === 'w:tr') {
      const { cells } = rows.pop();
      const told = rowLines(cells);
      if (rows.length > 0) rows.at(-1).cell.push(...told);
      else lines.push(...told);
    }
  };
  const onerror = (error) => {
    throw error;
  };
  Object.assign(parser, { onopentag, ontext, onclosetag, onerror });
  stream.setEncoding('utf8');
  for await (const chunk of stream) parser.write(chunk);
  parser.close();
  return lines.join('\n');
}

/**
 * A row is one line, or as many as all of its cells have. Where one has more than the others, the first lines stand
 * side by side, as a label and its text; long ones are columns of the page and told one after the other.
 */
function rowLines(cells) {
  const filled = cells.filter((cell) => cell.length > 0);
  const most = Math.max(0, ...filled.map((cell) => cell.length));
  if (filled.every((cell) => cell.length === most))
    return Array.from({ length: most }, (_, index) => cells.map((cell) => cell[index] ?? '').join('\t'));
  if (filled.filter((cell) => cell.length > LONG_CELL).length > 1) return cells.flat();
  return [cells.map(([text = '']) => text).join('\t'), ...cells.flatMap((cell) => cell.slice(1))];
}
