import { inflateRawSync } from 'node:zlib';

/**
 * One entry of the archive's central directory.
 * @typedef {{ name: string, is_encrypted: boolean, method: number, compressed_size: number, header_at: number
 * }} ZipEntry
 */

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const HEADER_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 65_535;
/** Word writes about twenty, plus one per image. */
const MAX_ENTRIES = 2000;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the central directory of a ZIP archive, as other programs do, rather than the local headers, which may
 * differ.
 * Entries are unpacked only on request. Null when the file is no archive, is corrupt, or its directory has an
 * unsupported size (ZIP64 included).
 * `text` returns the content of an entry; null when it is encrypted, corrupt or longer than `max` bytes.
 * @param {Uint8Array} bytes
 * @returns {{ entries: ReadonlyMap<string, ZipEntry>, text(name: string, max: number): string | null } | null}
 */
export function readZip(bytes) {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = readDirectory(buffer);
    return entries && { entries, text: (name, max) => textOf(buffer, entries.get(name), max) };
  } catch {
    // Read past the end: the file's offsets are wrong.
    return null;
  }
}

function readDirectory(buffer) {
  const end = endOfDirectory(buffer);
  if (end === null) return null;
  const count = buffer.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return null;
  const entries = new Map();
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (buffer.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = buffer.readUInt16LE(at + 28);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
    // Duplicate names: programs differ in which entry they use.
    if (entries.has(name)) return null;
    entries.set(name, {
      name,
      is_encrypted: (buffer.readUInt16LE(at + 8) & 1) === 1,
      method: buffer.readUInt16LE(at + 10),
      compressed_size: buffer.readUInt32LE(at + 20),
      header_at: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function endOfDirectory(buffer) {
  const earliest = Math.max(0, buffer.length - END_SIZE - MAX_COMMENT);
  for (let at = buffer.length - END_SIZE; at >= earliest; at -= 1)
    if (buffer.readUInt32LE(at) === END_SIGNATURE) return at;
  return null;
}

function textOf(buffer, entry, max) {
  if (!entry || entry.is_encrypted) return null;
  try {
    const { header_at } = entry;
    if (buffer.readUInt32LE(header_at) !== HEADER_SIGNATURE) return null;
    const start = header_at + 30 + buffer.readUInt16LE(header_at + 26) + buffer.readUInt16LE(header_at + 28);
    const content = buffer.subarray(start, start + entry.compressed_size);
    if (entry.method === STORED) return content.length > max ? null : content.toString('utf8');
    if (entry.method !== DEFLATED) return null;
    return inflateRawSync(content, { maxOutputLength: max }).toString('utf8');
  } catch {
    return null;
  }
}
