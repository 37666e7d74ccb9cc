import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: the day of the resume is near. */
export const schema = z.strictObject({
  ...toStudent,
  due_day: value.line(),
  /** A mentor has asked to write parts again. */
  is_rewrite: value.flag(),
});

export const samples = [
  { ...sampleToStudent, due_day: '2026年12月8日（火）', is_rewrite: false },
  { ...sampleToStudent, due_day: '2026年12月13日（日）', is_rewrite: true },
];
