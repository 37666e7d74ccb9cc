import * as rows from '../../../../../db/models/recruitment-lists.ts';
import type { NestedLists } from '../../../../core/resources/define-edit.ts';

const key = 'recruitment_id';

/** The nested lists of a recruitment, by their names on the wire. */
export const RECRUITMENT_LISTS = {
  recruitment_job_categories: { model: rows.RecruitmentJobCategory, key },
  recruitment_related_countries: { model: rows.RecruitmentRelatedCountry, key },
  target_study_department_categories: { model: rows.RecruitmentTargetStudyDepartmentCategory, key },
  offices: { model: rows.RecruitmentOffice, key },
  required_personalities: { model: rows.RecruitmentRequiredPersonality, key },
  reasons_to_recruit_international_students: { model: rows.RecruitmentRecruitReason, key },
  required_skills: { model: rows.RecruitmentRequiredSkill, key },
  required_languages: { model: rows.RecruitmentRequiredLanguage, key },
  required_language_examinations: { model: rows.RecruitmentRequiredLanguageExamination, key },
  annual_hiring_numbers: { model: rows.RecruitmentAnnualHiringNumber, key },
  recruitment_careers: { model: rows.RecruitmentCareer, key },
  allowances: { model: rows.RecruitmentAllowance, key },
  selection_steps: {
    model: rows.RecruitmentSelectionStep,
    key,
    children: {
      languages: {
        model: rows.RecruitmentSelectionStepLanguage,
        key: 'recruitment_selection_step_id',
      },
    },
  },
  resume_questions: { model: rows.RecruitmentResumeQuestion, key },
} as const satisfies NestedLists;
