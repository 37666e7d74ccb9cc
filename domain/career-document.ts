import { EMPLOYMENT_KIND_WORDS } from './employment-kinds.ts';
import { japaneseDay, monthsBetween, type Calendar } from './japanese-calendar.ts';
import { printableLine, printableText } from './printable.ts';
import { namesInPrint, type NameBeside } from './resume-document.ts';
import type { ResumeUser, Text } from './resume-input.ts';
import { educationsOf, finishOf, jobsOf, licenceRows } from './resume-rows.ts';

/** The career history (職務経歴書) as text, before layout. What nothing is known of is '' or empty, and not printed. */
export interface CareerDocument {
  submitted_on: string;
  date: string;
  name: string;
  name_beside: NameBeside | null;
  /** 職務要約. */
  summary: string;
  /** 職務経歴, the newest first, before them what somebody still does. */
  jobs: { company: string; period: string; role: string; description: string }[];
  /** 活かせる経験・知識・技術. */
  skills: { name: string; level: string; description: string }[];
  skill_description: string;
  /** 語学. */
  languages: { name: string; level: string }[];
  /** 資格, with year and month. */
  licences: { month: string; text: string }[];
  /** 学歴, the newest first. */
  educations: { period: string; text: string }[];
  research: string;
  self_pr: string;
}

export interface CareerInput {
  /** 'YYYY-MM-DD' in Tokyo. */
  submitted_on: string;
  calendar: Calendar;
  user: ResumeUser;
  skills: readonly { name: Text; level: Text; description: Text }[];
  languages: readonly { name: Text; level: Text }[];
  summary: Text;
  self_pr: Text;
}

/**
 * Builds the document. Pure, as buildResumeDocument.
 * @throws RangeError when a day is not 'YYYY-MM-DD'
 */
export function buildCareerDocument(input: CareerInput): CareerDocument {
  const { submitted_on, calendar, user } = input;
  const between = (from: Text, until: Text) => monthsBetween(from, until, submitted_on, calendar);
  const newestFirst = educationsOf(user).sort((a, b) =>
    (a.graduate_at ?? a.enroll_at ?? '') < (b.graduate_at ?? b.enroll_at ?? '') ? 1 : -1,
  );
  return {
    submitted_on,
    date: `${japaneseDay(submitted_on, calendar)}現在`,
    ...namesInPrint(user),
    summary: printableText(input.summary),
    jobs: jobsOf(user)
      .toReversed()
      .toSorted((a, b) => Number(Boolean(a.leave_at)) - Number(Boolean(b.leave_at)))
      .map((job) => ({
        company: printableLine(job.company_name),
        period: between(job.enter_at, job.leave_at),
        role: [
          job.employment_kind ? EMPLOYMENT_KIND_WORDS[job.employment_kind] : '',
          printableLine(job.job_category_name),
        ]
          .filter(Boolean)
          .join('・'),
        description: printableText(job.description),
      })),
    skills: input.skills
      .map(({ name, level, description }) => ({
        name: printableLine(name),
        level: printableLine(level),
        description: printableLine(description),
      }))
      .filter(({ name }) => name !== ''),
    skill_description: printableText(user.skill_description),
    languages: input.languages
      .map(({ name, level }) => ({ name: printableLine(name), level: printableLine(level) }))
      .filter(({ name }) => name !== ''),
    licences: licenceRows(user, submitted_on, calendar).map(({ year, month, text }) => ({
      month: year && `${year}年${Number(month)}月`,
      text,
    })),
    educations: newestFirst.map((education) => ({
      period: between(education.enroll_at, education.graduate_at).replace('（予定）', ''),
      text: [education.name, education.graduate_at && finishOf(education, submitted_on)]
        .filter(Boolean)
        .join('　'),
    })),
    research: printableText(user.research_description),
    self_pr: printableText(input.self_pr),
  };
}
