import type { ChangeReason } from '../change-reasons.ts';
import { entity, flag, id, instant, integer, json, line, list, ref, text, timestamp } from './fields.ts';

/** The student, and staff: mentors of the application and managers. */
const BOTH = ['owner', 'staff'] as const;
const kept = { read: BOTH, write: 'command' } as const;
const words = text({ nullable: true, read: BOTH });
/** Of the mentor's; the student is told it once it has been sent. */
const corrected = text({ nullable: true, ...kept });

/** The six fixed texts of a resume; each has a `_jt` twin, the mentor's corrected Japanese. */
export const RESUME_TEXTS = [
  'self_pr',
  'skill_pr',
  'why_select_company',
  'why_select_career',
  'why_good_at_job',
  'about_special_skill',
] as const;
export type ResumeText = (typeof RESUME_TEXTS)[number];

/** The texts of one application. `_jt` holds the mentor's corrected Japanese, never the student's words. */
export const resume = entity(
  'resumes',
  { audiences: ['owner', 'staff'], editors: 'owner' },
  {
    id: id(kept),
    application_id: ref('applications', { read: [], write: 'command' }),
    hf_remark: corrected,
    self_pr: words,
    self_pr_jt: corrected,
    skill_pr: words,
    skill_pr_jt: corrected,
    why_select_company: words,
    why_select_company_jt: corrected,
    why_select_career: words,
    why_select_career_jt: corrected,
    why_good_at_job: words,
    why_good_at_job_jt: corrected,
    about_special_skill: words,
    about_special_skill_jt: corrected,
    resume_question_answers: list(
      {
        resume_question_id: ref('resume_questions'),
        resume_question_template_id: ref('resume_question_templates', { nullable: true }),
        answer: text({ nullable: true }),
        answer_jt: text({ nullable: true }),
        is_display_in_resume: flag(),
      },
      kept,
    ),
    /** Why the mentor changed what, change by change; the student reads it with the correction. */
    change_reasons: json<ChangeReason[]>()({ default: [], ...kept }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: [], write: 'command' }),
  },
);

/** A remark on a resume, of the mentor or the student. */
export const resumeComment = entity(
  'resume_comments',
  { audiences: ['owner', 'staff'], editors: 'staff' },
  {
    id: id(kept),
    application_id: ref('applications', { read: [], write: 'command' }),
    resume_question_answer_id: ref('resume_question_answers', { nullable: true, ...kept }),
    field: line({ nullable: true, ...kept }),
    hf_member_id: ref('hf_members', { nullable: true, read: [], write: 'command' }),
    user_id: ref('users', { nullable: true, read: [], write: 'command' }),
    /** The words of the text that it is about, as they stood then; null: the whole text. */
    quote: line({ nullable: true, ...kept }),
    body: text(kept),
    /** When the student could read it; null while the mentor keeps it to be sent with the correction or the return. */
    sent_at: instant({ nullable: true, read: [], write: 'command' }),
    created_at: timestamp(kept),
    updated_at: timestamp({ read: [], write: 'command' }),
  },
);
