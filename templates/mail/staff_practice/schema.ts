import { z } from 'zod';
import { sampleToStaff, toStaff, value } from '../values.ts';

/** To who holds an interview practice: it is arranged, changed or called off. With the calendar file. */
export const schema = z.strictObject({
  ...toStaff,
  is_change: value.flag(),
  is_cancelled: value.flag(),
  /** Day and time in Tokyo, in words. */
  starts_at: value.line(),
  online_link: value.url().nullable(),
  /** What the student was told. */
  notes: value.text().nullable(),
});

const sample = {
  ...sampleToStaff,
  is_change: false,
  is_cancelled: false,
  starts_at: '2026年12月16日（水）18:30（日本時間）',
  online_link: 'https://meet.example.com/xyz-abcd-efg',
  notes: '1分の自己紹介を準備してください。',
};

export const samples = [
  sample,
  { ...sample, is_change: true, online_link: null, notes: null },
  { ...sample, is_cancelled: true, online_link: null, notes: null },
];
