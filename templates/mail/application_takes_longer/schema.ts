import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: the next step takes longer than the screens promised. Exactly one of the flags is set. */
export const schema = z.strictObject({
  ...toStudent,
  /** A mentor has not read the resume to its end. */
  is_reading: value.flag(),
  /** The resume is agreed to and not sent. */
  is_sending: value.flag(),
  /** An interview is to be arranged. */
  is_arranging: value.flag(),
  /** The company has not answered. */
  is_with_company: value.flag(),
  /** Day since when, in words. */
  since_day: value.line(),
  /** How many working days it usually takes, in digits. */
  usual_days: value.line(),
});

const sample = {
  ...sampleToStudent,
  is_reading: true,
  is_sending: false,
  is_arranging: false,
  is_with_company: false,
  since_day: '2026年12月1日（火）',
  usual_days: '3',
};

export const samples = [
  sample,
  { ...sample, is_reading: false, is_sending: true, usual_days: '2' },
  { ...sample, is_reading: false, is_arranging: true, usual_days: '5' },
  { ...sample, is_reading: false, is_with_company: true, usual_days: '10' },
];
