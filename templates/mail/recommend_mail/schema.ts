import { z } from 'zod';
import { value } from '../values.ts';

const job = z.strictObject({
  title: value.line(),
  company: value.line(),
  url: value.url(),
  /** Why it is told again. */
  reason: value.text().nullable(),
});

/** What staff's own words can name (server/features/mail/language/mail-placeholders.ts). */
export const ownSchema = z.strictObject({
  student_name: value.line(),
  mentor_name: value.line(),
  mentor_email: value.email(),
  /** How many jobs there are, in digits. */
  job_count: value.line(),
  jobs: z.array(job).min(1),
  /** About the talk with the mentor; null when the mail is not to have one. */
  meeting: value.text().nullable(),
});

/**
 * To the student: jobs a member of staff recommends, in the words staff wrote, with what stands around them.
 * `page_url` is the student's page of this mail, with its jobs as they are then. `stop_url` opens a page whose button stops these mails.
 */
export const schema = ownSchema.extend({
  /** What the subject of staff's words has become, and where their body stands. */
  subject: value.line(),
  words: value.words(),
  page_url: value.url(),
  stop_url: value.url(),
});

const address = 'https://tabidachi.example';

const sample = {
  subject: 'Jobs for you, {{student_name}}',
  words: 'Hello {{student_name}},\nI found jobs that may suit you.\n\n{{jobs}}\n\n{{meeting}}',
  student_name: 'Linh Nguyen',
  mentor_name: '佐藤 花子',
  mentor_email: 'hanako.sato@tabidachi.example',
  job_count: '2',
  jobs: [
    {
      title: '海外営業（東南アジア担当）',
      company: '株式会社みなと精機',
      url: `${address}/recruitments/12`,
      reason: null,
    },
    {
      title: 'BIM modeller',
      company: 'Konoha Design',
      url: `${address}/recruitments/15`,
      reason: 'The deadline is next week.',
    },
  ],
  meeting: null,
  page_url: `${address}/recommend_mails/31`,
  stop_url: `${address}/unsubscribe?token=5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47`,
};

export const samples = [
  sample,
  {
    ...sample,
    job_count: '1',
    jobs: sample.jobs.slice(0, 1),
    meeting: 'We talk on Friday, 4 December 2026, 14:00. Tell me then which of these jobs you like.',
  },
];
