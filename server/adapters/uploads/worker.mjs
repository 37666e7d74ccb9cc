/**
 * Looks at what people upload, one file per message: what strangers wrote may take a parser any time and memory, so
 * whoever started the thread ends it then and nothing else has waited. Plain JavaScript with no import of a TypeScript
 * file, so that it runs as it is under a TypeScript loader, in tests and beside a bundled server.
 *
 * Message in: { what: 'faceImage' | 'publicImage' | 'resumeFileType', bytes: Uint8Array }.
 * Message out: { result } as the function of that name answers.
 */
import { parentPort } from 'node:worker_threads';
import { faceImage, publicImage } from './images.mjs';
import { resumeFileType } from './resume-file.mjs';

const readers = { faceImage, publicImage, resumeFileType };

parentPort.on('message', async ({ what, bytes }) => {
  const result = await readers[what](bytes);
  parentPort.postMessage({ result }, []);
});
