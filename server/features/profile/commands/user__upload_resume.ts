import { z } from 'zod';
import { RESUME_FILE_MAX_BYTES } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { ownDataOf } from '../../accounts/services/own-data.ts';
import { ownData } from '../views/user-schema.ts';
import { decodeUpload, readable, replaceOwnFile, storeBytes } from '../../../core/calls/stored-files.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

const FIELD = 'resume_base64';

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file that went with an event application stays with it. */
export const user__upload_resume = command({
  name: 'user__upload_resume',
  summary:
    "Keeps the student's own resume file: PDF or Word (DOCX) as base64, up to 10 MB, told by its content",
  allow: STUDENT,
  scope: 'own',
  limit: { times: 30, per: 'hour' },
  upload: true,
  input: z.strictObject({
    user: z.strictObject({ id: id() }),
    resume_base64: z.string().min(1, 'required'),
  }),
  output: ownData,
  errors: ['not_found', 'payload_too_large', 'too_many_uploads', 'files_full'],
  example: { user: { id: 1 }, resume_base64: 'data:application/pdf;base64,JVBERi0xLjcK' },
  async prepare(ctx, { user: { id: userId }, resume_base64 }) {
    if (userId !== ctx.actor.user_id) throw new DomainError('not_found');
    const refusal = 'invalid_document';
    const bytes = decodeUpload(resume_base64, FIELD, { maxBytes: RESUME_FILE_MAX_BYTES, refusal });
    const type = readable(await ctx.adapters.resumeFileType(bytes), FIELD, refusal);
    return { type, stored: await storeBytes(ctx, bytes) };
  },
  async run(ctx, { user: { id: userId } }, { type, stored }) {
    await replaceOwnFile(ctx, userId, 'resume_file_id', {
      ...stored,
      name: `resume.${type}`,
      content_type: CONTENT_TYPES[type],
      purpose: 'resume',
    });
    return ownDataOf(ctx);
  },
});
