import { z } from 'zod';
import { aboutEvent, sampleOfEvent } from '../values.ts';

/** To the student: the application for an event was cancelled, by whoever held its link. */
export const schema = z.strictObject(aboutEvent);

export const samples = [sampleOfEvent];
