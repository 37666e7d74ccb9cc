/** One entry of the archive's central directory. */
interface ZipEntry {
  name: string;
  is_encrypted: boolean;
  method: number;
  compressed_size: number;
  header_at: number;
}

interface ZipArchive {
  entries: ReadonlyMap<string, ZipEntry>;
  /** The content of an entry as text; null when it is encrypted, broken or longer than `max` bytes. */
  text(name: string, max: number): string | null;
}

/**
 * Reads the central directory of a ZIP archive, as other programs do; entries are unpacked only on request.
 * Null when
 * the file is no archive, is corrupt, or its directory has an unsupported size.
 */
export function readZip(bytes: Uint8Array): ZipArchive | null;
