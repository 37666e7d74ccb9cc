import { z } from 'zod';
import { sampleToStudent, toStudent } from '../values.ts';

/** To the student: the corrected resume waits for agreement. */
export const schema = z.strictObject(toStudent);

export const samples = [sampleToStudent];
