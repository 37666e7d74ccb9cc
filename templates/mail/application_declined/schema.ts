import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: we do not take the application to the company. */
export const schema = z.strictObject({
  ...toStudent,
  /** The wording meant for the student, never the internal reason. */
  result_reason: value.text().nullable(),
  /** From which day they may apply for the job again. */
  reapply_from: value.line().nullable(),
});

export const samples = [
  {
    ...sampleToStudent,
    result_reason: 'この仕事には、N2以上の日本語が必要でした。',
    reapply_from: '2027年4月1日（木）',
  },
  { ...sampleToStudent, result_reason: null, reapply_from: null },
];
