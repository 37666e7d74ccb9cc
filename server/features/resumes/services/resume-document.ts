import type { Attributes, Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { loadAggregate, type JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { Application } from '../../../../db/models/application.ts';
import type { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import { universityInPrint } from '../../../../domain/university-name.ts';
import { languageId, pickText, type LanguageMap } from '../../../../domain/languages.ts';
import {
  buildResumeDocument,
  type ResumeApplication,
  type ResumeDocument,
  type ResumeUser,
} from '../../../../domain/resume-document.ts';
import { buildCareerDocument, type CareerDocument } from '../../../../domain/career-document.ts';
import type { Calendar } from '../../../../domain/japanese-calendar.ts';
import type { StatementName } from '../../../../domain/resume-input.ts';

type Named = { name: LanguageMap } | null;
type Dated = { enroll_at: string | null; graduate_at: string | null; is_latest: boolean };

const USER_TREE: AssociationTree = {
  universities: {
    university: { $columns: ['local_name', 'english_name'], current_university: ['local_name'] },
    degree: true,
    student_category: true,
    department_category: true,
  },
  schools: true,
  job_histories: { job_category: true },
  certifications: true,
  language_examinations: { language_examination: true },
  skills: { skill: true },
};
interface UserRow extends JsonRow<Attributes<User>> {
  universities: (Dated & {
    university: {
      local_name: string;
      english_name: string | null;
      current_university: { local_name: string } | null;
    } | null;
    name_in_resume: string | null;
    degree: Named;
    student_category: Named;
    department_category: Named;
    department_official_name: string | null;
  })[];
  schools: ResumeUser['schools'];
  job_histories: (Omit<ResumeUser['job_histories'][number], 'job_category_name'> & { job_category: Named })[];
  certifications: ResumeUser['certifications'];
  language_examinations: { language_examination: Named; result: string | null; examined_at: string | null }[];
  skills: { skill: Named }[];
}

const APPLICATION_TREE: AssociationTree = {
  recruitment: { company: true, resume_questions: true },
  resume: { resume_question_answers: { resume_question: true } },
};
interface ApplicationRow extends JsonRow<Attributes<Application>> {
  recruitment: {
    title: LanguageMap;
    company: { official_name: LanguageMap };
    resume_questions: { resume_question_id: number; index: number }[];
  };
  resume: ResumeApplication['resume'] & {
    resume_question_answers: {
      resume_question_id: number;
      resume_question: { title: LanguageMap; resume_text: StatementName | null };
      answer: string | null;
      answer_jt: string | null;
      is_display_in_resume: boolean;
    }[];
  };
}

const inJapanese = (map: LanguageMap | undefined) => pickText(map, 'ja')?.text ?? null;
const nameOf = (item: Named) => inJapanese(item?.name);

/** The levels of languages name that of the JLPT which they are like: of other languages that would read as a mistake. */
const levelIn = (id: number, level: string | null): string | null =>
  id === languageId('ja') ? level : (level?.replace(/（N[1-5]相当）$/, '') ?? null);

function resumeUser(row: UserRow): ResumeUser {
  return {
    ...row,
    universities: row.universities.map((item) => ({
      ...item,
      university_name: item.university && universityInPrint(item.university, item.name_in_resume),
      current_university_name: item.name_in_resume
        ? null
        : (item.university?.current_university?.local_name ?? null),
      degree_name: nameOf(item.degree),
      student_category_name: nameOf(item.student_category),
      department_category_name: nameOf(item.department_category),
    })),
    job_histories: row.job_histories.map((item) => ({
      ...item,
      job_category_name: nameOf(item.job_category),
    })),
    language_examinations: row.language_examinations.map((item) => ({
      ...item,
      language_examination_name: nameOf(item.language_examination),
    })),
    skills: row.skills.map((item) => nameOf(item.skill)),
  };
}

function resumeApplication(row: ApplicationRow, corrected: boolean): ResumeApplication {
  const { resume_question_answers: answers, ...texts } = row.resume;
  const placeOf = new Map(
    row.recruitment.resume_questions.map((item) => [item.resume_question_id, item.index]),
  );
  const inOrder = answers.toSorted(
    (a, b) =>
      (placeOf.get(a.resume_question_id) ?? Infinity) - (placeOf.get(b.resume_question_id) ?? Infinity),
  );
  return {
    company_name: inJapanese(row.recruitment.company.official_name),
    recruitment_title: inJapanese(row.recruitment.title),
    is_correction_agreed: corrected,
    resume: texts,
    resume_question_answers: inOrder.map((item) => ({
      ...item,
      title: inJapanese(item.resume_question.title),
      resume_text: item.resume_question.resume_text,
    })),
  };
}

/**
 * The resume of an application as words, from the profile and the texts as they stand.
 * @param options.date day of submission, 'YYYY-MM-DD' in Tokyo
 * @param options.corrected print the mentor's correction where there is one
 */
export async function composeResume(
  application: Application,
  options: { date: string; corrected: boolean; transaction: Transaction | null },
): Promise<{ document: ResumeDocument; photo_file_id: number | null }> {
  const { transaction } = options;
  const user = await loadProfile(application.user_id, transaction);
  const row = await loadAggregate<ApplicationRow, Application>(Application, APPLICATION_TREE, {
    where: { id: application.id },
    transaction,
  });
  const document = buildResumeDocument({
    submitted_on: options.date,
    user: resumeUser(user),
    application: resumeApplication(required(row), options.corrected),
  });
  return { document, photo_file_id: user.resume_face_image_file_id };
}

async function loadProfile(userId: number, transaction: Transaction | null): Promise<UserRow> {
  const where = { id: userId };
  return required(await loadAggregate<UserRow, User>(User, USER_TREE, { where, transaction }));
}

interface OwnOptions {
  /** As composeResume. */
  date: string;
  calendar: Calendar;
  transaction: Transaction | null;
}

/** The resume that a student prints without applying: the profile with their own texts. */
export async function composeOwnResume(
  userId: number,
  { date, calendar, transaction }: OwnOptions,
): Promise<{ document: ResumeDocument; photo_file_id: number | null }> {
  const user = await loadProfile(userId, transaction);
  const document = buildResumeDocument({
    submitted_on: date,
    calendar,
    user: resumeUser(user),
    application: {
      company_name: null,
      recruitment_title: null,
      is_correction_agreed: false,
      resume: {
        why_select_company: user.resume_motivation,
        self_pr: user.resume_self_pr,
        about_special_skill: user.resume_special_skill,
      },
      resume_question_answers: [],
    },
    request: user.resume_request,
  });
  return { document, photo_file_id: user.resume_face_image_file_id };
}

/** The profile as resumes and reports print it. */
export const resumeUserOf = async (userId: number, transaction: Transaction | null): Promise<ResumeUser> =>
  resumeUser(await loadProfile(userId, transaction));

const CAREER_TREE: AssociationTree = {
  ...USER_TREE,
  skills: { skill: true, skill_level: true },
  language_skills: { language: true, language_level: true },
};
interface CareerRow extends UserRow {
  skills: { skill: Named; skill_level: Named; description: string | null }[];
  language_skills: { language_id: number; language: Named; language_level: Named }[];
}

/** The career history of a student, from the profile. */
export async function composeCareerHistory(
  userId: number,
  { date, calendar, transaction }: OwnOptions,
): Promise<CareerDocument> {
  const where = { id: userId };
  const user = required(await loadAggregate<CareerRow, User>(User, CAREER_TREE, { where, transaction }));
  return buildCareerDocument({
    submitted_on: date,
    calendar,
    user: resumeUser(user),
    skills: user.skills.map((item) => ({
      name: nameOf(item.skill),
      level: nameOf(item.skill_level),
      description: item.description,
    })),
    languages: user.language_skills.map((item) => ({
      name: nameOf(item.language),
      level: levelIn(item.language_id, nameOf(item.language_level)),
    })),
    summary: user.career_summary,
    self_pr: user.resume_self_pr,
  });
}

/**
 * The resume that a simple application for the recruitment would hand in now, or without one what the profile tells
 * anybody.
 * @param options.date as composeResume
 */
export async function composeProfileResume(
  userId: number,
  recruitment: Pick<Recruitment, 'title'> | null,
  options: { date: string; transaction: Transaction | null },
): Promise<{ document: ResumeDocument; photo_file_id: number | null }> {
  const user = await loadProfile(userId, options.transaction);
  const document = buildResumeDocument({
    submitted_on: options.date,
    user: resumeUser(user),
    application: {
      company_name: null,
      recruitment_title: recruitment && inJapanese(recruitment.title as LanguageMap),
      is_correction_agreed: false,
      resume: null,
      resume_question_answers: [],
    },
  });
  return { document, photo_file_id: user.resume_face_image_file_id };
}
