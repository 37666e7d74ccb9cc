import { z } from 'zod';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { readStudentFile } from '../../../core/calls/stored-files.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__get_resume_face_image = query({
  name: 'user__get_resume_face_image',
  summary: 'The photo of a resume, for its owner and the staff who work on it',
  addition: true,
  allow: STUDENT_OR_STAFF,
  scope: 'assigned',
  input: z.strictObject({ user_id: id() }),
  output: BINARY,
  errors: ['not_found'],
  example: { user_id: 1 },
  async run(ctx, { user_id }) {
    const { file, bytes } = await readStudentFile(ctx, user_id, 'resume_face_image_file');
    return { content_type: file.content_type, file_name: 'face.jpg', bytes };
  },
});
