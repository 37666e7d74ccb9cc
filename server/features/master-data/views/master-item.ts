import { z } from 'zod';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';

/** A row of a set of the master data: a name, and what its set has besides. */
export const masterItem = z.object({
  id: outId(),
  name: outMap(),
  code: z.string().optional(),
  kana: z.string().optional(),
  level: z.number().int().optional(),
  faculty_category_id: outId().nullish(),
  industry_id: outId().nullish(),
  language_id: outId().nullish(),
  skill_category_id: outId().optional(),
  academic_major_category_id: outId().optional(),
  permits_work: z.boolean().nullish(),
});
