import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: the mentor asks to write parts again. */
export const schema = z.strictObject({
  ...toStudent,
  /** The mentor's words. */
  comment: value.text(),
  due_day: value.line().nullable(),
});

export const samples = [
  {
    ...sampleToStudent,
    comment:
      '自己PRがとても良いです。\n「なぜこの会社か」は、会社の仕事についてもう少し具体的に書いてください。\n200字くらいが目安です。',
    due_day: '2026年12月13日（日）',
  },
  { ...sampleToStudent, comment: 'Please add your dates of graduation.', due_day: null },
];
