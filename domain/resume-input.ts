import type { EmploymentKind } from './employment-kinds.ts';
import type { Calendar } from './japanese-calendar.ts';

/**
 * The input of a resume: plain data of a user and an application by their wire names, with master data names
 * already in Japanese. Days are 'YYYY-MM-DD'. Facts that must not reach a company (home country, dependants,
 * health, residence card) are excluded by design.
 */

/** A field the person may not have filled in yet. */
export type Text = string | null;

export interface ResumeUniversity {
  university_name: Text;
  /** The current name of a university that has since been renamed. */
  current_university_name: Text;
  department_official_name: Text;
  department_category_name: Text;
  degree_name: Text;
  student_category_name: Text;
  enroll_at: Text;
  graduate_at: Text;
  is_latest: boolean;
}
export interface ResumeSchool {
  name: Text;
  department_name: Text;
  enroll_at: Text;
  graduate_at: Text;
  is_latest: boolean;
}
export interface ResumeJobHistory {
  company_name: Text;
  /** Not told: nothing is said of it. */
  employment_kind: EmploymentKind | null;
  job_category_name: Text;
  description: Text;
  enter_at: Text;
  leave_at: Text;
  is_used_as_plain_text_in_resume: boolean;
}
export interface ResumeUser {
  first_name: Text;
  last_name: Text;
  first_name_kana: Text;
  last_name_kana: Text;
  name_in_own_script: Text;
  birth_day: Text;
  gender: Text;
  /** Whether companies may see the gender; otherwise it is omitted. */
  is_gender_shown: boolean;
  postal_code: Text;
  address: Text;
  address_kana: Text;
  phone_num: Text;
  email: Text;
  /** Their names. */
  skills: readonly Text[];
  skill_description: Text;
  research_description: Text;
  jlpt: number | null;
  jlpt_certificated_at: Text;
  universities: readonly ResumeUniversity[];
  schools: readonly ResumeSchool[];
  job_histories: readonly ResumeJobHistory[];
  certifications: readonly { name: Text; certificated_at: Text }[];
  language_examinations: readonly { language_examination_name: Text; result: Text; examined_at: Text }[];
}

/** Texts of every application that have a heading of their own, in printing order. */
export const STATEMENT_TITLES = {
  why_select_company: '志望の動機',
  why_select_career: 'この職種を選んだ理由',
  why_good_at_job: '仕事に活かせる強み',
  self_pr: '自己PR',
} as const;
/** The six texts of every application; the last two are printed under one heading. */
export type StatementName = keyof typeof STATEMENT_TITLES | 'skill_pr' | 'about_special_skill';

export type ResumeTexts = Partial<Record<StatementName | `${StatementName}_jt`, Text>> & { hf_remark?: Text };

export interface ResumeAnswer {
  title: Text;
  answer: Text;
  /** The mentor's corrected Japanese. */
  answer_jt: Text;
  is_display_in_resume: boolean;
  /** The part of the form that it fills, where that is not written by itself. */
  resume_text: StatementName | null;
}
export interface ResumeApplication {
  company_name: Text;
  recruitment_title: Text;
  /** The student agreed to the correction; until then their own text is printed. */
  is_correction_agreed: boolean;
  resume: ResumeTexts | null;
  resume_question_answers: readonly ResumeAnswer[];
}
export interface ResumeInput {
  /** Day of submission, 'YYYY-MM-DD' in Tokyo: the date on the form and the reference day for ages. */
  submitted_on: string;
  user: ResumeUser;
  /** Null: a resume of the profile alone. */
  application: ResumeApplication | null;
  /** 本人希望記入欄, where the student has words for it. */
  request?: Text;
  /** The western one unless told. */
  calendar?: Calendar;
}
