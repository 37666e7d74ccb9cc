import { z } from 'zod';
import { value } from '../values.ts';

/** To managers: mails that wait for somebody to decide about them. The address leads to their list and does nothing. */
export const schema = z.strictObject({
  staff_name: value.line(),
  /** How many wait, in digits. */
  count: value.line(),
  /** Since when the oldest waits: day and time in Tokyo, in words. */
  oldest: value.line(),
  list_url: value.url(),
});

export const samples = [
  {
    staff_name: '佐藤 花子',
    count: '3',
    oldest: '2026年11月20日（金）18:05（日本時間）',
    list_url: 'https://tabidachi.example/staff/deliveries?filter=%7B%22is_undecided%22%3Atrue%7D',
  },
];
