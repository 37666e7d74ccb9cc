import { EMPLOYMENT_KIND_WORDS } from './employment-kinds.ts';
import { compareMonths, monthsBetween, yearAndMonth, type Calendar } from './japanese-calendar.ts';
import { printableLine, printableText } from './printable.ts';
import type { ResumeJobHistory, ResumeSchool, ResumeUniversity, ResumeUser, Text } from './resume-input.ts';

/** A row of the form's tables, with its 年 and 月 cells. */
export interface DatedRow {
  year: string;
  month: string;
  text: string;
}
export interface HistoryRow extends DatedRow {
  /** heading is centred, end (以上) is right-aligned, note explains the entry above it. */
  kind: 'heading' | 'entry' | 'note' | 'blank' | 'end';
}

/** A school as on the resume: name with department and course, and the words for start and end. */
export interface Education {
  name: string;
  begin: string;
  finish: string;
  enroll_at: Text;
  graduate_at: Text;
  is_latest: boolean;
}

/** The non-empty parts of a row, joined with full-width spaces. */
const words = (...parts: Text[]) => parts.map(printableLine).filter(Boolean).join('　');

const UNDATED = '9999';
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An end date counts as expected until its month is over: a resume must not say "graduated" too early. */
const isStillExpected = (day: string, submittedOn: string) => compareMonths(day, submittedOn) >= 0;

function universityEducation(row: ResumeUniversity): Education {
  const { enroll_at, graduate_at, is_latest } = row;
  const category = row.student_category_name ?? '';
  const degree = /修士|博士/.exec(row.degree_name ?? '')?.[0];
  const university = printableLine(row.university_name);
  const department =
    printableLine(row.department_official_name) || printableLine(row.department_category_name);
  const isGraduateSchool =
    degree !== undefined && university.endsWith('大学') && !department.includes('大学院');
  const now = printableLine(row.current_university_name);
  const name = words(
    `${university}${isGraduateSchool ? '大学院' : ''}${university && now ? `（現 ${now}）` : ''}`,
    department,
    degree ? `${degree}課程` : null,
  );
  const dates = { enroll_at, graduate_at, is_latest };
  if (category.includes('交換')) return { ...dates, name, begin: '交換留学　開始', finish: '交換留学　修了' };
  const guest = /研究生|聴講生|科目等履修生/.exec(category)?.[0];
  if (guest) return { ...dates, name: words(name, guest), begin: '入学', finish: '修了' };
  return { ...dates, name, begin: '入学', finish: degree ? '修了' : '卒業' };
}

function schoolEducation(row: ResumeSchool): Education {
  const { enroll_at, graduate_at, is_latest } = row;
  return {
    name: words(row.name, row.department_name),
    begin: '入学',
    finish: '卒業',
    enroll_at,
    graduate_at,
    is_latest,
  };
}

/** Universities and schools; unnamed ones are left out. */
export function educationsOf(user: ResumeUser): Education[] {
  return [...user.schools.map(schoolEducation), ...user.universities.map(universityEducation)].filter(
    ({ name }) => name !== '',
  );
}

/** '卒業', or '卒業見込み' until the month of graduation is over. */
export function finishOf(education: Education, submittedOn: string): string {
  const { finish, graduate_at } = education;
  return graduate_at && isStillExpected(graduate_at, submittedOn) ? `${finish}見込み` : finish;
}

const entry = (day: Text, text: string, calendar: Calendar): HistoryRow => ({
  kind: 'entry',
  ...yearAndMonth(day, calendar),
  text,
});
const undated = (kind: HistoryRow['kind'], text = ''): HistoryRow => ({ kind, year: '', month: '', text });

/** Rows in chronological order; within a month, ends come before starts; undated schools come last. */
function educationRows(
  educations: readonly Education[],
  submittedOn: string,
  calendar: Calendar,
): HistoryRow[] {
  const rows = educations.flatMap((education) => {
    const { name, begin, enroll_at, graduate_at } = education;
    const begun = enroll_at && {
      key: `${enroll_at.slice(0, 7)} begin`,
      row: entry(enroll_at, words(name, begin), calendar),
    };
    const ended = graduate_at && {
      key: `${graduate_at.slice(0, 7)} a end`,
      row: entry(graduate_at, words(name, finishOf(education, submittedOn)), calendar),
    };
    if (!begun && !ended) return [{ key: UNDATED, row: entry(null, name, calendar) }];
    return [begun, ended].filter((row) => row !== null && row !== '');
  });
  return rows.sort((a, b) => compare(a.key, b.key)).map(({ row }) => row);
}

/** Schools, hospitals and offices, which nobody joins as a company (入社); a company may run one. */
const NO_COMPANY =
  /学校|学院|学園|大学|高校|塾|教室|保育園|幼稚園|病院|医院|クリニック|診療所|役所|役場|協会|財団|School|University|College|Hospital/i;
const COMPANY = /株式会社|有限会社|合同会社|㈱|㈲|Co\.|Inc|Ltd|Corp|LLC/i;
const JOINS = { begin: '入社', end: '退社' };
const TAKES_UP = { begin: '入職', end: '退職' };
const wordsFor = (company: string) => (NO_COMPANY.test(company) && !COMPANY.test(company) ? TAKES_UP : JOINS);

/** What somebody does there, and how they are employed: '（アルバイト・通訳）'. */
const inBrackets = (...parts: string[]) => {
  const told = parts.filter(Boolean).join('・');
  return told && `（${told}）`;
};

/**
 * One job: joining, its description if the person wants it on the resume, leaving or 現在に至る. What is no regular
 * employment is neither joined nor left: one row says what it is and from when until when.
 */
function jobRows(job: ResumeJobHistory, submittedOn: string, calendar: Calendar): HistoryRow[] {
  const { enter_at, leave_at, employment_kind } = job;
  const category = printableLine(job.job_category_name);
  const company = printableLine(job.company_name);
  const description = job.is_used_as_plain_text_in_resume ? printableText(job.description) : '';
  const notes = description ? [undated('note', description)] : [];
  if (employment_kind !== 'regular') {
    const kind = employment_kind ? EMPLOYMENT_KIND_WORDS[employment_kind] : '';
    const text = words(
      company + inBrackets(kind, category),
      monthsBetween(enter_at, leave_at, submittedOn, calendar),
    );
    return [entry(enter_at ?? leave_at, text, calendar), ...notes];
  }
  const { begin, end } = wordsFor(company);
  const isPlanned = enter_at !== null && enter_at > submittedOn;
  const joined = words(company, isPlanned ? `${begin}予定` : begin) + inBrackets(category);
  const rows = [entry(enter_at, joined, calendar), ...notes];
  if (leave_at) {
    const left = isStillExpected(leave_at, submittedOn) ? `${end}予定` : end;
    rows.push(entry(leave_at, words(company, left), calendar));
  } else if (enter_at !== null && !isPlanned) {
    rows.push(undated('entry', '現在に至る'));
  }
  return rows;
}

/** Named jobs, the oldest first. */
export const jobsOf = (user: ResumeUser): ResumeJobHistory[] =>
  user.job_histories
    .filter((job) => printableLine(job.company_name) !== '')
    .sort((a, b) => compare(a.enter_at ?? UNDATED, b.enter_at ?? UNDATED));

/** 学歴, a blank row, 職歴 (なし without any), 以上. */
export function historyRows(
  user: ResumeUser,
  submittedOn: string,
  calendar: Calendar = 'western',
): HistoryRow[] {
  const education = educationRows(educationsOf(user), submittedOn, calendar);
  const jobs = jobsOf(user).flatMap((job) => jobRows(job, submittedOn, calendar));
  return [
    undated('heading', '学　歴'),
    ...(education.length > 0 ? education : [undated('blank')]),
    undated('blank'),
    undated('heading', '職　歴'),
    ...(jobs.length > 0 ? jobs : [undated('entry', 'なし')]),
    undated('end', '以上'),
  ];
}

const isJlpt = (name: string) => /日本語能力試験|JLPT/i.test(name);

/** '850' → '850点'; levels and grades stay unchanged. */
const examinationResult = (result: string) => (/^\d+(\.\d+)?$/.test(result) ? `${result}点` : result);

/**
 * Certifications, language examinations and JLPT, oldest first, undated last. The profile's JLPT level is not
 * repeated when it is also listed as an examination.
 */
export function licenceRows(
  user: ResumeUser,
  submittedOn: string,
  calendar: Calendar = 'western',
): DatedRow[] {
  const level = user.jlpt === null ? null : `N${user.jlpt}`;
  const isFuture = (day: Text) => day !== null && day > submittedOn;
  const rows: { day: Text; text: string }[] = user.certifications
    .filter(({ name }) => printableLine(name) !== '')
    .map(({ name, certificated_at: day }) => ({
      day,
      text: words(name, isFuture(day) ? '取得見込み' : '取得'),
    }));

  let jlptDay = user.jlpt_certificated_at;
  for (const examination of user.language_examinations) {
    const name = printableLine(examination.language_examination_name);
    const result = printableLine(examination.result);
    const day = examination.examined_at;
    if (level !== null && isJlpt(name) && result.toUpperCase().includes(level)) {
      jlptDay ??= day;
    } else if (name !== '') {
      const outcome = isFuture(day) ? '受験予定' : isJlpt(name) && result !== '' ? '合格' : null;
      rows.push({ day, text: words(name, examinationResult(result), outcome) });
    }
  }
  if (level !== null) rows.push({ day: jlptDay, text: words('日本語能力試験', level, '合格') });
  return rows
    .sort((a, b) => compare(a.day ?? UNDATED, b.day ?? UNDATED))
    .map(({ day, text }) => ({ ...yearAndMonth(day, calendar), text }));
}
