import { z } from 'zod';
import { aboutEvent, eventLinks, sampleOfEvent, sampleOfEventLinks, value } from '../values.ts';

/** To the student who applied for an event: a seat, with a calendar file, or a place on the waiting list. */
export const schema = z.strictObject({
  ...aboutEvent,
  ...eventLinks,
  /** What the organisers tell those who come; null for who waits. */
  message: value.text().nullable(),
  is_waiting: value.flag(),
});

export const samples = [
  {
    ...sampleOfEvent,
    ...sampleOfEventLinks,
    message: 'お申し込みありがとうございます。\n当日はノートパソコンをお持ちください。',
    is_waiting: false,
  },
  { ...sampleOfEvent, ...sampleOfEventLinks, message: null, is_waiting: false },
  { ...sampleOfEvent, ...sampleOfEventLinks, message: null, is_waiting: true },
];
