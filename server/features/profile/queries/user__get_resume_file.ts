import { z } from 'zod';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { readStudentFile } from '../../../core/calls/stored-files.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__get_resume_file = query({
  name: 'user__get_resume_file',
  summary: 'The resume file a student uploaded, to save: for its owner and the staff who work with it',
  addition: true,
  allow: STUDENT_OR_STAFF,
  scope: 'assigned',
  input: z.strictObject({ user_id: id() }),
  output: BINARY,
  errors: ['not_found'],
  example: { user_id: 1 },
  async run(ctx, { user_id }) {
    const { file, bytes } = await readStudentFile(ctx, user_id, 'resume_file');
    // Written by a stranger: saved, never shown in the page's own origin.
    return {
      content_type: file.content_type,
      file_name: file.name,
      bytes,
      disposition: 'attachment' as const,
    };
  },
});
