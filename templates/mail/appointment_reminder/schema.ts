import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: an interview or a practice is near. With the calendar file. */
export const schema = z.strictObject({
  ...toStudent,
  is_practice: value.flag(),
  /** Which interview it is, in words; null for a practice. */
  interview_number: value.line().nullable(),
  /** Day and time in Tokyo, in words. */
  starts_at: value.line(),
  online_link: value.url().nullable(),
  place: value.text().nullable(),
  map_url: value.url().nullable(),
  /** Who practises with the student; null for an interview. */
  mentor_name: value.line().nullable(),
  notes: value.text().nullable(),
});

const interview = {
  ...sampleToStudent,
  is_practice: false,
  interview_number: '第1回',
  starts_at: '2026年12月18日（金）14:00（日本時間）',
  online_link: null,
  place: '愛知県名古屋市中村区1-2-3\nみなとビル 5階 受付',
  map_url: 'https://maps.example.com/?q=35.17,136.88',
  mentor_name: null,
  notes: null,
};

export const samples = [
  interview,
  { ...interview, online_link: 'https://meet.example.com/abc-defg-hij', place: null, map_url: null },
  {
    ...interview,
    is_practice: true,
    interview_number: null,
    online_link: 'https://meet.example.com/abc-defg-hij',
    place: null,
    map_url: null,
    mentor_name: '佐藤 花子',
    notes: '自己紹介を1分で話せるように準備してください。',
  },
];
