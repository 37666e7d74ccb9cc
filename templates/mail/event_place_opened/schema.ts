import { z } from 'zod';
import { aboutEvent, eventLinks, sampleOfEvent, sampleOfEventLinks, value } from '../values.ts';

/** To the student who waited: a seat is free. With a calendar file. */
export const schema = z.strictObject({
  ...aboutEvent,
  ...eventLinks,
  /** What the organisers tell those who come. */
  message: value.text().nullable(),
});

export const samples = [
  { ...sampleOfEvent, ...sampleOfEventLinks, message: '当日はノートパソコンをお持ちください。' },
  { ...sampleOfEvent, ...sampleOfEventLinks, message: null },
];
