import { z } from 'zod';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';
import { resumeQuestion } from '../../../../domain/entities/resume-question.ts';

const template = itemOutput(resumeQuestion.fields.templates).omit({ position: true });

/** A question of the resume as who answers it may read it. How often it is used counts drafts too: not theirs. */
export const resumeQuestionPublic = entityOutput(resumeQuestion, 'public')
  .extend({ templates: z.array(template) })
  .meta({ id: 'ResumeQuestionPublic' });

const kept = entityOutput(resumeQuestion, 'staff');
export const usingFrequency = kept.shape.using_frequency.describe('How many recruitments ask it');

export const resumeQuestionForStaff = resumeQuestionPublic
  .extend({ ...kept.shape, using_frequency: usingFrequency })
  .meta({ id: 'ResumeQuestionForStaff' });
