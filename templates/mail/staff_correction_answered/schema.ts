import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To the mentors: the student does not agree to the correction yet. */
export const schema = z.strictObject({ ...toStaff, comment: value.text() });

export const samples = [
  {
    ...sampleToStaff,
    comment: '2番目の答えの「3年間」は「2年間」です。\nほかは、とても良いと思います。ありがとうございます。',
  },
];
