import { RESUME_TEXTS, type ResumeText } from '../../../../../domain/entities/resume.ts';
import type { StaffApplication } from '../application.ts';

/** Names one text of the correction: a fixed one, the answer to a question by its id, or the note to the company. */
export type TextKey = `${ResumeText}_jt` | `answer:${number}` | 'hf_remark';
export type Texts = Partial<Record<TextKey, string>>;

type Resume = Pick<StaffApplication['resume'], `${ResumeText}_jt` | 'hf_remark' | 'version'> & {
  resume_question_answers: { id: number; answer_jt: string | null }[];
};

/** Everything a mentor writes into a resume, as the server has it. */
export function textsOf(resume: Resume): Texts {
  const fixed = RESUME_TEXTS.map((name) => [`${name}_jt`, resume[`${name}_jt`] ?? ''] as const);
  const answers = resume.resume_question_answers.map(
    ({ id, answer_jt }) => [`answer:${id}`, answer_jt ?? ''] as const,
  );
  return Object.fromEntries([...fixed, ...answers, ['hf_remark', resume.hf_remark ?? '']]);
}

export function changedKeys(from: Texts, to: Texts): TextKey[] {
  return (Object.keys(to) as TextKey[]).filter((key) => to[key] !== (from[key] ?? ''));
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
    if (theyChanged && theirs[key] !== mine[key]) conflicts.push(key);
  }
  return { texts, conflicts };
}

/** The payload's `resume` with the changed texts only; an emptied text is cleared. */
export function resumePayload(texts: Texts, keys: readonly TextKey[], version: number) {
  const plain = keys.filter((key) => !key.startsWith('answer:'));
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
  };
}

/** Which text an error of the server is about, from its path; null when it is about none of them. */
export function keyOfPath(path: string, sent: readonly TextKey[]): TextKey | null {
  const answer = /^application\[resume\]\[resume_question_answers\]\[(\d+)\]/.exec(path)?.[1];
  if (answer !== undefined) return sent.filter((key) => key.startsWith('answer:'))[Number(answer)] ?? null;
  const field = /^application\[resume\]\[(\w+)\]$/.exec(path)?.[1];
  return sent.find((key) => key === field) ?? null;
}
