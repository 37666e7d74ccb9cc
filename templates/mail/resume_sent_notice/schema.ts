import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: the resume went to the company. */
export const schema = z.strictObject({
  ...toStudent,
  /** It had been sent before. */
  is_again: value.flag(),
});

export const samples = [
  { ...sampleToStudent, is_again: false },
  { ...sampleToStudent, is_again: true },
];
