import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: the resume has arrived. */
export const schema = z.strictObject({
  ...toStudent,
  /** The mentor may write corrections. */
  may_be_corrected: value.flag(),
});

export const samples = [
  { ...sampleToStudent, may_be_corrected: true },
  { ...sampleToStudent, may_be_corrected: false },
];
