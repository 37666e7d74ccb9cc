import { z } from 'zod';
import { aboutEvent, eventLinks, sampleOfEvent, sampleOfEventLinks, value } from '../values.ts';

/** To the student with a seat: the event is near. With the calendar file. */
export const schema = z.strictObject({
  ...aboutEvent,
  ...eventLinks,
  /** What the organisers tell those who come. */
  message: value.text().nullable(),
  is_confirmed: value.flag(),
});

const sample = { ...sampleOfEvent, ...sampleOfEventLinks };

export const samples = [
  { ...sample, message: '当日はノートパソコンをお持ちください。', is_confirmed: false },
  { ...sample, message: null, is_confirmed: true },
];
