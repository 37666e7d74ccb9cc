import { required } from '../../../../domain/required.ts';
import { FileGone } from '../../../../domain/file-gone.ts';
import { uniqueFileNames } from '../../../../domain/printed-file-name.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { copyPage, type CopiedFile } from './copy-page.ts';
import type { OwnData, OwnFile } from './export-own-data.ts';
import { zipOf, type ZipEntry } from './zip.ts';

/** A photo up to this size stands in the page itself. */
const PHOTO_MAX_BYTES = 2 * 1024 * 1024;

/** Null when the bytes are gone: the rest of the copy does not depend on them. */
async function bytesOf({ adapters }: QueryContext, { key }: OwnFile): Promise<Uint8Array | null> {
  try {
    return await adapters.files.read(key);
  } catch (error) {
    if (error instanceof FileGone) return null;
    throw error;
  }
}

/** Where each file lies: copies of a resume in a folder called after the company. */
function pathsOf({ data, files }: OwnData): string[] {
  const applications = data['applications'] as { recruitment: { company: string | null } }[];
  return uniqueFileNames(
    files.map(({ name, copy_of }) => {
      const company = copy_of && required(applications[copy_of.application]).recruitment.company;
      return ['files', ...(company ? [company] : []), name];
    }),
  );
}

async function* entriesOf(ctx: QueryContext, own: OwnData): AsyncGenerator<ZipEntry> {
  const { data, files } = own;
  const paths = pathsOf(own);
  const copied: CopiedFile[] = [];
  let photo: string | null = null;
  for (const [index, file] of files.entries()) {
    const path = required(paths[index]);
    const bytes = await bytesOf(ctx, file);
    copied.push({ name: file.name, path: bytes && path, copy_of: file.copy_of });
    if (!bytes) continue;
    // The newest is the last.
    if (file.purpose === 'face_image' && bytes.byteLength <= PHOTO_MAX_BYTES)
      photo = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
    yield { path, bytes };
  }
  const listed = (data['files'] as object[]).map((row, index) => ({
    ...row,
    path: required(copied[index]).path,
  }));
  yield { path: 'data.json', bytes: Buffer.from(JSON.stringify({ ...data, files: listed }, null, 2)) };
  yield {
    path: 'index.html',
    bytes: Buffer.from(copyPage(data, { files: copied, photo }, ctx.language)),
  };
}

/**
 * A person's copy of everything as a ZIP archive: a page to read (`index.html`), the same for machines
 * (`data.json`) and their files. Files are read one after another while the archive is being sent.
 */
export function ownCopy(ctx: QueryContext, own: OwnData): AsyncIterable<Uint8Array> {
  return zipOf(entriesOf(ctx, own), ctx.now);
}
