import { z } from 'zod';
import { outId, outTime } from '../../../core/schemas/schema-helpers.ts';
import { recruitmentBrief } from '../../recruitments/views/recruitment-schema.ts';

/** What a student wrote to the same question for another company. */
export const earlierAnswer = z
  .object({
    id: outId(),
    application_id: outId(),
    answer: z.string(),
    /** The mentor's Japanese, once the student has agreed to it. */
    answer_jt: z.string().nullable(),
    recruitment: recruitmentBrief,
    written_at: outTime(),
  })
  .meta({ id: 'EarlierAnswer' });
