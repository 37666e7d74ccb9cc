/**
 * Inspects uploaded files, one per message. Untrusted input can make a parser use any amount of time or memory; a
 * worker can be terminated without blocking anything else. Plain JavaScript without TypeScript imports, so that it
 * runs unchanged under a TypeScript loader, in tests and beside a bundled server.
 */
import { cvText } from './cv-text.mjs';
import { faceImage, publicImage } from './images.mjs';
import { resumeFileType } from './resume-file.mjs';

const readers = { faceImage, publicImage, resumeFileType, cvText };

/**
 * @param {{ what: keyof typeof readers, bytes: Uint8Array }} message
 * @returns what the function of that name returns
 */
export default ({ what, bytes }) => readers[what](bytes);
