import type { TextChange } from '../../../../domain/change-reasons.ts';
import type { Application } from '../../lib/api-types.ts';
import { correctedText } from './corrected-texts.ts';
import { questionKey, RESUME_TEXTS } from '../../lib/resume-texts.ts';

/** Of one comment, in characters: as the call takes it. */
export const COMMENT_MAX = 2000;
/** Of a word on a single change, which is sent with the change before it. */
export const CHANGE_COMMENT_MAX = 1800;
/** Of each side of a change where it is quoted. */
const QUOTED = 80;

/** A student's answer to a correction: words on the whole of it, and on each text or change, or a yes to the change. */
export interface Reply {
  comment: string;
  /** By the name of the text, or the key of the change. */
  items: Readonly<Record<string, string>>;
  /** Changes that are accepted so far: for the student's own overview, what counts is the whole. */
  agreed: Readonly<Record<string, boolean>>;
}

const quoted = (words: string) => (words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words);

/** The change that a word is about, for the mentor to read before it. */
function aboutChange({ removed, added }: TextChange): string {
  if (removed === null || added === null) return '';
  const sides = [removed, added].filter(Boolean).map((side) => `「${quoted(side)}」`);
  return `${removed ? '' : '+ '}${sides.join('→')}${added ? '' : '→×'}\n`;
}

/**
 * The words on single texts and changes as the call takes them, in the order of the texts; blank ones are left out.
 */
export function itemComments(application: Application, { items }: Omit<Reply, 'agreed'>) {
  const answers = application.resume.resume_question_answers.map((row) => ({
    key: questionKey(row.resume_question_id) as string,
    target: { resume_question_answer_id: row.id },
  }));
  const texts = RESUME_TEXTS.map((field) => ({ key: field as string, target: { field } }));
  return [...answers, ...texts].flatMap(({ key, target }) => {
    const onText = items[key]?.trim();
    const onChanges = correctedText(application, key).changes.flatMap((change) => {
      const words = items[change.key]?.trim();
      return words ? [{ ...target, body: `${aboutChange(change)}${words}` }] : [];
    });
    return [...(onText ? [{ ...target, body: onText }] : []), ...onChanges];
  });
}
