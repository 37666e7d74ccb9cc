import type { Attributes, Transaction } from 'sequelize';
import { loadAggregatesById, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { isOpen } from '../../../../domain/applying.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { leftOut, type LeftOut, type RecommendHistory } from '../../../../domain/recommending.ts';
import { matchParts, matchScore, NO_JLPT, type MatchRow } from '../../../../domain/search/match-score.ts';
import {
  presentEligibility,
  recruitmentFacts,
  REQUIREMENT_COLUMNS,
  REQUIREMENTS_TREE,
  type Reader,
  type Requirements,
} from '../views/present-eligibility.ts';
import { NO_HISTORY, type HistoryOfPair } from '../../recommending/services/recommend-history.ts';

const COLUMNS = ['id', 'title', 'is_released', 'closed_at', 'apply_deadline_on'] as const;

/** Without the long texts: many are read to show a few. */
const JOB_TREE: AssociationTree = {
  ...REQUIREMENTS_TREE,
  $columns: [...COLUMNS, ...REQUIREMENT_COLUMNS],
  offices: { $columns: ['id'], company_office: ['country_id', 'prefecture_id'] },
  recruitment_related_countries: ['country_id'],
  company: { $columns: ['id', 'official_name'], appliable_terms: ['start_on', 'end_on'] },
};

type Columns = Pick<JsonRow<Attributes<Recruitment>>, (typeof COLUMNS)[number]>;
export type JobRow = Columns &
  Requirements & {
    recruitment_related_countries: { country_id: number }[];
    company: {
      id: number;
      official_name: LanguageMap;
      appliable_terms: { start_on: string | null; end_on: string | null }[];
    };
  };

/**
 * Jobs with all that decides whether and how well they fit somebody, in one statement.
 * @param condition SQL of which of them
 */
export const loadJobs = (
  ids: readonly number[],
  transaction: Transaction | null,
  condition = 'true',
): Promise<JobRow[]> =>
  loadAggregatesById<JobRow, Recruitment>(Recruitment, JOB_TREE, ids, transaction, { condition });

const idsOf = (values: readonly (number | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];

/** What of a job is ranked; its search row says the same, but an unreleased job has none. */
export const matchRowOf = oncePer((job: JobRow): MatchRow => {
  const careers = job.recruitment_careers;
  return {
    required_jlpt: job.required_jlpt ?? NO_JLPT,
    is_available_from_overseas: job.is_available_from_overseas,
    is_work_globaly: careers.some((career) => career.is_work_globaly),
    job_category_ids: idsOf(job.recruitment_job_categories.map((row) => row.job_category_id)),
    department_ids: idsOf(job.target_study_department_categories.map((row) => row.department_category.id)),
    prefecture_ids: idsOf(job.offices.map((row) => row.company_office.prefecture_id)),
    skill_ids: idsOf(job.required_skills.map((row) => row.skill_id)),
    country_ids: idsOf(job.recruitment_related_countries.map((row) => row.country_id)),
    career_first_country_ids: idsOf(careers.map((career) => career.first_living_country_id)),
    career_last_country_ids: idsOf(careers.map((career) => career.last_living_country_id)),
  };
});

/** Why a job does not go to a student, by everything there is to know of the two; null when it does. */
export function judgePair(
  reader: Reader,
  job: JobRow,
  history: RecommendHistory,
  isRemind = false,
): { code: LeftOut | null; fit: ReturnType<typeof presentEligibility> } {
  const fit = presentEligibility(reader, recruitmentFacts(job));
  const code = leftOut({
    ...history,
    is_open: isOpen(job, job.company.appliable_terms, reader.now),
    is_remind: isRemind,
    is_available_from_overseas: job.is_available_from_overseas,
    living_country_id: reader.student.living_country_id,
    has_japanese_visa: reader.student.has_japanese_visa,
    verdict: fit.verdict,
  });
  return { code, fit };
}

/** A student and a job as a list of matches tells them: how well they fit and why, and what speaks against it. */
export function presentMatch(reader: Reader, job: JobRow, history: HistoryOfPair | undefined) {
  const { code, fit } = judgePair(reader, job, history ?? NO_HISTORY);
  const parts = matchParts(reader.match, matchRowOf(job));
  return {
    code,
    score: matchScore(parts),
    parts,
    verdict: fit.verdict,
    met: fit.met,
    total: fit.total,
    gaps: fit.requirements.filter(({ status }) => status !== 'met'),
    not_this: history?.is_dismissed
      ? {
          by_student: history.dismissed_by_student,
          by_staff: history.dismissed_by_staff,
          reasons: history.dismiss_reasons,
        }
      : null,
  };
}

/** How many are left out for each reason there is. */
export const countsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, count }));
