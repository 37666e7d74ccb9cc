import { belongsTo, hasMany } from './define.ts';
import {
  AcademicMajor,
  AcademicMajorCategory,
  DepartmentCategory,
  FacultyCategory,
  Industry,
  IndustrySector,
  Language,
  LanguageExamination,
  Skill,
  SkillCategory,
  UserSurvey,
  UserSurveyOption,
} from '../master-data.ts';

export function associateMasterData(): void {
  hasMany(UserSurvey, 'user_survey_id', { options: UserSurveyOption });

  belongsTo(DepartmentCategory, { faculty_category: FacultyCategory });
  belongsTo(IndustrySector, { industry: Industry });
  belongsTo(LanguageExamination, { language: Language });
  belongsTo(Skill, { skill_category: SkillCategory });
  belongsTo(UserSurveyOption, { user_survey: UserSurvey });
  belongsTo(AcademicMajor, { academic_major_category: AcademicMajorCategory });
}
