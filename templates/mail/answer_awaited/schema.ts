import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: their word on an offer, or on a corrected resume, is awaited for some days. */
export const schema = z.strictObject({
  ...toStudent,
  is_offer: value.flag(),
  /** Day since when, in words. */
  since_day: value.line(),
});

export const samples = [
  { ...sampleToStudent, is_offer: true, since_day: '2026年12月21日（月）' },
  { ...sampleToStudent, is_offer: false, since_day: '2026年12月1日（火）' },
];
