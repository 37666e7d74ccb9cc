import { z } from 'zod';
import { result, sampleOfResult } from '../values.ts';

/** To the student: the company liked the resume. */
export const schema = z.strictObject(result);

export const samples = [sampleOfResult, { ...sampleOfResult, result_reason: null }];
