import {
  givenTo,
  isSameChange,
  type ChangeReason,
  type TextChange,
} from '../../../../../domain/change-reasons.ts';
import { RESUME_TEXTS, type ResumeText } from '../../../../../domain/entities/resume.ts';
import type { StaffApplication } from '../application.ts';

/** Names one text of the correction: a fixed one, the answer to a question by its id, or the note to the company. */
export type TextKey = `${ResumeText}_jt` | `answer:${number}` | 'hf_remark';
/** The reasons of the changes of one text, kept and saved beside it as JSON. */
export type ReasonsKey = `why:${TextKey}`;
export type Texts = Partial<Record<TextKey | ReasonsKey, string>>;

type Resume = Pick<
  StaffApplication['resume'],
  `${ResumeText}_jt` | 'hf_remark' | 'version' | 'change_reasons'
> & {
  resume_question_answers: { id: number; answer_jt: string | null }[];
};

/** Everything a mentor writes into a resume, as the server has it. */
export function textsOf(resume: Resume): Texts {
  const fixed = RESUME_TEXTS.map((name) => [`${name}_jt`, resume[`${name}_jt`] ?? ''] as const);
  const answers = resume.resume_question_answers.map(
    ({ id, answer_jt }) => [`answer:${id}`, answer_jt ?? ''] as const,
  );
  const keys = [...fixed, ...answers].map(([key]) => key);
  const reasons = keys.map((key) => [
    reasonsKey(key),
    asText(resume.change_reasons.filter((one) => keyOfReasoned(one) === key)),
  ]);
  return Object.fromEntries([...fixed, ...answers, ['hf_remark', resume.hf_remark ?? ''], ...reasons]);
}

export const reasonsKey = (key: TextKey): ReasonsKey => `why:${key}`;
const isAnswer = (key: string): key is `answer:${number}` => key.startsWith('answer:');
const isReasons = (key: string): key is ReasonsKey => key.startsWith('why:');

/** The text whose change a reason is about. */
const keyOfReasoned = ({ field, resume_question_answer_id }: ChangeReason) =>
  field ? `${field}_jt` : `answer:${resume_question_answer_id}`;

/** Always in one order, so that equal reasons are equal texts. */
const asText = (reasons: readonly ChangeReason[]): string =>
  reasons.length === 0
    ? ''
    : JSON.stringify(
        reasons.map(({ field, resume_question_answer_id, removed, added, nth, reason, note }) => ({
          field,
          resume_question_answer_id,
          removed,
          added,
          nth,
          reason,
          note,
        })),
      );

export function reasonsIn(texts: Texts, key: TextKey): ChangeReason[] {
  const kept = texts[reasonsKey(key)];
  return kept ? (JSON.parse(kept) as ChangeReason[]) : [];
}

/** The reasons of a text with one changed; reasons of changes that are none any more go. */
export function withReason(
  texts: Texts,
  key: TextKey,
  changes: readonly TextChange[],
  given: TextChange & Pick<ChangeReason, 'reason' | 'note'>,
): string {
  const answer = /^answer:(\d+)$/.exec(key)?.[1];
  const about = {
    field: answer === undefined ? key.slice(0, -'_jt'.length) : null,
    resume_question_answer_id: answer === undefined ? null : Number(answer),
  };
  const before = reasonsIn(texts, key);
  return asText(
    changes.flatMap((change) => {
      const one = isSameChange(change, given) ? given : givenTo(change, changes, before);
      return one?.reason || one?.note
        ? [{ ...about, ...change, reason: one.reason, note: one.note || null }]
        : [];
    }),
  );
}

export function changedKeys(from: Texts, to: Texts): (TextKey | ReasonsKey)[] {
  return (Object.keys(to) as (TextKey | ReasonsKey)[]).filter((key) => to[key] !== (from[key] ?? ''));
}

export interface Merge {
  texts: Texts;
  /** Texts that both changed, differently: a person has to choose. Until then `texts` holds mine. */
  conflicts: TextKey[];
}

/**
 * Brings together what I wrote and what somebody else saved meanwhile, both starting from `base`. A text that
 * only one of us changed is taken as that one left it.
 */
export function mergeTexts(base: Texts, mine: Texts, theirs: Texts): Merge {
  const texts: Texts = { ...theirs };
  const conflicts: TextKey[] = [];
  for (const key of changedKeys(base, mine)) {
    texts[key] = mine[key];
    const theyChanged = (theirs[key] ?? '') !== (base[key] ?? '');
    // Of reasons the last one stays: nobody has to choose between them.
    if (theyChanged && theirs[key] !== mine[key] && !isReasons(key)) conflicts.push(key);
  }
  return { texts, conflicts };
}

/** The payload's `resume` with the changed texts only; an emptied text is cleared. */
export function resumePayload(texts: Texts, keys: readonly (TextKey | ReasonsKey)[], version: number) {
  const plain = keys.filter((key) => !key.startsWith('answer:') && !isReasons(key));
  const answers = keys.filter((key) => key.startsWith('answer:'));
  return {
    version,
    ...Object.fromEntries(plain.map((key) => [key, texts[key] || null])),
    ...(answers.length > 0 && {
      resume_question_answers: answers.map((key) => ({
        id: Number(key.slice('answer:'.length)),
        answer_jt: texts[key] || null,
      })),
    }),
    ...(keys.some(isReasons) && { change_reasons: allReasons(texts) }),
  };
}

const allReasons = (texts: Texts): ChangeReason[] =>
  Object.entries(texts).flatMap(([key, kept]) =>
    isReasons(key) && kept ? (JSON.parse(kept) as ChangeReason[]) : [],
  );

/** Which text an error of the server is about, from its path; null when it is about none of them. */
export function keyOfPath(path: string, sent: readonly (TextKey | ReasonsKey)[]): TextKey | null {
  const answer = /^application\[resume\]\[resume_question_answers\]\[(\d+)\]/.exec(path)?.[1];
  if (answer !== undefined) return sent.filter(isAnswer)[Number(answer)] ?? null;
  const field = /^application\[resume\]\[(\w+)\]$/.exec(path)?.[1];
  return sent.find((key): key is TextKey => !isReasons(key) && key === field) ?? null;
}
