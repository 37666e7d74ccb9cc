import { z } from 'zod';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';

const count = () => z.number().int().nullable();

/** A question of the resume as who answers it may read it. How often it is used counts drafts too: not theirs. */
export const resumeQuestionPublic = z
  .object({
    id: outId(),
    title: outMap(),
    purpose: outMap(),
    explanation: outMap(),
    disabled: z.boolean(),
    default_is_display_in_resume: z.boolean(),
    default_num_of_characters_ja: count(),
    default_num_of_words_en: count(),
    default_template_id: outId().nullable(),
    is_allow_reuse: z.boolean(),
    templates: z.array(z.object({ id: outId(), template_name: outMap(), template_text: outMap() })),
  })
  .meta({ id: 'ResumeQuestionPublic' });

export const resumeQuestionForStaff = resumeQuestionPublic
  .extend({
    title_for_hf_member: z.string().nullable(),
    using_frequency: z.number().int().describe('How many recruitments ask it'),
    version: z.number().int(),
  })
  .meta({ id: 'ResumeQuestionForStaff' });
