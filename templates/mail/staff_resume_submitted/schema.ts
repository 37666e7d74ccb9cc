import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To the mentors, or to the managers when there is none: a resume to correct. */
export const schema = z.strictObject({
  ...toStaff,
  is_unassigned: value.flag(),
  is_again: value.flag(),
  is_late: value.flag(),
  /** The student allows corrections; otherwise comment and return, or approve unchanged. */
  may_be_corrected: value.flag(),
});

export const samples = [
  { ...sampleToStaff, is_unassigned: false, is_again: false, is_late: false, may_be_corrected: true },
  { ...sampleToStaff, is_unassigned: true, is_again: true, is_late: true, may_be_corrected: false },
];
