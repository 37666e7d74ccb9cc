/**
 * Inspects uploaded files, one per message. Untrusted input can make a parser use any amount of time or memory;
 * in a
 * worker, it can be terminated without blocking anything else. Plain JavaScript without TypeScript imports, so
 * that it
 * runs unchanged under a TypeScript loader, in tests and beside a bundled server.
 *
 * Message in: { what: 'faceImage' | 'publicImage' | 'resumeFileType', bytes: Uint8Array }.
 * Message out: { result }, the return value of the function of that name.
 */
import { parentPort } from 'node:worker_threads';
import { faceImage, publicImage } from './images.mjs';
import { resumeFileType } from './resume-file.mjs';

const readers = { faceImage, publicImage, resumeFileType };

parentPort.on('message', async ({ what, bytes }) => {
  const result = await readers[what](bytes);
  parentPort.postMessage({ result }, []);
});
