import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student who applied: what comes next and until when. */
export const schema = z.strictObject({
  ...toStudent,
  /** Last day to hand in the resume, in words; null without one. */
  due_day: value.line().nullable(),
  /** The profile itself goes to the mentor: there is nothing more to write. */
  is_simple: value.flag(),
});

export const samples = [
  { ...sampleToStudent, due_day: '2026年12月8日（火）', is_simple: false },
  { ...sampleToStudent, due_day: null, is_simple: true },
];
