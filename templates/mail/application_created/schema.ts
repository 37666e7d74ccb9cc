import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student who applied: what comes next and until when. */
export const schema = z.strictObject({
  ...toStudent,
  /** Last day to hand in the resume, in words; null without one. */
  due_day: value.line().nullable(),
  /** The profile is the resume: there are no questions to answer. */
  is_simple: value.flag(),
  /** The resume was handed in with applying: there is nothing more to do. */
  is_handed_in: value.flag(),
});

export const samples = [
  { ...sampleToStudent, due_day: '2026年12月8日（火）', is_simple: false, is_handed_in: false },
  { ...sampleToStudent, due_day: null, is_simple: true, is_handed_in: true },
  { ...sampleToStudent, due_day: '2026年12月8日（火）', is_simple: true, is_handed_in: false },
];
