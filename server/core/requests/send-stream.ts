import type { Response } from 'express';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Streams a response. A failure midway aborts the connection, so the client sees a failed download and never a
 * truncated file that looks complete; a failure before the first byte is thrown normally. Output is flushed
 * through the compression, which would otherwise hold back the beginning for seconds.
 * @throws what the source throws
 */
export async function sendStream(res: Response, source: Readable, form: Transform): Promise<void> {
  const { socket } = res;
  async function* flushed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      yield chunk;
      // Exists only behind the compression middleware.
      (res as Partial<Response>).flush?.();
    }
  }
  try {
    await pipeline(source, form, flushed, res);
  } catch (error) {
    // The compression middleware would otherwise end the body normally.
    if (res.headersSent) socket?.destroy();
    throw error;
  }
}
