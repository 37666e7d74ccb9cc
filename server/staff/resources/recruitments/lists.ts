import * as requirements from '../../../../db/models/recruitment-requirements.ts';
import * as selection from '../../../../db/models/recruitment-selection.ts';
import * as targets from '../../../../db/models/recruitment-targets.ts';
import type { NestedLists } from '../../define-edit.ts';

const key = 'recruitment_id';

/** The nested lists of a recruitment, by their names on the wire. */
export const RECRUITMENT_LISTS = {
  recruitment_job_categories: { model: targets.RecruitmentJobCategory, key },
  recruitment_related_countries: { model: targets.RecruitmentRelatedCountry, key },
  target_study_department_categories: { model: requirements.RecruitmentTargetStudyDepartmentCategory, key },
  offices: { model: targets.RecruitmentOffice, key },
  required_personalities: { model: requirements.RecruitmentRequiredPersonality, key },
  reasons_to_recruit_international_students: { model: targets.RecruitmentRecruitReason, key },
  required_skills: { model: requirements.RecruitmentRequiredSkill, key },
  required_languages: { model: requirements.RecruitmentRequiredLanguage, key },
  required_language_examinations: { model: requirements.RecruitmentRequiredLanguageExamination, key },
  annual_hiring_numbers: { model: targets.RecruitmentAnnualHiringNumber, key },
  recruitment_careers: { model: targets.RecruitmentCareer, key },
  allowances: { model: targets.RecruitmentAllowance, key },
  selection_steps: {
    model: selection.RecruitmentSelectionStep,
    key,
    children: {
      languages: {
        model: selection.RecruitmentSelectionStepLanguage,
        key: 'recruitment_selection_step_id',
      },
    },
  },
  resume_questions: { model: selection.RecruitmentResumeQuestion, key },
} as const satisfies NestedLists;
