import {
  givenTo,
  recurringIn,
  type ChangeReason,
  type Recurring,
  type TextChange,
} from '../../../../domain/change-reasons.ts';
import { readChanges, type ReadChanges } from '../../../../web/text-changes.ts';
import type { Application } from '../../lib/api-types.ts';
import { correctionsOf, questionKey, textsOf } from '../../lib/resume-texts.ts';

/** A change as the student is asked about it. */
export interface AskedChange extends TextChange {
  /** Names it in the draft of the answer. */
  key: string;
  given: ChangeReason | undefined;
}

export interface CorrectedText extends Omit<ReadChanges, 'changes'> {
  before: string;
  after: string;
  changes: AskedChange[];
}

const keyOf = (text: string, { removed, added, nth }: TextChange) =>
  removed === null ? `${text}#whole` : `${text}#${nth}#${removed}→${added}`;

/** The mentor's reasons by the name of their text. */
function reasonsOf({ resume }: Application, text: string): ChangeReason[] {
  const answer = resume.resume_question_answers.find((row) => questionKey(row.resume_question_id) === text);
  return resume.change_reasons.filter(({ field, resume_question_answer_id: id }) =>
    answer ? id === answer.id : field === text,
  );
}

/** A text beside its correction, with every change and its reason. */
export function correctedText(application: Application, name: string): CorrectedText {
  const before = textsOf(application)[name] ?? '';
  const after = correctionsOf(application)[name] ?? before;
  const { changes, ...read } = readChanges(before, after);
  const reasons = reasonsOf(application, name);
  return {
    before,
    after,
    ...read,
    changes: changes.map((change) => ({
      ...change,
      key: keyOf(name, change),
      given: givenTo(change, changes, reasons),
    })),
  };
}

/** What keeps coming up, over all texts. */
export const recurringOf = (texts: readonly CorrectedText[]): Recurring =>
  recurringIn(
    texts.flatMap(({ changes }) =>
      changes.map(({ given, ...change }) => ({ ...change, reason: given?.reason ?? null })),
    ),
  );
