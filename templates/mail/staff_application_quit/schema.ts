import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To the mentors: the student withdrew. */
export const schema = z.strictObject({
  ...toStaff,
  reason: value.text().nullable(),
  /** The company had the resume and is told by a mail of its own. */
  company_is_told: value.flag(),
});

export const samples = [
  { ...sampleToStaff, reason: '大学院に進学することにしました。', company_is_told: true },
  { ...sampleToStaff, reason: null, company_is_told: false },
];
