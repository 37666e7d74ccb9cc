import { text } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import yauzl from 'yauzl';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Attribute names must follow whitespace, so that matching cannot backtrack quadratically. */
const ATTRIBUTE = /(?<=\s)(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const CONTENT_TYPES = '[Content_Types].xml';
const ENCRYPTED = /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/;
/** Word writes about three thousand characters. */
const MAX_CONTENT_TYPES = 200_000;
/** Word writes about twenty, plus one per image. */
const MAX_ENTRIES = 2000;

/**
 * Detects the type of an uploaded resume by content, whatever its name or declared type; null for anything but a PDF
 * or Word document without password and macros. Files are stored unchanged and opened by staff.
 * @param {Uint8Array} bytes
 * @returns {Promise<'pdf' | 'docx' | null>}
 */
export async function resumeFileType(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = await fileTypeFromBuffer(buffer).catch(() => undefined);
  if (type?.ext === 'pdf') return isReadablePdf(buffer) ? 'pdf' : null;
  // file-type reports a plain zip when the local headers do not reveal the contents.
  if (type?.ext !== 'docx' && type?.ext !== 'zip') return null;
  // A corrupt archive is an error.
  return (await isWordDocument(buffer).catch(() => false)) ? 'docx' : null;
}

/**
 * Has a cross-reference table and is not encrypted: /Encrypt would be in the trailer dictionary, which is never
 * compressed.
 */
function isReadablePdf(buffer) {
  const source = buffer.toString('latin1');
  return source.includes('startxref') && !ENCRYPTED.test(source);
}

/** A PDF that asks for a password. */
export const isLockedPdf = (bytes) => {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return source.startsWith('%PDF-') && ENCRYPTED.test(source);
};

/** An Open XML package with an existing Word main part and no macros. */
async function isWordDocument(buffer) {
  const archive = await yauzl.fromBufferPromise(buffer);
  if (archive.entryCount > MAX_ENTRIES) return false;
  const entries = new Map();
  for await (const entry of archive.eachEntry()) {
    // Of equal names, programs differ in which one they open.
    if (entries.has(entry.fileName) || entry.isEncrypted() || /vbaproject\.bin$/i.test(entry.fileName))
      return false;
    entries.set(entry.fileName, entry);
  }
  const list = entries.get(CONTENT_TYPES);
  // What unpacks to more than its declared size is an error.
  if (!list || list.uncompressedSize > MAX_CONTENT_TYPES) return false;
  const contentTypes = await text(await archive.openReadStreamPromise(list));
  if (/macroEnabled|vbaProject/i.test(contentTypes)) return false;
  return partsOf(contentTypes).some(
    (part) => part.type === WORD_DOCUMENT && entries.has(part.name.replace(/^\//, '')),
  );
}

/** `<Override PartName="/word/document.xml" ContentType="…"/>`, the attributes in any order. */
function partsOf(contentTypes) {
  return contentTypes
    .split('<Override')
    .slice(1)
    .filter((after) => /^\s/.test(after) && after.includes('>'))
    .map((after) => after.split('>', 1)[0])
    .map((element) => ({
      name: attributeOf(element, 'PartName'),
      type: attributeOf(element, 'ContentType'),
    }));
}

/** Value of the first attribute of that name, in single or double quotes; empty when absent. */
function attributeOf(element, name) {
  for (const [, found, doubly, singly] of element.matchAll(ATTRIBUTE))
    if (found === name) return doubly ?? singly;
  return '';
}
