import * as requirements from '../../models/recruitment-lists.ts';
import * as selection from '../../models/recruitment-lists.ts';
import * as targets from '../../models/recruitment-lists.ts';
import { Recruitment } from '../../models/recruitment.ts';
import type { InsertedCompany } from './company-rows.ts';
import { countryId, languageId } from './countries.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { selectionPlaces } from './phrases.ts';
import { recruitmentFields } from './recruitment-fields.ts';
import { map } from './texts.ts';
import type { DemoCompany, DemoJob, DemoQuestion } from './types.ts';

/** A recruitment as the rest of the demo data names it. */
export interface InsertedRecruitment {
  id: number;
  companyKey: string;
  companyId: number;
  title: string;
  job: DemoJob;
}

const JAPANESE = 1;
const ENGLISH = 2;
const LOWEST_LEVEL = 5;
/** Selection types that happen wherever people are. */
const ONLINE_STEPS = [1, 2, 3, 5, 6, 13];

/** Level ids are the levels themselves. */
function languageRow(language_id: number, level: number, is_must: boolean): Row {
  return {
    language_id,
    language_level_id: level,
    language_speaking_level_id: level,
    language_listening_level_id: level,
    language_reading_level_id: level,
    language_writing_level_id: Math.min(LOWEST_LEVEL, level + 1),
    is_must,
  };
}

function requiredLanguages(job: DemoJob): Row[] {
  return [
    ...(job.jlpt === null ? [] : [languageRow(JAPANESE, job.jlpt, true)]),
    ...(job.english === undefined ? [] : [languageRow(ENGLISH, job.english, job.english <= 2)]),
    ...(job.languages ?? []).map(([code, level]) => languageRow(languageId(code), level, level === 1)),
  ];
}

function careers(job: DemoJob): Row[] {
  if (job.career) {
    const [first, last, years] = job.career;
    const countries = {
      first_living_country_id: countryId(first),
      last_living_country_id: countryId(last),
    };
    return [{ ...countries, is_work_globaly: true, years_in_first_country: years }];
  }
  const inJapan = { first_living_country_id: countryId('JP'), last_living_country_id: countryId('JP') };
  return [{ ...inJapan, is_work_globaly: job.worksGlobally ?? false, years_in_first_country: null }];
}

function allowanceRows(company: DemoCompany): Row[] {
  const values: Record<number, number> = { 2: 20_000, 5: 10_000, 6: 15_000, 12: 5_000, 14: 4_000, 15: 8_000 };
  return company.conditions.allowances.map((type) => ({
    allowance_type_id: type,
    description:
      type === 1
        ? map([
            '月5万円まで実費支給',
            'Actual cost, up to 50,000 yen a month',
            'Thực phí, tối đa 50.000 yên/tháng',
          ])
        : {},
    value_yen: values[type] ?? null,
  }));
}

function hiringNumbers(job: DemoJob, days: Days): Row[] {
  const planned = job.hires ?? 1;
  return [
    { nendo_year: days.nendo, num_of_hiring: Math.max(1, planned - 1) },
    { nendo_year: days.nendo + 1, num_of_hiring: planned },
  ];
}

async function insertSteps(insert: Insert, jobs: readonly DemoJob[], ids: readonly number[]): Promise<void> {
  const steps = jobs.flatMap((job, turn) =>
    job.steps.map((type, place) => ({
      recruitment_id: ids[turn]!,
      selection_type_id: type,
      is_online: ONLINE_STEPS.includes(type) || (type === 8 && turn % 2 === 0),
      place: map(selectionPlaces[turn % selectionPlaces.length]!),
      step_num: place + 1,
    })),
  );
  const online = steps.map((step) => (step.is_online ? { ...step, place: {} } : step));
  const stepIds = await insert(selection.RecruitmentSelectionStep, online);
  const english = new Set(jobs.flatMap((job, turn) => ((job.english ?? 9) <= 2 ? [ids[turn]!] : [])));
  await insert(
    selection.RecruitmentSelectionStepLanguage,
    steps.flatMap((step, place) =>
      [JAPANESE, ...(english.has(step.recruitment_id) ? [ENGLISH] : [])].map((language_id) => ({
        recruitment_selection_step_id: stepIds[place]!,
        language_id,
      })),
    ),
  );
}

/** All recruitments of all companies, with their lists, in a fixed number of statements. */
export async function insertRecruitments(
  insert: Insert,
  companies: readonly DemoCompany[],
  inserted: readonly InsertedCompany[],
  questions: readonly (DemoQuestion & { id: number })[],
  days: Days,
): Promise<InsertedRecruitment[]> {
  const all = companies
    .flatMap((company, place) => company.jobs.map((job, number) => ({ company, place, job, number })))
    .map((entry, turn) => ({ ...entry, turn }));
  const ids = await insert(
    Recruitment,
    all.map(({ company, place, job, number, turn }) => ({
      company_id: inserted[place]!.id,
      ...recruitmentFields(company, job, { company: place, job: number, turn }, days),
    })),
  );
  const each = (rows: (entry: (typeof all)[number]) => Row[]) =>
    all.flatMap((entry) => rows(entry).map((row) => ({ recruitment_id: ids[entry.turn]!, ...row })));

  await insert(
    targets.RecruitmentJobCategory,
    each(({ job }) => job.categories.map((id) => ({ job_category_id: id }))),
  );
  await insert(
    targets.RecruitmentRelatedCountry,
    each(({ job }) => (job.related ?? []).map((code) => ({ country_id: countryId(code) }))),
  );
  await insert(
    targets.RecruitmentOffice,
    each(({ job, place }) =>
      (job.offices ?? [0]).map((office) => ({ company_office_id: inserted[place]!.officeIds[office]! })),
    ),
  );
  await insert(
    targets.RecruitmentAnnualHiringNumber,
    each(({ job }) => hiringNumbers(job, days)),
  );
  await insert(
    targets.RecruitmentRecruitReason,
    each(({ job }) => job.reasons.map((id) => ({ recruit_reason_id: id }))),
  );
  await insert(
    targets.RecruitmentCareer,
    each(({ job }) => careers(job)),
  );
  await insert(
    targets.RecruitmentAllowance,
    each(({ company }) => allowanceRows(company)),
  );
  await insert(
    requirements.RecruitmentTargetStudyDepartmentCategory,
    each(({ job }) => (job.departments ?? []).map((id) => ({ department_category_id: id }))),
  );
  await insert(
    requirements.RecruitmentRequiredSkill,
    each(({ job }) => [
      ...(job.must ?? []).map((skill_id) => ({ skill_id, is_must: true })),
      ...(job.skills ?? [])
        .filter((id) => !job.must?.includes(id))
        .map((skill_id) => ({ skill_id, is_must: false })),
    ]),
  );
  await insert(
    requirements.RecruitmentRequiredLanguage,
    each(({ job }) => requiredLanguages(job)),
  );
  await insert(
    requirements.RecruitmentRequiredLanguageExamination,
    each(({ job }) =>
      (job.exams ?? []).map(([id, result]) => ({ language_examination_id: id, result, is_must: true })),
    ),
  );
  await insert(
    requirements.RecruitmentRequiredPersonality,
    each(({ job }) => job.personalities.map((id) => ({ personality_id: id }))),
  );
  await insertSteps(
    insert,
    all.map(({ job }) => job),
    ids,
  );
  await insert(
    selection.RecruitmentResumeQuestion,
    each(({ job }) => (job.simple ? [] : questionRows(job, questions))),
  );
  return all.map(({ company, place, job, turn }) => ({
    id: ids[turn]!,
    companyKey: company.key,
    companyId: inserted[place]!.id,
    title: job.title[0],
    job,
  }));
}

/** The last of three or more questions may be left out. */
function questionRows(job: DemoJob, questions: readonly (DemoQuestion & { id: number })[]): Row[] {
  return job.questions.map((number, index) => {
    const question = questions[number - 1]!;
    return {
      resume_question_id: question.id,
      is_display_in_resume: question.isDisplayed,
      approximate_num_of_characters_ja: question.characters,
      approximate_num_of_words_en: question.words,
      index: index + 1,
      is_required: index < 2,
    };
  });
}
