import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To the mentors: the student's answer to an offer. They tell the company in person. */
export const schema = z.strictObject({ ...toStaff, is_accepted: value.flag() });

export const samples = [
  { ...sampleToStaff, is_accepted: true },
  { ...sampleToStaff, is_accepted: false },
];
