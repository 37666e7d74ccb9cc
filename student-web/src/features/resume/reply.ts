import type { Application } from '../../lib/api-types.ts';
import { questionKey, RESUME_TEXTS } from './resume-texts.ts';

/** Of one comment, in characters: as the call takes it. */
export const COMMENT_MAX = 2000;

/** A student's answer to a correction: words on the whole of it, and on each text by its name words or a yes. */
export interface Reply {
  comment: string;
  items: Readonly<Record<string, string>>;
  /** Texts whose correction is agreed to so far: for the student's own overview, what counts is the whole. */
  agreed: Readonly<Record<string, boolean>>;
}

/** The words on single texts as the call takes them, in the order of the texts; blank ones are left out. */
export function itemComments(application: Pick<Application, 'resume'>, { items }: Omit<Reply, 'agreed'>) {
  const answers = application.resume.resume_question_answers.map((row) => ({
    key: questionKey(row.resume_question_id) as string,
    target: { resume_question_answer_id: row.id },
  }));
  const texts = RESUME_TEXTS.map((field) => ({ key: field as string, target: { field } }));
  return [...answers, ...texts].flatMap(({ key, target }) => {
    const body = items[key]?.trim();
    return body ? [{ ...target, body }] : [];
  });
}
