import { printedFileName, type PrintedDocument } from '../../../../domain/printed-file-name.ts';
import type { Paper } from '../../../../domain/paper.ts';
import type { BinaryAnswer } from '../../../core/calls/define.ts';

/** A printed document as a call answers it, named by what it is and whose. */
export const pdfAnswer = (
  kind: PrintedDocument,
  document: { name: string; submitted_on: string },
  bytes: Uint8Array,
  paper?: Paper,
): BinaryAnswer => ({
  content_type: 'application/pdf',
  file_name: printedFileName(kind, document, paper),
  bytes,
});
