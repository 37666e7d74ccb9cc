import type { NonAttribute, Sequelize } from 'sequelize';
import { recruitment } from '../../domain/entities/recruitment.ts';
import { initTables, modelOf } from './entity-model.ts';
import type { Application } from './application.ts';
import type { Bookmark } from './bookmark.ts';
import type { Company } from './company.ts';
import type { HfMember } from './hf-member.ts';
import type { Degree, Dress } from './master-data.ts';
import type {
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
  RecruitmentTargetStudyDepartmentCategory,
} from './recruitment-lists.ts';
import type { RecruitmentPublicVersion } from './recruitment-public-version.ts';
import type { RecruitmentSearchRow } from './recruitment-search-row.ts';

/** A job ad: domain/entities/recruitment.ts. */
export class Recruitment extends modelOf(recruitment) {
  declare company?: NonAttribute<Company>;
  declare dress?: NonAttribute<Dress | null>;
  declare minimum_degree?: NonAttribute<Degree | null>;
  declare recruitment_job_categories?: NonAttribute<RecruitmentJobCategory[]>;
  declare recruitment_related_countries?: NonAttribute<RecruitmentRelatedCountry[]>;
  declare offices?: NonAttribute<RecruitmentOffice[]>;
  declare annual_hiring_numbers?: NonAttribute<RecruitmentAnnualHiringNumber[]>;
  declare reasons_to_recruit_international_students?: NonAttribute<RecruitmentRecruitReason[]>;
  declare recruitment_careers?: NonAttribute<RecruitmentCareer[]>;
  declare allowances?: NonAttribute<RecruitmentAllowance[]>;
  declare target_study_department_categories?: NonAttribute<RecruitmentTargetStudyDepartmentCategory[]>;
  declare required_skills?: NonAttribute<RecruitmentRequiredSkill[]>;
  declare required_languages?: NonAttribute<RecruitmentRequiredLanguage[]>;
  declare required_language_examinations?: NonAttribute<RecruitmentRequiredLanguageExamination[]>;
  declare required_personalities?: NonAttribute<RecruitmentRequiredPersonality[]>;
  declare selection_steps?: NonAttribute<RecruitmentSelectionStep[]>;
  declare resume_questions?: NonAttribute<RecruitmentResumeQuestion[]>;
  declare review_requested_by?: NonAttribute<HfMember | null>;
  declare public_versions?: NonAttribute<RecruitmentPublicVersion[]>;
  declare search_row?: NonAttribute<RecruitmentSearchRow | null>;
  declare applications?: NonAttribute<Application[]>;
  declare bookmarks?: NonAttribute<Bookmark[]>;
}

export function initRecruitment(sequelize: Sequelize): void {
  initTables(sequelize, Recruitment);
}
