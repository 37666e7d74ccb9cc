import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To the mentors of the application and the managers: a mail to the company did not arrive. */
export const schema = z.strictObject({
  ...toStaff,
  /** It carried the resume; else it told of a withdrawal. */
  is_resume: value.flag(),
  company_email: value.line(),
  /** What the company's mail server said, shortened; null where nothing tells. */
  said: value.line().nullable(),
});

const sample = { ...sampleToStaff, company_email: 'saiyo@example.com' };

export const samples = [
  { ...sample, is_resume: true, said: '550 5.1.1 User unknown' },
  { ...sample, is_resume: false, said: null },
];
