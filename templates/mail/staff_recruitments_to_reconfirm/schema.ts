import { z } from 'zod';
import { value } from '../values.ts';

/** To managers: public job ads whose facts were last confirmed too long ago. Addresses lead to pages and do nothing. */
export const schema = z.strictObject({
  staff_name: value.line(),
  /** How many stand below, in digits. */
  count: value.line(),
  /** After how many days facts are asked again, in digits. */
  days: value.line(),
  recruitments: z
    .array(
      z.strictObject({
        label: value.line(),
        /** Day of the last confirmation, in words; null when there was none. */
        as_of: value.line().nullable(),
        url: value.url(),
      }),
    )
    .min(1),
  list_url: value.url(),
});

const address = 'https://tabidachi.example/staff/recruitments';

export const samples = [
  {
    staff_name: '佐藤 花子',
    count: '2',
    days: '90',
    recruitments: [
      {
        label: '海外営業（東南アジア担当） — 株式会社みなと精機',
        as_of: '2026年8月1日（土）',
        url: `${address}/12`,
      },
      { label: 'BIM modeller — Konoha Design', as_of: null, url: `${address}/15` },
    ],
    list_url: `${address}?filter=%7B%22needs_reconfirmation%22%3Atrue%7D`,
  },
];
