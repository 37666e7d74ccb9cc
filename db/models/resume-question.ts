import { resumeQuestion } from '../../domain/entities/resume-question.ts';
import { modelOf, rowsOf } from './entity-model.ts';

/** A question of the resume with its templates: domain/entities/resume-question.ts. */
export class ResumeQuestion extends modelOf(resumeQuestion, {
  key: 'resume_question_id',
  many: { recruitment_resume_questions: 'recruitment_resume_questions' },
}) {}

export class ResumeQuestionTemplate extends rowsOf(
  'resume_question_templates',
  { resume_question_id: 'resume_questions' },
  resumeQuestion.fields.templates,
) {}
