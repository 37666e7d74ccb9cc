import { z } from 'zod';
import { sampleToStudent, toStudent, value } from '../values.ts';

/** To the student: what does not take place because the selection is over. With a calendar file for each whose time was known. */
export const schema = z.strictObject({
  ...toStudent,
  /** The student has withdrawn, and expects it. */
  is_withdrawn: value.flag(),
  has_files: value.flag(),
  appointments: z
    .array(
      z.strictObject({
        is_practice: value.flag(),
        /** Which interview it was, in words; null for a practice. */
        interview_number: value.line().nullable(),
        /** Day and time in Tokyo, in words; null when it was never fixed. */
        starts_at: value.line().nullable(),
      }),
    )
    .min(1),
});

const practice = {
  is_practice: true,
  interview_number: null,
  starts_at: '2026年12月16日（水）18:30（日本時間）',
};
const interview = {
  is_practice: false,
  interview_number: '第2回',
  starts_at: '2026年12月18日（金）14:00（日本時間）',
};

export const samples = [
  { ...sampleToStudent, is_withdrawn: false, has_files: true, appointments: [practice, interview] },
  { ...sampleToStudent, is_withdrawn: true, has_files: true, appointments: [interview] },
  {
    ...sampleToStudent,
    is_withdrawn: false,
    has_files: false,
    appointments: [{ ...interview, starts_at: null }],
  },
];
