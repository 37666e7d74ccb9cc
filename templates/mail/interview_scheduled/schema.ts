import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: an interview, or its new date. With a calendar file when the time is known. */
export const schema = z.strictObject({
  ...toStudent,
  /** Which one it is, in words. */
  interview_number: value.line(),
  /** Day and time in Tokyo, in words; null while it is not fixed. */
  starts_at: value.line().nullable(),
  online_link: value.url().nullable(),
  place: value.text().nullable(),
  map_url: value.url().nullable(),
  is_online: value.flag(),
  is_change: value.flag(),
});

export const samples = [
  {
    ...sampleToStudent,
    interview_number: '第1回',
    starts_at: '2026年12月18日（金）14:00（日本時間）',
    online_link: 'https://meet.example.com/abc-defg-hij',
    place: null,
    map_url: null,
    is_online: true,
    is_change: false,
  },
  {
    ...sampleToStudent,
    interview_number: '第2回',
    starts_at: '2027年1月8日（金）10:00（日本時間）',
    online_link: null,
    place: '愛知県名古屋市中村区1-2-3\nみなとビル 5階 受付',
    map_url: 'https://maps.example.com/?q=35.17,136.88',
    is_online: false,
    is_change: true,
  },
  {
    ...sampleToStudent,
    interview_number: '第1回',
    starts_at: null,
    online_link: null,
    place: null,
    map_url: null,
    is_online: false,
    is_change: false,
  },
];
