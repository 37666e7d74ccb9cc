/** One entry as the directory at the end of an archive tells it. */
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
 * Reads what a ZIP archive holds, from its directory, which is what programs that open it go by. Nothing is unpacked
 * but what is asked for. Null for what is no archive, is broken, or has a directory of another size than ours.
 */
export function readZip(bytes: Uint8Array): ZipArchive | null;
