import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To the mentors: the student withdrew. */
export const schema = z.strictObject({
  ...toStaff,
  reason: value.text().nullable(),
  /** The company has the resume. */
  company_has_resume: value.flag(),
  /** It is told by a mail of its own; false when it has no address. */
  company_is_told: value.flag(),
});

export const samples = [
  {
    ...sampleToStaff,
    reason: '大学院に進学することにしました。',
    company_has_resume: true,
    company_is_told: true,
  },
  { ...sampleToStaff, reason: null, company_has_resume: true, company_is_told: false },
  { ...sampleToStaff, reason: null, company_has_resume: false, company_is_told: false },
];
