import type { NonAttribute, Sequelize } from 'sequelize';
import { resumeQuestion } from '../../domain/entities/resume-question.ts';
import { initTables, modelOf, rowsOf } from './entity-model.ts';
import type { RecruitmentResumeQuestion } from './recruitment-lists.ts';

/** A question of the resume with its templates: domain/entities/resume-question.ts. */
export class ResumeQuestion extends modelOf(resumeQuestion) {
  declare default_template?: NonAttribute<ResumeQuestionTemplate | null>;
  declare templates?: NonAttribute<ResumeQuestionTemplate[]>;
  declare recruitment_resume_questions?: NonAttribute<RecruitmentResumeQuestion[]>;
}

export class ResumeQuestionTemplate extends rowsOf(
  'resume_question_templates',
  'resume_question_id',
  resumeQuestion.fields.templates,
) {
  declare resume_question?: NonAttribute<ResumeQuestion>;
}

export function initResumeQuestion(sequelize: Sequelize): void {
  initTables(sequelize, ResumeQuestion, ResumeQuestionTemplate);
}
