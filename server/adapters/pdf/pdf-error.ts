/**
 * Why rendering failed. broken_photo and too_long are caused by the input; render_failed is a template bug; the
 * others may succeed on retry.
 */
export type PdfErrorCode =
  'broken_photo' | 'too_long' | 'render_failed' | 'timeout' | 'worker_died' | 'closed';

export class PdfError extends Error {
  readonly code: PdfErrorCode;
  constructor(code: PdfErrorCode, message: string) {
    super(message);
    this.name = 'PdfError';
    this.code = code;
  }
}
