import { z } from 'zod';
import { RESUME_FILE_MAX_BYTES } from '../../../../domain/constants.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { decodeUpload, readable } from '../../../core/calls/stored-files.ts';
import { suggestFromCv } from '../services/cv-suggestions.ts';
import { cvSuggestions } from '../views/cv-schema.ts';

const FIELD = 'cv_base64';

/** Neither the file nor what it says is kept: each suggestion that is accepted comes by user__update_profile. */
export const user__read_cv = command({
  name: 'user__read_cv',
  summary:
    'Reads a CV (PDF or DOCX as base64, up to 10 MB) and suggests what the profile lacks or has otherwise; nothing is kept',
  addition: true,
  allow: STUDENT,
  limit: { times: 30, per: 'hour' },
  upload: true,
  input: z.strictObject({ cv_base64: z.string().min(1, 'required') }),
  output: cvSuggestions,
  errors: ['payload_too_large'],
  example: { cv_base64: 'data:application/pdf;base64,JVBERi0xLjcK' },
  async prepare(ctx, { cv_base64 }) {
    const refusal = 'invalid_document';
    const bytes = decodeUpload(cv_base64, FIELD, { maxBytes: RESUME_FILE_MAX_BYTES, refusal });
    const found = readable(await ctx.adapters.cvText(bytes), FIELD, refusal);
    if ('refusal' in found) throw fieldError(FIELD, found.refusal);
    return found.text;
  },
  run: (ctx, _input, text) => suggestFromCv(ctx, text, FIELD),
});
