import type { Response } from 'express';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends what is read while it is written. A failure on the way cuts the connection, so that the reader has an aborted
 * download and never a file that looks whole; one before the first byte is thrown as any other.
 * What is written leaves the compression at once, which would otherwise keep the beginning of a long file for seconds.
 * @throws what the source throws
 */
export async function sendStream(res: Response, source: Readable, form: Transform): Promise<void> {
  const { socket } = res;
  async function* flushed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      yield chunk;
      // Only where a compression stands before it.
      (res as Partial<Response>).flush?.();
    }
  }
  try {
    await pipeline(source, form, flushed, res);
  } catch (error) {
    // Compression in between would otherwise end the body as if nothing had happened.
    if (res.headersSent) socket?.destroy();
    throw error;
  }
}
