import { belongsTo, hasMany, hasOne } from './define.ts';
import { Company } from '../company.ts';
import { CompanyOffice } from '../company-offices.ts';
import {
  AllowanceType,
  Country,
  Degree,
  DepartmentCategory,
  Dress,
  JobCategory,
  Language,
  LanguageExamination,
  LanguageLevel,
  LanguageListeningLevel,
  LanguageReadingLevel,
  LanguageSpeakingLevel,
  LanguageWritingLevel,
  Personality,
  RecruitReason,
  SelectionType,
  Skill,
} from '../master-data.ts';
import { HfMember } from '../hf-member.ts';
import { Recruitment } from '../recruitment.ts';
import { RecruitmentPublicVersion } from '../recruitment-public-version.ts';
import {
  RecruitmentAllowance,
  RecruitmentAnnualHiringNumber,
  RecruitmentCareer,
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentRecruitReason,
  RecruitmentRelatedCountry,
  RecruitmentRequiredLanguage,
  RecruitmentRequiredLanguageExamination,
  RecruitmentRequiredPersonality,
  RecruitmentRequiredSkill,
  RecruitmentResumeQuestion,
  RecruitmentSelectionStep,
  RecruitmentSelectionStepLanguage,
  RecruitmentTargetStudyDepartmentCategory,
} from '../recruitment-lists.ts';
import { RecruitmentSearchRow } from '../recruitment-search-row.ts';
import { ResumeQuestion, ResumeQuestionTemplate } from '../resume-question.ts';

export function associateRecruitments(): void {
  hasMany(ResumeQuestion, 'resume_question_id', {
    templates: ResumeQuestionTemplate,
    recruitment_resume_questions: RecruitmentResumeQuestion,
  });
  hasMany(Company, 'company_id', { recruitments: Recruitment });
  hasMany(Recruitment, 'recruitment_id', {
    recruitment_job_categories: RecruitmentJobCategory,
    recruitment_related_countries: RecruitmentRelatedCountry,
    offices: RecruitmentOffice,
    annual_hiring_numbers: RecruitmentAnnualHiringNumber,
    reasons_to_recruit_international_students: RecruitmentRecruitReason,
    recruitment_careers: RecruitmentCareer,
    allowances: RecruitmentAllowance,
    target_study_department_categories: RecruitmentTargetStudyDepartmentCategory,
    required_skills: RecruitmentRequiredSkill,
    required_languages: RecruitmentRequiredLanguage,
    required_language_examinations: RecruitmentRequiredLanguageExamination,
    required_personalities: RecruitmentRequiredPersonality,
    selection_steps: RecruitmentSelectionStep,
    resume_questions: RecruitmentResumeQuestion,
    public_versions: RecruitmentPublicVersion,
  });
  hasMany(CompanyOffice, 'company_office_id', { recruitment_offices: RecruitmentOffice });
  hasMany(RecruitmentSelectionStep, 'recruitment_selection_step_id', {
    languages: RecruitmentSelectionStepLanguage,
  });
  hasOne(Recruitment, 'recruitment_id', { search_row: RecruitmentSearchRow });

  belongsTo(ResumeQuestion, { default_template: ResumeQuestionTemplate });
  belongsTo(ResumeQuestionTemplate, { resume_question: ResumeQuestion });
  belongsTo(Recruitment, {
    company: Company,
    dress: Dress,
    minimum_degree: Degree,
    review_requested_by: HfMember,
  });
  belongsTo(RecruitmentPublicVersion, { recruitment: Recruitment });
  belongsTo(RecruitmentJobCategory, { recruitment: Recruitment, job_category: JobCategory });
  belongsTo(RecruitmentRelatedCountry, { recruitment: Recruitment, country: Country });
  belongsTo(RecruitmentOffice, { recruitment: Recruitment, company_office: CompanyOffice });
  belongsTo(RecruitmentAnnualHiringNumber, { recruitment: Recruitment });
  belongsTo(RecruitmentRecruitReason, { recruitment: Recruitment, recruit_reason: RecruitReason });
  belongsTo(RecruitmentCareer, {
    recruitment: Recruitment,
    first_living_country: Country,
    last_living_country: Country,
  });
  belongsTo(RecruitmentAllowance, { recruitment: Recruitment, allowance_type: AllowanceType });
  belongsTo(RecruitmentTargetStudyDepartmentCategory, {
    recruitment: Recruitment,
    department_category: DepartmentCategory,
  });
  belongsTo(RecruitmentRequiredSkill, { recruitment: Recruitment, skill: Skill });
  belongsTo(RecruitmentRequiredLanguage, {
    recruitment: Recruitment,
    language: Language,
    language_level: LanguageLevel,
    language_speaking_level: LanguageSpeakingLevel,
    language_listening_level: LanguageListeningLevel,
    language_reading_level: LanguageReadingLevel,
    language_writing_level: LanguageWritingLevel,
  });
  belongsTo(RecruitmentRequiredLanguageExamination, {
    recruitment: Recruitment,
    language_examination: LanguageExamination,
  });
  belongsTo(RecruitmentRequiredPersonality, { recruitment: Recruitment, personality: Personality });
  belongsTo(RecruitmentSelectionStep, { recruitment: Recruitment, selection_type: SelectionType });
  belongsTo(RecruitmentSelectionStepLanguage, {
    recruitment_selection_step: RecruitmentSelectionStep,
    language: Language,
  });
  belongsTo(RecruitmentResumeQuestion, { recruitment: Recruitment, resume_question: ResumeQuestion });
  belongsTo(RecruitmentSearchRow, { recruitment: Recruitment, company: Company });
}
