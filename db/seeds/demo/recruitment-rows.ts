import { itemAt } from '../../../domain/required.ts';
import * as lists from '../../models/recruitment-lists.ts';
import { Recruitment } from '../../models/recruitment.ts';
import type { InsertedCompany } from './company-rows.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { recruitmentFields } from './recruitment-fields.ts';
import { questionOf, type InsertedQuestion } from './resume-questions.ts';
import type { DemoCompany, DemoRecruitment } from './schemas/company.ts';
import { idOf } from './schemas/names.ts';
import type { DemoWorld } from './world.ts';

/** A recruitment as the rest of the demo data names it. */
export interface InsertedRecruitment {
  id: number;
  companyKey: string;
  companyId: number;
  title: string;
  job: DemoRecruitment;
}

const JAPANESE = idOf('languages', 'ja');
const ENGLISH = idOf('languages', 'en');
const JAPAN = idOf('countries', 'JP');
const FIRST_INTERVIEW = idOf('selection_types', 'First interview');
const LOWEST_LEVEL = 5;
const BUSINESS_LEVEL = 2;
/** Selection types that happen wherever people are. */
const ONLINE_STEPS = [
  'Company briefing',
  'Screening of documents',
  'Casual talk',
  'Aptitude test',
  'Technical test',
  'Portfolio review',
].map((name) => idOf('selection_types', name));

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

const requiredLanguages = ({ required_jlpt, required_languages = [] }: DemoRecruitment): Row[] => [
  ...(required_jlpt ? [languageRow(JAPANESE, required_jlpt, true)] : []),
  ...required_languages.map(({ language, level, is_must }) => languageRow(language, level, is_must)),
];

const CAREER_IN_JAPAN = { first_living_country_id: JAPAN, last_living_country_id: JAPAN };

const allowanceRows = (
  { conditions }: DemoCompany,
  { recruitment_allowances }: DemoWorld['benefits'],
): Row[] =>
  conditions.allowances.map((allowance_type_id) => {
    const known = recruitment_allowances.find(({ allowance }) => allowance === allowance_type_id);
    return {
      allowance_type_id,
      description: known?.description ?? {},
      value_yen: known?.value_yen ?? null,
    };
  });

function hiringNumbers({ num_of_hiring: planned = 1 }: DemoRecruitment, days: Days): Row[] {
  return [
    { nendo_year: days.nendo, num_of_hiring: Math.max(1, planned - 1) },
    { nendo_year: days.nendo + 1, num_of_hiring: planned },
  ];
}

const asksForEnglish = ({ required_languages = [] }: DemoRecruitment) =>
  required_languages.some(({ language, level }) => language === ENGLISH && level <= BUSINESS_LEVEL);

async function insertSteps(
  insert: Insert,
  jobs: readonly DemoRecruitment[],
  ids: readonly number[],
  { selection_places: places }: DemoWorld['phrases'],
): Promise<void> {
  const steps = jobs.flatMap((job, turn) =>
    job.selection_steps.map((type, place) => {
      const is_online = ONLINE_STEPS.includes(type) || (type === FIRST_INTERVIEW && turn % 2 === 0);
      return {
        recruitment_id: itemAt(ids, turn),
        selection_type_id: type,
        is_online,
        place: is_online ? {} : itemAt(places, turn % places.length),
        step_num: place + 1,
      };
    }),
  );
  const stepIds = await insert(lists.RecruitmentSelectionStep, steps);
  const english = new Set(jobs.flatMap((job, turn) => (asksForEnglish(job) ? [itemAt(ids, turn)] : [])));
  await insert(
    lists.RecruitmentSelectionStepLanguage,
    steps.flatMap((step, place) =>
      [JAPANESE, ...(english.has(step.recruitment_id) ? [ENGLISH] : [])].map((language_id) => ({
        recruitment_selection_step_id: itemAt(stepIds, place),
        language_id,
      })),
    ),
  );
}

/** The last of three or more questions may be left out. */
function questionRows(job: DemoRecruitment, questions: readonly InsertedQuestion[]): Row[] {
  return job.resume_questions.map((key, index) => {
    const question = questionOf(questions, key);
    return {
      resume_question_id: question.id,
      is_display_in_resume: question.is_display_in_resume,
      approximate_num_of_characters_ja: question.num_of_characters_ja,
      approximate_num_of_words_en: question.num_of_words_en,
      index: index + 1,
      is_required: index < 2,
    };
  });
}

/**
 * A recruitment by its company and its title in English.
 * @throws Error for one that the demo world does not have
 */
export function recruitmentOf(
  recruitments: readonly InsertedRecruitment[],
  { company, recruitment }: { company: string; recruitment: string },
): InsertedRecruitment {
  const found = recruitments.find((one) => one.companyKey === company && one.job.title.en === recruitment);
  if (!found) throw new Error(`The demo world has no recruitment "${recruitment}" of ${company}`);
  return found;
}

/** All recruitments of all companies, with their lists, in a fixed number of statements. */
export async function insertRecruitments(
  insert: Insert,
  world: DemoWorld,
  inserted: readonly InsertedCompany[],
  questions: readonly InsertedQuestion[],
  days: Days,
): Promise<InsertedRecruitment[]> {
  const all = world.companies
    .flatMap((company, place) => company.recruitments.map((job, number) => ({ company, place, job, number })))
    .map((entry, turn) => ({ ...entry, turn }));
  const ids = await insert(
    Recruitment,
    all.map(({ company, place, job, number, turn }) => ({
      company_id: itemAt(inserted, place).id,
      ...recruitmentFields(world, company, job, { company: place, job: number, turn }, days),
    })),
  );
  const each = (model: Parameters<Insert>[0], rows: (entry: (typeof all)[number]) => readonly Row[]) =>
    insert(
      model,
      all.flatMap((entry) => rows(entry).map((row) => ({ recruitment_id: itemAt(ids, entry.turn), ...row }))),
    );

  await each(lists.RecruitmentJobCategory, ({ job }) => job.recruitment_job_categories ?? []);
  await each(lists.RecruitmentRelatedCountry, ({ job }) => job.recruitment_related_countries ?? []);
  await each(lists.RecruitmentOffice, ({ job, company, place }) => {
    const names = company.offices.map(({ name }) => name.en);
    const { officeIds } = itemAt(inserted, place);
    return (job.offices ?? names.slice(0, 1)).map((name) => ({
      company_office_id: itemAt(officeIds, names.indexOf(name)),
    }));
  });
  await each(lists.RecruitmentAnnualHiringNumber, ({ job }) => hiringNumbers(job, days));
  await each(
    lists.RecruitmentRecruitReason,
    ({ job }) => job.reasons_to_recruit_international_students ?? [],
  );
  await each(lists.RecruitmentCareer, ({ job }) => job.recruitment_careers ?? [CAREER_IN_JAPAN]);
  await each(lists.RecruitmentAllowance, ({ company }) => allowanceRows(company, world.benefits));
  await each(
    lists.RecruitmentTargetStudyDepartmentCategory,
    ({ job }) => job.target_study_department_categories ?? [],
  );
  await each(lists.RecruitmentRequiredSkill, ({ job }) => job.required_skills ?? []);
  await each(lists.RecruitmentRequiredLanguage, ({ job }) => requiredLanguages(job));
  await each(
    lists.RecruitmentRequiredLanguageExamination,
    ({ job }) => job.required_language_examinations ?? [],
  );
  await each(lists.RecruitmentRequiredPersonality, ({ job }) => job.required_personalities ?? []);
  await insertSteps(
    insert,
    all.map(({ job }) => job),
    ids,
    world.phrases,
  );
  await each(lists.RecruitmentResumeQuestion, ({ job }) =>
    job.is_simple ? [] : questionRows(job, questions),
  );
  return all.map(({ company, place, job, turn }) => ({
    id: itemAt(ids, turn),
    companyKey: company.key,
    companyId: itemAt(inserted, place).id,
    title: job.title.ja,
    job,
  }));
}
