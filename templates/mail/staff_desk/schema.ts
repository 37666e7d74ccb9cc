import { z } from 'zod';
import { value } from '../values.ts';

/** To a member of staff, in the morning: what presses on their desk. No student is named: the mail may stay for years. */
export const schema = z.strictObject({
  staff_name: value.line(),
  /** How many there are, in digits. */
  count: value.line(),
  items: z.array(z.strictObject({ label: value.line(), what: value.line(), url: value.url() })).min(1),
  /** How many more there are than stand here, in digits; null when all do. */
  more_count: value.line().nullable(),
  list_url: value.url(),
});

const address = 'https://tabidachi.example/staff/applications';

export const samples = [
  {
    staff_name: '佐藤 花子',
    count: '2',
    items: [
      {
        label: '海外営業（東南アジア担当） — 株式会社みなと精機',
        what: '履歴書のしめきり：2026年12月8日（火）',
        url: `${address}/12/show`,
      },
      {
        label: 'BIM modeller — Konoha Design',
        what: '2026年12月1日（火）から会社の返事待ち（会社に確認してください）',
        url: `${address}/15/show`,
      },
    ],
    more_count: null,
    list_url: `${address}?filter=%7B%22scope%22%3A%22mine%22%7D`,
  },
  {
    staff_name: '佐藤 花子',
    count: '31',
    items: [
      {
        label: 'BIM modeller — Konoha Design',
        what: '2026年12月1日（火）から会社の返事待ち（会社に確認してください）',
        url: `${address}/15/show`,
      },
    ],
    more_count: '30',
    list_url: address,
  },
];
