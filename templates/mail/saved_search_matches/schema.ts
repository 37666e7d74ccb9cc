import { z } from 'zod';
import { value } from '../values.ts';

/** To the student: new jobs that searches they have saved find, once a day. Addresses lead to pages and do nothing. */
export const schema = z.strictObject({
  student_name: value.line(),
  /** How many jobs stand below, in digits. */
  count: value.line(),
  searches: z
    .array(
      z.strictObject({
        /** As the student named it. */
        search_name: value.line(),
        jobs: z.array(z.strictObject({ job_label: value.line(), job_url: value.url() })).min(1),
      }),
    )
    .min(1),
  all_jobs_url: value.url(),
  manage_url: value.url(),
  /** A page whose button stops all of these mails. */
  stop_url: value.url(),
});

const address = 'https://tabidachi.example/recruitments';

export const samples = [
  {
    student_name: 'Linh Nguyen',
    count: '2',
    searches: [
      {
        search_name: '東京の通訳',
        jobs: [{ job_label: '海外営業（東南アジア担当） — 株式会社みなと精機', job_url: `${address}/12` }],
      },
      { search_name: 'CAD', jobs: [{ job_label: 'BIM modeller — Konoha Design', job_url: `${address}/15` }] },
    ],
    all_jobs_url: `${address}?sort=newest`,
    manage_url: `${address}?view=searches`,
    stop_url: 'https://tabidachi.example/unsubscribe?token=5f2b8c0e9a4d4b7f8e1c6a3d2b9f0e47',
  },
];
