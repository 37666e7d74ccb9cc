import { z } from 'zod';
import { sampleToStaff, toStaff } from '../values.ts';

/** To the mentors: the resume can go to the company. */
export const schema = z.strictObject(toStaff);

export const samples = [sampleToStaff];
