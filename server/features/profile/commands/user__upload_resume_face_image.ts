import { z } from 'zod';
import { FACE_IMAGE_MAX_BYTES } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { ownDataOf } from '../../accounts/services/own-data.ts';
import { decodeUpload, readable, replaceOwnFile, storeBytes } from '../../../core/calls/stored-files.ts';
import { ownData } from '../views/user-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

const FIELD = 'user[resume_face_image]';

export const user__upload_resume_face_image = command({
  name: 'user__upload_resume_face_image',
  summary: 'Keeps the photo for the resume: JPEG, PNG or WebP as base64, re-encoded to 3:4 without metadata',
  allow: STUDENT,
  scope: 'own',
  limit: { times: 30, per: 'hour' },
  upload: true,
  input: z.strictObject({
    user: z.strictObject({ id: id(), resume_face_image: z.string().min(1, 'required') }),
  }),
  output: ownData,
  errors: ['not_found', 'payload_too_large', 'too_many_uploads', 'files_full'],
  example: { user: { id: 1, resume_face_image: 'data:image/jpeg;base64,/9j/4AAQ' } },
  async prepare(ctx, { user: { id: userId, resume_face_image } }) {
    if (userId !== ctx.actor.user_id) throw new DomainError('not_found');
    const bytes = decodeUpload(resume_face_image, FIELD, { maxBytes: FACE_IMAGE_MAX_BYTES });
    return storeBytes(ctx, readable(await ctx.adapters.faceImage(bytes), FIELD, 'invalid_image'));
  },
  async run(ctx, { user: { id: userId } }, photo) {
    await replaceOwnFile(ctx, userId, 'resume_face_image_file_id', {
      ...photo,
      name: 'face.jpg',
      content_type: 'image/jpeg',
      purpose: 'face_image',
    });
    return ownDataOf(ctx);
  },
});
