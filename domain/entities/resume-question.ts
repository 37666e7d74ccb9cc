import { RESUME_TEXTS } from './resume.ts';
import { choice, entity, flag, id, integer, languageMap, line, list, ref, timestamp } from './fields.ts';

/** Students who are asked it, staff there, and the console. */
const PUBLIC = ['public', 'staff', 'console'] as const;
const STAFF = ['staff', 'console'] as const;
const CONSOLE = ['console'] as const;

const length = integer({ min: 1, max: 4000, nullable: true, read: PUBLIC });

/** A question recruitments ask in the resume or entry sheet. */
export const resumeQuestion = entity(
  'resume_questions',
  { audiences: ['public', 'staff', 'console'], editors: 'console' },
  {
    id: id({ read: PUBLIC, write: 'command' }),
    title: languageMap({ size: 'line', max: 500, required: true, read: PUBLIC }),
    purpose: languageMap({ read: PUBLIC }),
    explanation: languageMap({ read: PUBLIC }),
    /** The part of the form that the answer fills: the student is not asked for it once more. */
    resume_text: choice(RESUME_TEXTS, { nullable: true, read: PUBLIC }),
    title_for_hf_member: line({ nullable: true, read: STAFF }),
    disabled: flag({ read: PUBLIC }),
    /** Computed on read, drafts included; the stored value is unused. */
    using_frequency: integer({ default: 0, read: STAFF, write: 'command' }),
    default_is_display_in_resume: flag({ read: PUBLIC }),
    default_num_of_characters_ja: length,
    default_num_of_words_en: length,
    default_template_id: ref('resume_question_templates', { nullable: true, read: PUBLIC }),
    is_allow_reuse: flag({ read: PUBLIC }),
    /** Others get them in order, without the order numbers. */
    templates: list(
      {
        template_name: languageMap({ size: 'line', required: true }),
        template_text: languageMap(),
        position: integer({ default: 0 }),
      },
      { read: CONSOLE },
    ),
    version: integer({ default: 0, read: STAFF, write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: CONSOLE, write: 'command' }),
  },
);
