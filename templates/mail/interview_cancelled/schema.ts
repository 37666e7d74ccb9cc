import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: an interview, or the practice for one, does not take place. With a calendar file when its time was known. */
export const schema = z.strictObject({
  ...toStudent,
  is_practice: value.flag(),
  /** Which interview it was, in words; null for a practice. */
  interview_number: value.line().nullable(),
  /** Day and time in Tokyo, in words; null when it was never fixed. */
  starts_at: value.line().nullable(),
  /** The wording meant for the student, never the internal reason. */
  cancel_reason: value.text().nullable(),
});

export const samples = [
  {
    ...sampleToStudent,
    is_practice: false,
    interview_number: '第1回',
    starts_at: '2026年12月18日（金）14:00（日本時間）',
    cancel_reason: '会社の都合により中止となりました。新しい日程が決まりしだいご連絡します。',
  },
  {
    ...sampleToStudent,
    is_practice: true,
    interview_number: null,
    starts_at: '2026年12月16日（水）18:30（日本時間）',
    cancel_reason: null,
  },
  { ...sampleToStudent, is_practice: false, interview_number: '第2回', starts_at: null, cancel_reason: null },
];
