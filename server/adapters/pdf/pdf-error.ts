/**
 * Why a PDF could not be made. broken_photo and too_long are the input's fault; the others may pass when tried
 * again, except render_failed, which is a fault of the templates.
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
