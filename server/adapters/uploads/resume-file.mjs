import { fileTypeFromBuffer } from 'file-type';
import { readZip } from './zip-archive.mjs';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Attribute names must follow whitespace, so that matching cannot backtrack quadratically. */
const ATTRIBUTE = /(?<=\s)(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Word writes about three thousand characters. */
const MAX_CONTENT_TYPES = 200_000;

/**
 * Detects the type of an uploaded resume by content, whatever its name or declared type; null for anything but
 * a PDF or
 * Word document without password and macros. Files are stored unchanged and opened by staff.
 * @param {Uint8Array} bytes
 * @returns {Promise<'pdf' | 'docx' | null>}
 */
export async function resumeFileType(bytes) {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') return isReadablePdf(bytes) ? 'pdf' : null;
  // file-type reports a plain zip when the local headers do not reveal the contents.
  if (type?.ext === 'docx' || type?.ext === 'zip') return isWordDocument(bytes) ? 'docx' : null;
  return null;
}

/**
 * Has a cross-reference table and is not encrypted: /Encrypt would be in the trailer dictionary, which is never
 * compressed.
 */
function isReadablePdf(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.includes('startxref') && !/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text);
}

/** An Open XML package with an existing Word main part and no macros. */
function isWordDocument(bytes) {
  const archive = readZip(bytes);
  if (!archive) return false;
  const entries = [...archive.entries.values()];
  if (entries.some((entry) => entry.is_encrypted || /vbaproject\.bin$/i.test(entry.name))) return false;
  const contentTypes = archive.text('[Content_Types].xml', MAX_CONTENT_TYPES);
  if (contentTypes === null || /macroEnabled|vbaProject/i.test(contentTypes)) return false;
  return partsOf(contentTypes).some(
    (part) => part.type === WORD_DOCUMENT && archive.entries.has(part.name.replace(/^\//, '')),
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
