import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: the practice of an interview with the mentor. */
export const schema = z.strictObject({
  ...toStudent,
  starts_at: value.line(),
  mentor_name: value.line().nullable(),
  online_link: value.url().nullable(),
  notes: value.text().nullable(),
  is_change: value.flag(),
});

export const samples = [
  {
    ...sampleToStudent,
    starts_at: '2026年12月16日（水）18:30（日本時間）',
    mentor_name: '佐藤 花子',
    online_link: 'https://meet.example.com/xyz-abcd-efg',
    notes: '1分の自己紹介を準備してください。',
    is_change: false,
  },
  {
    ...sampleToStudent,
    starts_at: '2026年12月16日（水）18:30（日本時間）',
    mentor_name: null,
    online_link: null,
    notes: null,
    is_change: true,
  },
];
