import type { Attributes, Transaction } from 'sequelize';
import { loadAggregateById, loadAggregatesById, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import type { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import type { Beside } from '../../../../db/prepared.ts';
import { eligibility } from '../../../../domain/eligibility/eligibility.ts';
import type {
  Career,
  Department,
  ExaminationResult,
  LanguageLevels,
  RecruitmentFacts,
  StudentFacts,
} from '../../../../domain/eligibility/facts.ts';
import { shortEligibility, type ShortEligibility } from '../../../../domain/eligibility/summary.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { matchFacts, type MatchFacts } from '../../../../domain/search/match-score.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';

const LEVELS_TREE: AssociationTree = {
  language_level: ['level'],
  language_speaking_level: ['level'],
  language_listening_level: ['level'],
  language_reading_level: ['level'],
  language_writing_level: ['level'],
};
const DEPARTMENT = ['id', 'faculty_category_id'];
const EXAMINATION = ['language_examination_id', 'result'];

/** The columns of a student that the rules and the ranking read: one is loaded with each page a student asks for. */
const STUDENT_COLUMNS = [
  'id',
  'jlpt',
  'is_jlpt_none',
  'latest_school_department_category_id',
  'graduate_latest_school_at',
  'birth_day',
  'has_driver_license',
  'living_country_id',
  'has_japanese_visa',
  'hope_first_work_country_id',
  'hope_last_work_country_id',
  'is_hope_work_globaly',
  'is_mid_career',
] as const satisfies (keyof Attributes<User>)[];

/** What the rules read of a student, and the two lists that only rank a search. */
export const STUDENT_TREE: AssociationTree = {
  $columns: STUDENT_COLUMNS,
  language_skills: { $columns: ['language_id'], ...LEVELS_TREE },
  language_examinations: EXAMINATION,
  skills: { $columns: ['skill_id'], skill_level: ['level'] },
  latest_school_department_category: DEPARTMENT,
  universities: {
    $columns: ['degree_id', 'graduate_at'],
    university: ['country_id'],
    department_category: DEPARTMENT,
  },
  schools: ['school_category_id', 'country_id', 'graduate_at'],
  academic_majors: ['academic_major_id'],
  job_histories: ['job_category_id', 'enter_at', 'leave_at'],
  residence_record: { $columns: ['expires_at', 'has_work_permission'], residence_status: ['code'] },
  hoped_prefectures: ['prefecture_id'],
  interesting_job_categories: ['job_category_id'],
};

/** What the rules read of a recruitment. */
export const REQUIREMENTS_TREE: AssociationTree = {
  required_languages: LEVELS_TREE,
  required_language_examinations: [...EXAMINATION, 'is_must'],
  required_skills: ['skill_id', 'is_must'],
  target_study_department_categories: { department_category: DEPARTMENT },
  annual_hiring_numbers: ['nendo_year'],
  recruitment_careers: [
    'first_living_country_id',
    'last_living_country_id',
    'is_work_globaly',
    'years_in_first_country',
  ],
  recruitment_job_categories: ['job_category_id'],
  offices: { company_office: true },
};

/** The columns of its own that the rules read. */
export const REQUIREMENT_COLUMNS = [
  'required_jlpt',
  'is_consedering_japanese_level_growth',
  'is_school_department_category_must',
  'minimum_degree_id',
  'age_limit',
  'age_limit_reason',
  'is_driver_license_required_before_joining',
  'is_driver_license_required_after_joining',
  'has_driver_license_support',
  'is_available_from_overseas',
  'is_available_by_mid_career',
  'salary_unit',
  'work_hours',
] as const satisfies (keyof Attributes<Recruitment>)[];

type Level = { level: number } | null;
interface LevelsRow {
  language_id: number;
  language_level: Level;
  language_speaking_level: Level;
  language_listening_level: Level;
  language_reading_level: Level;
  language_writing_level: Level;
}

export type StudentRow = Pick<JsonRow<Attributes<User>>, (typeof STUDENT_COLUMNS)[number]> & {
  language_skills: LevelsRow[];
  language_examinations: ExaminationResult[];
  skills: { skill_id: number | null; skill_level: Level }[];
  latest_school_department_category: Department | null;
  universities: (Omit<StudentFacts['universities'][number], 'country_id' | 'department'> & {
    university: { country_id: number } | null;
    department_category: Department | null;
  })[];
  schools: StudentFacts['schools'][number][];
  academic_majors: { academic_major_id: number }[];
  hoped_prefectures: { prefecture_id: number }[];
  interesting_job_categories: { job_category_id: number }[];
  job_histories: StudentFacts['job_histories'][number][];
  residence_record:
    | (Omit<NonNullable<StudentFacts['residence_record']>, 'code'> & {
        residence_status: { code: string } | null;
      })
    | null;
};

interface RequirementLists {
  required_languages: (LevelsRow & { is_must: boolean })[];
  required_language_examinations: (ExaminationResult & { is_must: boolean })[];
  required_skills: { skill_id: number; is_must: boolean }[];
  target_study_department_categories: { department_category: Department }[];
  annual_hiring_numbers: { nendo_year: number }[];
  recruitment_careers: Career[];
  recruitment_job_categories: { job_category_id: number }[];
  offices: { company_office: { country_id: number | null; prefecture_id: number | null } }[];
}
type JsonRecruitment = JsonRow<Attributes<Recruitment>>;
export type RequirementsRow = JsonRecruitment & RequirementLists;
/** What the rules read, and nothing else. */
export type Requirements = Pick<JsonRecruitment, (typeof REQUIREMENT_COLUMNS)[number]> & RequirementLists;

const levels = (row: LevelsRow) => ({
  language_level: row.language_level?.level ?? null,
  language_speaking_level: row.language_speaking_level?.level ?? null,
  language_listening_level: row.language_listening_level?.level ?? null,
  language_reading_level: row.language_reading_level?.level ?? null,
  language_writing_level: row.language_writing_level?.level ?? null,
});

/** Named one by one: what fair selection leaves out does not even reach the rules. */
function studentFacts(row: StudentRow): StudentFacts {
  const record = row.residence_record;
  return {
    jlpt: row.jlpt,
    is_jlpt_none: row.is_jlpt_none,
    language_skills: row.language_skills.map((skill) => ({
      language_id: skill.language_id,
      ...levels(skill),
    })) satisfies LanguageLevels[],
    language_examinations: row.language_examinations,
    skills: row.skills.map(({ skill_id, skill_level }) => ({ skill_id, level: skill_level?.level ?? null })),
    latest_school_department: row.latest_school_department_category,
    graduate_latest_school_at: row.graduate_latest_school_at,
    universities: row.universities.map(({ degree_id, graduate_at, university, department_category }) => ({
      degree_id,
      graduate_at,
      country_id: university?.country_id ?? null,
      department: department_category,
    })),
    schools: row.schools,
    academic_major_ids: row.academic_majors.map(({ academic_major_id }) => academic_major_id),
    birth_day: row.birth_day,
    has_driver_license: row.has_driver_license,
    living_country_id: row.living_country_id,
    has_japanese_visa: row.has_japanese_visa,
    hope_first_work_country_id: row.hope_first_work_country_id,
    hope_last_work_country_id: row.hope_last_work_country_id,
    is_hope_work_globaly: row.is_hope_work_globaly,
    is_mid_career: row.is_mid_career,
    job_histories: row.job_histories,
    residence_record: record && {
      code: record.residence_status?.code ?? null,
      expires_at: record.expires_at,
      has_work_permission: record.has_work_permission,
    },
  };
}

/** Named one by one: they are stored with the recruitment's document and read with each page of a list. */
export const recruitmentFacts = oncePer((row: Requirements): RecruitmentFacts => ({
  required_jlpt: row.required_jlpt,
  is_consedering_japanese_level_growth: row.is_consedering_japanese_level_growth,
  is_school_department_category_must: row.is_school_department_category_must,
  minimum_degree_id: row.minimum_degree_id,
  age_limit: row.age_limit,
  age_limit_reason: row.age_limit_reason as LanguageMap,
  is_driver_license_required_before_joining: row.is_driver_license_required_before_joining,
  is_driver_license_required_after_joining: row.is_driver_license_required_after_joining,
  has_driver_license_support: row.has_driver_license_support,
  is_available_from_overseas: row.is_available_from_overseas,
  is_available_by_mid_career: row.is_available_by_mid_career,
  salary_unit: row.salary_unit,
  work_hours: row.work_hours,
  required_languages: row.required_languages.map((language) => ({
    language_id: language.language_id,
    is_must: language.is_must,
    ...levels(language),
  })),
  required_language_examinations: row.required_language_examinations.map(
    ({ language_examination_id, result, is_must }) => ({ language_examination_id, result, is_must }),
  ),
  required_skills: row.required_skills.map(({ skill_id, is_must }) => ({ skill_id, is_must })),
  recruitment_careers: row.recruitment_careers.map(
    ({ first_living_country_id, last_living_country_id, is_work_globaly, years_in_first_country }) => ({
      first_living_country_id,
      last_living_country_id,
      is_work_globaly,
      years_in_first_country,
    }),
  ),
  target_departments: row.target_study_department_categories.map((target) => target.department_category),
  hiring_nendo_years: row.annual_hiring_numbers.map(({ nendo_year }) => nendo_year),
  job_category_ids: row.recruitment_job_categories.map(({ job_category_id }) => job_category_id),
  office_country_ids: row.offices.map(({ company_office }) => company_office.country_id),
}));

/** A student who reads recruitments, and the moment at which the rules are asked. */
export interface Reader {
  student: StudentFacts;
  /** What ranks a search for them. */
  match: MatchFacts;
  now: Date;
  /** The day of `now` in Tokyo. */
  today: string;
}

/** A student in one statement; null, without any, for somebody without a student's row. */
export async function loadReader(
  userId: number | null,
  now: Date,
  transaction: Transaction | null,
): Promise<Reader | null> {
  if (userId === null) return null;
  const row = await loadStudentRow(userId, transaction);
  return row && readerOf(row, now);
}

/** What the rules read of a student, in one statement. */
export const loadStudentRow = (
  userId: number,
  transaction: Transaction | null,
  beside: Beside | null = null,
): Promise<StudentRow | null> =>
  loadAggregateById<StudentRow, User>(User, STUDENT_TREE, userId, transaction, { beside });

/** The same facts each time for a row that is kept: what rules derive of them is kept by them. */
const factsOf = oncePer((row: StudentRow) => ({ student: studentFacts(row), match: matchFacts(row) }));

export const readerOf = (row: StudentRow, now: Date): Reader => ({
  ...factsOf(row),
  now,
  today: tokyoDay(now),
});

/** Several students as readers, by their ids, in one statement. */
export async function loadReaders(
  userIds: readonly number[],
  now: Date,
  transaction: Transaction | null,
): Promise<Map<number, Reader>> {
  const rows = await loadAggregatesById<StudentRow, User>(User, STUDENT_TREE, userIds, transaction);
  return new Map(rows.map((row) => [row.id, readerOf(row, now)]));
}

const judged = ({ student, today }: Reader, facts: RecruitmentFacts) => eligibility(student, facts, today);

/** How the reader stands to each requirement of a recruitment. */
export function presentEligibility(reader: Reader, facts: RecruitmentFacts) {
  const { summary, requirements } = judged(reader, facts);
  return { ...shortEligibility({ summary, requirements }), ...summary, requirements };
}

/** The same in short, for a row of a list. */
export function presentShortEligibility(reader: Reader, facts: RecruitmentFacts): ShortEligibility {
  return shortEligibility(judged(reader, facts));
}
