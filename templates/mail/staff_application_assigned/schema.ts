import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To a mentor: somebody else gave them an application to look after. */
export const schema = z.strictObject({
  ...toStaff,
  given_by: value.line(),
  remark: value.text().nullable(),
  due_day: value.line().nullable(),
});

export const samples = [
  {
    ...sampleToStaff,
    given_by: '鈴木 一郎',
    remark: '志望動機の二つ目の段落まで見ました。残りをお願いします。',
    due_day: '2026年11月28日（土）',
  },
  { ...sampleToStaff, given_by: '鈴木 一郎', remark: null, due_day: null },
];
