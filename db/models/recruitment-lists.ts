import { recruitment } from '../../domain/entities/recruitment.ts';
import { rowsOf } from './entity-model.ts';

/** The rows of each list of a recruitment: domain/entities/recruitment.ts. */
const { fields } = recruitment;
const owner = { recruitment_id: 'recruitments' } as const;

export class RecruitmentJobCategory extends rowsOf(
  'recruitment_job_categories',
  owner,
  fields.recruitment_job_categories,
) {}
export class RecruitmentRelatedCountry extends rowsOf(
  'recruitment_related_countries',
  owner,
  fields.recruitment_related_countries,
) {}
export class RecruitmentOffice extends rowsOf(
  'recruitment_offices',
  { ...owner, company_office_id: 'company_offices' },
  fields.offices,
) {}
export class RecruitmentAnnualHiringNumber extends rowsOf(
  'recruitment_annual_hiring_numbers',
  owner,
  fields.annual_hiring_numbers,
) {}
export class RecruitmentRecruitReason extends rowsOf(
  'recruitment_recruit_reasons',
  owner,
  fields.reasons_to_recruit_international_students,
) {}
export class RecruitmentCareer extends rowsOf('recruitment_careers', owner, fields.recruitment_careers) {}
export class RecruitmentAllowance extends rowsOf('recruitment_allowances', owner, fields.allowances) {}
export class RecruitmentTargetStudyDepartmentCategory extends rowsOf(
  'recruitment_target_study_department_categories',
  owner,
  fields.target_study_department_categories,
) {}
export class RecruitmentRequiredSkill extends rowsOf(
  'recruitment_required_skills',
  owner,
  fields.required_skills,
) {}
export class RecruitmentRequiredLanguage extends rowsOf(
  'recruitment_required_languages',
  owner,
  fields.required_languages,
) {}
export class RecruitmentRequiredLanguageExamination extends rowsOf(
  'recruitment_required_language_examinations',
  owner,
  fields.required_language_examinations,
) {}
export class RecruitmentRequiredPersonality extends rowsOf(
  'recruitment_required_personalities',
  owner,
  fields.required_personalities,
) {}
export class RecruitmentSelectionStep extends rowsOf(
  'recruitment_selection_steps',
  owner,
  fields.selection_steps,
) {}
export class RecruitmentSelectionStepLanguage extends rowsOf(
  'recruitment_selection_step_languages',
  { recruitment_selection_step_id: 'recruitment_selection_steps' },
  fields.selection_steps.rows.languages,
) {}
export class RecruitmentResumeQuestion extends rowsOf(
  'recruitment_resume_questions',
  owner,
  fields.resume_questions,
) {}
