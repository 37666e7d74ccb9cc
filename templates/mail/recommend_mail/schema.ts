import { z } from 'zod';
import { value } from '../values.ts';

const job = z.strictObject({
  title: value.line(),
  company: value.line(),
  url: value.url(),
  /** Why it is told again. */
  reason: value.text().nullable(),
});

/**
 * To the student: jobs a member of staff recommends, in the words staff wrote (server/domain/mail-words.ts).
 * `page_url` is the student's page of this mail, with its jobs as they are then. `stop_url` opens a page whose button stops these mails.
 */
export const schema = z.strictObject({
  subject: value.line(),
  blocks: z
    .array(z.strictObject({ paragraph: value.text().nullable(), jobs: z.array(job).min(1).nullable() }))
    .min(1),
  mentor_name: value.line(),
  mentor_email: value.email(),
  page_url: value.url(),
  stop_url: value.url(),
});

const address = 'https://tabidachi.example';

export const samples = [
  {
    subject: 'Jobs for you, Linh Nguyen',
    blocks: [
      { paragraph: 'Hello Linh Nguyen,\nI found jobs that may suit you.', jobs: null },
      {
        paragraph: null,
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
      },
    ],
    mentor_name: '佐藤 花子',
    mentor_email: 'hanako.sato@tabidachi.example',
    page_url: `${address}/recommend_mails/31`,
    stop_url: `${address}/unsubscribe?token=5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47`,
  },
];
