import type { Student } from '../../lib/api-types.ts';
import type { ProfileChange } from './step-props.ts';

/** The levels of the JLPT, and that there is none yet. */
export const JLPT_ANSWERS = ['1', '2', '3', '4', '5', 'none'] as const;
export type JlptAnswer = (typeof JLPT_ANSWERS)[number];

/** A student's level as the form's choice; null while it is not answered. */
export const jlptAnswer = ({ jlpt, is_jlpt_none }: Student): JlptAnswer | null =>
  is_jlpt_none ? 'none' : jlpt === null ? null : (String(jlpt) as JlptAnswer);

/** The answer as the server takes it. */
export const jlptChange = (answer: JlptAnswer | null): Pick<ProfileChange, 'jlpt' | 'is_jlpt_none'> => ({
  jlpt: answer === null || answer === 'none' ? null : Number(answer),
  is_jlpt_none: answer === 'none',
});
