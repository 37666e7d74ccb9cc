import type { Attributes, Transaction, WhereOptions } from 'sequelize';
import {
  loadAggregateById,
  loadAggregates,
  loadAggregatesById,
  type JsonRow,
} from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { RecruitmentResumeQuestion } from '../../../../db/models/recruitment-lists.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import { applyRefusal, reapplyDay, reapplyRefusal, type ApplyFacts } from '../../../../domain/applying.ts';
import type { RecruitmentFacts } from '../../../../domain/eligibility/facts.ts';
import { languageId } from '../../../../domain/languages.ts';
import {
  COMPANY_TREE,
  presentCompany,
  presentCompanyBrief,
  type CompanyBriefRow,
  type CompanyRow,
} from '../../companies/views/present-company.ts';
import {
  presentEligibility,
  presentShortEligibility,
  recruitmentFacts,
  REQUIREMENTS_TREE,
  type Reader,
  type RequirementsRow,
} from '../../matching/views/present-eligibility.ts';

const LIST_TREE: AssociationTree = {
  company: { logo_file: true },
  recruitment_job_categories: true,
  recruitment_related_countries: true,
  target_study_department_categories: true,
  offices: { company_office: true },
};
const LIST_TREE_FOR_STUDENT: AssociationTree = { ...LIST_TREE, ...REQUIREMENTS_TREE };

const QUESTION_TREE: AssociationTree = { resume_question: { templates: true } };

/** What the detail reads beside the company. */
export const OWN_TREE: AssociationTree = {
  recruitment_job_categories: true,
  recruitment_related_countries: true,
  target_study_department_categories: true,
  ...REQUIREMENTS_TREE,
  offices: { company_office: { transport_means: true } },
  required_skills: true,
  required_language_examinations: true,
  annual_hiring_numbers: true,
  recruitment_careers: true,
  required_personalities: true,
  reasons_to_recruit_international_students: true,
  selection_steps: { languages: true },
  resume_questions: QUESTION_TREE,
  allowances: true,
};
const DETAIL_TREE: AssociationTree = { ...OWN_TREE, company: COMPANY_TREE };

type Base = JsonRow<Attributes<Recruitment>>;
interface ListRow extends Base {
  company: CompanyBriefRow;
  recruitment_job_categories: { job_category_id: number }[];
  recruitment_related_countries: { country_id: number }[];
  target_study_department_categories: { id: number; department_category_id: number }[];
  offices: { company_office: { id: number; prefecture_id: number | null } }[];
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
export type OwnRow = Omit<ListRow, 'company'> &
  RequirementsRow & {
    resume_questions: QuestionRow[];
    [list: string]: unknown;
  };
export type RecruitmentRow = OwnRow & { company: CompanyRow };

const JAPANESE = languageId('ja');

/** N plus the easiest and hardest of the four skill levels asked of Japanese; null where none is asked. */
function japaneseLevelRange(
  languages: RequirementsRow['required_languages'],
): { min: number; max: number } | null {
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

function presentLists(row: Omit<ListRow, 'company'>) {
  const prefectures = row.offices.flatMap(({ company_office: { prefecture_id } }) => prefecture_id ?? []);
  return {
    ...row,
    job_category_ids: row.recruitment_job_categories.map((item) => item.job_category_id),
    related_country_ids: row.recruitment_related_countries.map((item) => item.country_id),
    prefecture_ids: [...new Set(prefectures)],
  };
}

const presentListRow = (row: ListRow) => ({
  ...presentLists(row),
  company: presentCompanyBrief(row.company),
});

/** What every reader of a detail gets alike, on every day, beside the company. */
export const presentOwn = (row: OwnRow) => ({
  ...presentLists(row),
  offices: row.offices.map((office) => office.company_office),
  japanese_level_range: japaneseLevelRange(row.required_languages),
});

export interface Mine {
  now: Date;
  /** Their current application for it, as they know it. */
  application: { id: number; state: ApplicationState; reapply_from: string | null } | null;
  /** The student who asks; null for anybody else. */
  reader: Reader | null;
}

/** The part of the detail that concerns the caller. */
export function presentMine(apply: ApplyFacts, facts: RecruitmentFacts | null, mine: Mine) {
  const { application, now } = mine;
  const refusal = (application && reapplyRefusal(application, now)) ?? applyRefusal(apply, now);
  return {
    can: { apply: refusal === null, reason: refusal },
    application_id: application?.id ?? null,
    reapply_from: application && reapplyDay(application),
    eligibility: mine.reader && facts && presentEligibility(mine.reader, facts),
  };
}

/** The detail; `mine` is what concerns the caller. */
export function presentRecruitment(row: RecruitmentRow, mine: Mine) {
  const apply = { ...row, appliable_terms: row.company.appliable_terms };
  return {
    ...presentOwn(row),
    company: presentCompany(row.company),
    ...presentMine(apply, mine.reader && recruitmentFacts(row), mine),
  };
}

/** @param condition SQL of ours that the recruitment has to meet, a constant */
export function loadRecruitment(
  id: number,
  transaction: Transaction | null,
  condition?: string,
): Promise<RecruitmentRow | null> {
  return loadAggregateById<RecruitmentRow, Recruitment>(Recruitment, DETAIL_TREE, id, transaction, {
    condition,
  });
}

/** Details of several, in one statement. */
export function loadRecruitments(
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<RecruitmentRow[]> {
  return loadAggregates<RecruitmentRow, Recruitment>(Recruitment, DETAIL_TREE, { where, transaction });
}

function loadListRows<T>(ids: readonly number[], tree: AssociationTree, transaction: Transaction | null) {
  return loadAggregatesById<T, Recruitment>(Recruitment, tree, ids, transaction);
}

async function presentedRows(ids: readonly number[], transaction: Transaction | null, reader: Reader | null) {
  if (!reader) {
    const rows = await loadListRows<ListRow>(ids, LIST_TREE, transaction);
    return rows.map((row) => ({ ...presentListRow(row), eligibility: null }));
  }
  const rows = await loadListRows<ListRow & RequirementsRow>(ids, LIST_TREE_FOR_STUDENT, transaction);
  return rows.map((row) => ({
    ...presentListRow(row),
    eligibility: presentShortEligibility(reader, recruitmentFacts(row)),
  }));
}

/**
 * List rows in the order of `ids`: one statement for a page, however many lists a row has. A student who
 * reads them sees in short how each fits.
 */
export async function loadRecruitmentList(
  ids: readonly number[],
  transaction: Transaction | null,
  reader: Reader | null = null,
) {
  if (ids.length === 0) return [];
  const byId = new Map((await presentedRows(ids, transaction, reader)).map((row) => [row.id, row]));
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
