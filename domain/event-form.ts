import { itemAt } from './required.ts';
import type { FieldCode } from './error-codes.ts';
import type { LanguageMap } from './languages.ts';

export const FORM_QUESTION_KINDS = ['text', 'long_text', 'choice', 'choices'] as const;
export type FormQuestionKind = (typeof FORM_QUESTION_KINDS)[number];

export interface FormQuestionFacts {
  id: number;
  kind: FormQuestionKind;
  /** The choices, each in several languages; null for the two text kinds. */
  options: readonly LanguageMap[] | null;
  is_required: boolean;
}

export interface FormAnswerItem {
  form_question_id: number;
  answer_text?: string | null | undefined;
}

/** A problem with one item of the answers, by its index in the payload. */
export interface FormAnswerFault {
  index: number;
  field: keyof FormAnswerItem;
  code: FieldCode;
}

export interface CheckedFormAnswers {
  /** What to store: one text per answered question. */
  answers: { form_question_id: number; answer_text: string }[];
  faults: FormAnswerFault[];
  /** Unanswered required questions. */
  missing: number[];
}

/** Selected options are separated by a line break or a comma; options may contain commas themselves. */
const SEPARATOR = /^\s*[\n,、]\s*/;

/**
 * The options an answer names, in any of their languages, as the answer spells them.
 * @returns null when a part matches no option
 */
function chosenOptions(text: string, options: readonly LanguageMap[]): string[] | null {
  // Longest first, since one option may be the prefix of another.
  const words = options
    .flatMap((option) => Object.values(option).filter(Boolean))
    .sort((a, b) => b.length - a.length);
  const chosen: string[] = [];
  let rest = text;
  for (;;) {
    const word = words.find(
      (one) => rest.startsWith(one) && (rest.length === one.length || SEPARATOR.test(rest.slice(one.length))),
    );
    if (!word) return null;
    if (!chosen.includes(word)) chosen.push(word);
    rest = rest.slice(word.length);
    if (rest === '') return chosen;
    rest = rest.replace(SEPARATOR, '');
  }
}

/** The answer to store (multiple choices on separate lines), or an error code. */
function readAnswer(question: FormQuestionFacts, text: string): { kept: string } | { code: FieldCode } {
  if (question.kind === 'long_text') return { kept: text };
  if (question.kind === 'text') return /[\r\n]/.test(text) ? { code: 'invalid' } : { kept: text };
  const chosen = chosenOptions(text.replace(/\r\n?/g, '\n'), question.options ?? []);
  if (!chosen || (question.kind === 'choice' && chosen.length > 1)) return { code: 'invalid_choice' };
  return { kept: chosen.join('\n') };
}

/**
 * Checks answers to an event's form: known questions, one answer each, choices among the options, all required
 * ones answered. Blank answers count as missing.
 */
export function checkFormAnswers(
  questions: readonly FormQuestionFacts[],
  items: readonly FormAnswerItem[],
): CheckedFormAnswers {
  const faults: FormAnswerFault[] = [];
  const kept = new Map<number, string>();
  const seen = new Set<number>();
  for (const [index, { form_question_id, answer_text }] of items.entries()) {
    const question = questions.find(({ id }) => id === form_question_id);
    if (!question || seen.has(form_question_id)) {
      const code = question ? 'duplicate' : 'invalid_reference';
      faults.push({ index, field: 'form_question_id', code });
      continue;
    }
    seen.add(form_question_id);
    const text = answer_text?.trim();
    if (!text) continue;
    const read = readAnswer(question, text);
    if ('code' in read) faults.push({ index, field: 'answer_text', code: read.code });
    else kept.set(form_question_id, read.kept);
  }
  const answered = (id: number) =>
    kept.has(id) || faults.some((fault) => itemAt(items, fault.index).form_question_id === id);
  return {
    answers: [...kept].map(([form_question_id, answer_text]) => ({ form_question_id, answer_text })),
    faults,
    missing: questions.filter(({ id, is_required }) => is_required && !answered(id)).map(({ id }) => id),
  };
}
