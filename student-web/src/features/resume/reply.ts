import type { Application } from '../../lib/api-types.ts';
import { questionKey, RESUME_TEXTS } from './resume-texts.ts';

/** Of one comment, in characters: as the call takes it. */
export const COMMENT_MAX = 2000;

/** A student's words about a correction: on the whole of it, and on single texts by their names. */
export interface Reply {
  comment: string;
  items: Readonly<Record<string, string>>;
}

/** The words on single texts as the call takes them, in the order of the texts; blank ones are left out. */
export function itemComments(application: Pick<Application, 'resume'>, { items }: Reply) {
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
