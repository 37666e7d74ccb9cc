/**
 * Renders PDFs with Typst, one per message. Plain JavaScript without local imports, so that it runs unchanged under
 * a TypeScript loader, in tests and beside a bundled server. User text is passed only as JSON, never as markup.
 */
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { workerData } from 'node:worker_threads';
import typst from '@myriaddreamin/typst-ts-node-compiler';

const { templatesDir, fontsDir } = workerData;
/** Evicts cached layouts unused for this many PDFs. */
const CACHE_AGE = 3;
/** V8 does not account for Typst's native memory, so GC is forced every so many PDFs. */
const PDFS_PER_COLLECTION = 8;

// Bundled fonts take precedence over system fonts of the same name.
const compiler = typst.NodeCompiler.create({
  workspace: templatesDir,
  fontArgs: [{ fontPaths: [fontsDir] }],
});

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
let made = 0;

class InputError extends Error {}

/** Sniffs the content; file name and declared type are not trusted. */
function photoFormat(bytes) {
  const starts = (signature, offset = 0) => signature.every((byte, index) => bytes[offset + index] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'jpg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  throw new InputError('The photo is no JPEG, PNG or WebP image');
}

function compile(main, request, photo) {
  const photoName = photo && `photo.${photoFormat(photo)}`;
  const photoFile = photo && path.join(templatesDir, photoName);
  if (photo) compiler.mapShadow(photoFile, Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength));
  try {
    const compiled = compiler.compile({
      mainFilePath: path.join(templatesDir, main),
      inputs: photo ? { request, photo: photoName } : { request },
    });
    if (!compiled.result) {
      const diagnostics = compiler.fetchDiagnostics(compiled.takeDiagnostics());
      const message = diagnostics.map((diagnostic) => diagnostic.message).join('; ');
      throw photo && /image/i.test(message)
        ? new InputError(`The photo cannot be read: ${message}`)
        : new Error(message);
    }
    return new Uint8Array(compiler.pdf(compiled.result));
  } finally {
    if (photo) compiler.unmapShadow(photoFile);
    compiler.evictCache(CACHE_AGE);
  }
}

/**
 * Errors are returned, since a thrown one loses its code on the way out of the thread.
 * @param {{ main: string, request: string, photo: Uint8Array | null }} message `main` is the template, `request` the JSON it reads
 * @returns {{ pdf: Uint8Array } | { code: 'broken_photo' | 'render_failed', message: string }}
 */
export default ({ main, request, photo }) => {
  try {
    return { pdf: compile(main, request, photo) };
  } catch (error) {
    const code = error instanceof InputError ? 'broken_photo' : 'render_failed';
    return { code, message: error.message };
  } finally {
    made += 1;
    if (made % PDFS_PER_COLLECTION === 0) collectGarbage();
  }
};
