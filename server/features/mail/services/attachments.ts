import { createHash } from 'node:crypto';
import type { StoredFile } from '../../../../db/models/file.ts';
import type { FileStore } from '../../../adapters/files.ts';
import type { OutgoingMail } from '../../../adapters/mailer.ts';
import { otherFile } from '../../../../domain/delivery-problem.ts';
import { FileGone } from '../../../../domain/file-gone.ts';

/** An attachment as a delivery keeps it: a stored file by its key, or a short text. */
export type StoredAttachment = {
  file_name: string;
  content_type: string;
  byte_size: number;
  sha256: string;
} & ({ file_key: string } | { text: string });

/** A stored file, under its own name unless another is given. */
export function fileAttachment(file: StoredFile, file_name = file.name): StoredAttachment {
  return {
    file_name,
    content_type: file.content_type,
    byte_size: file.byte_size,
    sha256: file.sha256,
    file_key: file.key,
  };
}

export function textAttachment(file_name: string, content_type: string, text: string): StoredAttachment {
  return {
    file_name,
    content_type,
    byte_size: Buffer.byteLength(text),
    sha256: sha256(Buffer.from(text)),
    text,
  };
}

/** The bytes are not those the delivery was made with: a person must look, trying again will not help. */
export class AttachmentChanged extends Error {}

/**
 * The attachments with their bytes.
 * @throws AttachmentChanged, or the file store's error
 */
export async function readAttachments(
  attachments: readonly StoredAttachment[],
  files: Pick<FileStore, 'read'>,
): Promise<OutgoingMail['attachments']> {
  const read = [];
  for (const attachment of attachments) {
    const content = await contentOf(attachment, files);
    if (content === null || sha256(content) !== attachment.sha256)
      throw new AttachmentChanged(otherFile(attachment.file_name));
    read.push({ filename: attachment.file_name, content_type: attachment.content_type, content });
  }
  return read;
}

async function contentOf(
  attachment: StoredAttachment,
  files: Pick<FileStore, 'read'>,
): Promise<Uint8Array | null> {
  if ('text' in attachment) return Buffer.from(attachment.text);
  try {
    return await files.read(attachment.file_key);
  } catch (error) {
    if (error instanceof FileGone) return null;
    throw error;
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
