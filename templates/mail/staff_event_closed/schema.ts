import { z } from 'zod';
import { value } from '../values.ts';

/** To managers: applications for an event have ended. Numbers in digits. */
export const schema = z.strictObject({
  staff_name: value.line(),
  event_title: value.line(),
  /** Day and time in Tokyo, in words. */
  starts_at: value.line(),
  seats_taken: value.line(),
  confirmed_count: value.line(),
  waiting_count: value.line(),
  /** Null: as many as like. */
  capacity: value.line().nullable(),
  event_url: value.url(),
});

const sample = {
  staff_name: '佐藤 花子',
  event_title: '留学生のための履歴書ワークショップ',
  starts_at: '2026年12月5日（土）14:00（日本時間）',
  seats_taken: '18',
  confirmed_count: '15',
  waiting_count: '2',
  capacity: '20',
  event_url: 'https://tabidachi.example/staff/events/3',
};

export const samples = [sample, { ...sample, capacity: null }];
