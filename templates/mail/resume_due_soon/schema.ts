import { z } from 'zod';
import { resumeDue, samplesOfResumeDue } from '../values.ts';

/** To the student: the day of the resume is near. */
export const schema = z.strictObject(resumeDue);

export const samples = samplesOfResumeDue;
