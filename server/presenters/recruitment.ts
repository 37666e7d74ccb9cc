import { Op, type Attributes, type Transaction, type WhereOptions } from 'sequelize';
import { loadAggregate, loadAggregates, type AssociationTree, type JsonRow } from '../../db/aggregate.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { RecruitmentResumeQuestion } from '../../db/models/recruitment-selection.ts';
import { applyRefusal } from '../domain/applying.ts';
import { languageId } from '../domain/languages.ts';
import {
  COMPANY_TREE,
  presentCompany,
  presentCompanyBrief,
  type CompanyBriefRow,
  type CompanyRow,
} from './company.ts';

const LIST_TREE: AssociationTree = {
  company: { logo_file: true },
  recruitment_job_categories: true,
  recruitment_related_countries: true,
  target_study_department_categories: true,
  offices: { company_office: true },
};

const QUESTION_TREE: AssociationTree = { resume_question: { templates: true } };

const DETAIL_TREE: AssociationTree = {
  ...LIST_TREE,
  company: COMPANY_TREE,
  required_skills: true,
  required_languages: {
    language_speaking_level: true,
    language_listening_level: true,
    language_reading_level: true,
    language_writing_level: true,
  },
  required_language_examinations: true,
  offices: { company_office: { transport_means: true } },
  annual_hiring_numbers: true,
  required_personalities: true,
  reasons_to_recruit_international_students: true,
  selection_steps: { languages: true },
  resume_questions: QUESTION_TREE,
  recruitment_careers: true,
  allowances: true,
};

type Base = JsonRow<Attributes<Recruitment>>;
interface ListRow extends Base {
  company: CompanyBriefRow;
  recruitment_job_categories: { job_category_id: number }[];
  recruitment_related_countries: { country_id: number }[];
  target_study_department_categories: { id: number; department_category_id: number }[];
  offices: { company_office: { id: number; prefecture_id: number | null } }[];
}
type Level = { level: number } | null;
interface RequiredLanguageRow {
  language_id: number;
  language_speaking_level: Level;
  language_listening_level: Level;
  language_reading_level: Level;
  language_writing_level: Level;
}
export interface QuestionRow {
  id: number;
  recruitment_id: number;
  resume_question_id: number;
  is_display_in_resume: boolean;
  is_required: boolean;
  approximate_num_of_characters_ja: number | null;
  approximate_num_of_words_en: number | null;
  index: number;
  resume_question: { id: number; title: Record<string, string>; [key: string]: unknown };
}
export interface RecruitmentRow extends Omit<ListRow, 'company'> {
  company: CompanyRow;
  required_languages: RequiredLanguageRow[];
  resume_questions: QuestionRow[];
  [list: string]: unknown;
}

const JAPANESE = languageId('ja');

/** N plus the easiest and hardest of the four skill levels asked of Japanese; null where none is asked. */
function japaneseLevelRange(languages: readonly RequiredLanguageRow[]): { min: number; max: number } | null {
  const levels = languages
    .filter((language) => language.language_id === JAPANESE)
    .flatMap((row) => [
      row.language_speaking_level,
      row.language_listening_level,
      row.language_reading_level,
      row.language_writing_level,
    ])
    .flatMap((level) => (level ? [level.level] : []));
  return levels.length === 0 ? null : { min: Math.min(...levels), max: Math.max(...levels) };
}

function presentListRow(row: ListRow) {
  const prefectures = row.offices.flatMap(({ company_office: { prefecture_id } }) => prefecture_id ?? []);
  return {
    ...row,
    company: presentCompanyBrief(row.company),
    job_category_ids: row.recruitment_job_categories.map((item) => item.job_category_id),
    related_country_ids: row.recruitment_related_countries.map((item) => item.country_id),
    prefecture_ids: [...new Set(prefectures)],
  };
}

/** The detail; `mine` is what concerns the caller. */
export function presentRecruitment(row: RecruitmentRow, mine: { now: Date; application_id: number | null }) {
  const refusal =
    mine.application_id !== null
      ? 'already_applied'
      : applyRefusal({ ...row, appliable_terms: row.company.appliable_terms }, mine.now);
  return {
    ...row,
    ...presentListRow(row),
    company: presentCompany(row.company),
    offices: row.offices.map((office) => office.company_office),
    japanese_level_range: japaneseLevelRange(row.required_languages),
    can: { apply: refusal === null, reason: refusal },
    application_id: mine.application_id,
  };
}

export function loadRecruitment(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<RecruitmentRow | null> {
  return loadAggregate<RecruitmentRow, Recruitment>(Recruitment, DETAIL_TREE, { where, transaction });
}

/** List rows in the order of `ids`: one statement for a page, however many lists a row has. */
export async function loadRecruitmentList(ids: readonly number[], transaction: Transaction | null) {
  if (ids.length === 0) return [];
  const rows = await loadAggregates<ListRow, Recruitment>(Recruitment, LIST_TREE, {
    where: { id: { [Op.in]: [...ids] } },
    transaction,
  });
  const byId = new Map(rows.map((row) => [row.id, presentListRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The questions a recruitment asks, in their order. */
export function loadResumeQuestions(
  recruitmentId: number,
  transaction: Transaction | null,
): Promise<QuestionRow[]> {
  return loadAggregates<QuestionRow, RecruitmentResumeQuestion>(RecruitmentResumeQuestion, QUESTION_TREE, {
    where: { recruitment_id: recruitmentId },
    order: [
      ['index', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
}
