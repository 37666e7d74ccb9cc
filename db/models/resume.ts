import { resume } from '../../domain/entities/resume.ts';
import { modelOf, rowsOf } from './entity-model.ts';

export class Resume extends modelOf(resume) {}

export class ResumeQuestionAnswer extends rowsOf(
  'resume_question_answers',
  { resume_id: 'resumes' },
  resume.fields.resume_question_answers,
) {}
