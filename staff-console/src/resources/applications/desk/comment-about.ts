import type { ResumeText } from './correction.ts';
import type { StaffApplication } from '../types.ts';

/** What a comment is about: one answer, one fixed text, or (empty) the whole resume. */
export type CommentAbout =
  { resume_question_answer_id: number } | { field: ResumeText } | Record<string, never>;

type Comment = StaffApplication['comments'][number];

export function isAbout(comment: Comment, about: CommentAbout): boolean {
  if ('resume_question_answer_id' in about)
    return comment.resume_question_answer_id === about.resume_question_answer_id;
  if ('field' in about) return comment.field === about.field;
  return comment.resume_question_answer_id === null && comment.field === null;
}
