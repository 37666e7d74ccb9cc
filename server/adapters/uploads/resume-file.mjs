import { fileTypeFromBuffer } from 'file-type';
import { readZip } from './zip-archive.mjs';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Names of attributes begin after a blank, so that no two attempts read the same text. */
const ATTRIBUTE = /(?<=\s)(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Word writes some three thousand characters. */
const MAX_CONTENT_TYPES = 200_000;

/**
 * What kind of resume the bytes are, whatever name or type somebody gave them; null for anything but a PDF or
 * a Word document that opens without a password and carries no macros. It is kept as it came, and staff open it.
 * @param {Uint8Array} bytes
 * @returns {Promise<'pdf' | 'docx' | null>}
 */
export async function resumeFileType(bytes) {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') return isReadablePdf(bytes) ? 'pdf' : null;
  // Where the headers of an archive leave its contents open, file-type calls it a plain one.
  if (type?.ext === 'docx' || type?.ext === 'zip') return isWordDocument(bytes) ? 'docx' : null;
  return null;
}

/**
 * Has a table of its objects, and is not encrypted: the dictionary that would say so stands outside of the
 * compressed parts in either form of the table.
 */
function isReadablePdf(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.includes('startxref') && !/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text);
}

/** An Open XML package whose list of contents names a main part of Word, which is there, and no macros. */
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

/** The first attribute of that name, in single or double quotes; an empty text without one. */
function attributeOf(element, name) {
  for (const [, found, doubly, singly] of element.matchAll(ATTRIBUTE))
    if (found === name) return doubly ?? singly;
  return '';
}
