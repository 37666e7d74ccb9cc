import { PROFILE_MAX } from '../constants.ts';
import { EMPLOYMENT_KINDS } from '../employment-kinds.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import {
  choice,
  day,
  email,
  entity,
  flag,
  id,
  instant,
  integer,
  kana,
  line,
  links,
  list,
  phone,
  postalCode,
  ref,
  text,
  timestamp,
} from './fields.ts';

/** Everybody who may see a student at all: what recommending needs, without name or contact details. */
const ALL = ['recommending', 'mentor', 'owner', 'manager'] as const;
/** The student, the mentor of one of their applications, and managers. */
const KNOWN = ['mentor', 'owner', 'manager'] as const;
const STAFF = ['recommending', 'mentor', 'manager'] as const;
const FORMAL = ['owner', 'manager'] as const;
const OWN = ['owner'] as const;

const levels = {
  language_level_id: ref('language_levels', { nullable: true }),
  language_speaking_level_id: ref('language_speaking_levels', { nullable: true }),
  language_listening_level_id: ref('language_listening_levels', { nullable: true }),
  language_reading_level_id: ref('language_reading_levels', { nullable: true }),
  language_writing_level_id: ref('language_writing_levels', { nullable: true }),
};

/**
 * A student (or another foreign worker) with their profile. Derivable values, such as is_signed_up or
 * has_resume, are not stored.
 */
export const user = entity(
  'users',
  { audiences: ['recommending', 'mentor', 'owner', 'manager'], editors: 'owner' },
  {
    id: id({ read: ALL, write: 'command' }),
    email: email({ read: KNOWN, write: 'command' }),
    /** In Latin letters, as on the residence card. */
    first_name: line({ max: PROFILE_MAX.name, nullable: true, read: ALL }),
    last_name: line({ max: PROFILE_MAX.name, nullable: true, read: ALL }),
    first_name_kana: kana({ nullable: true, read: ALL }),
    last_name_kana: kana({ nullable: true, read: ALL }),
    /** The whole name in the student's own script. */
    name_in_own_script: line({ max: PROFILE_MAX.name, nullable: true, read: ALL }),
    home_country_id: ref('countries', { nullable: true, read: ALL }),
    living_country_id: ref('countries', { nullable: true, read: ALL }),
    living_prefecture_id: ref('prefectures', { nullable: true, read: ALL }),
    hope_first_work_country_id: ref('countries', { nullable: true, read: ALL }),
    hope_last_work_country_id: ref('countries', { nullable: true, read: ALL }),
    postal_code: postalCode({ nullable: true, read: KNOWN }),
    address: line({ max: PROFILE_MAX.address, stored: 'text', nullable: true, read: KNOWN }),
    address_kana: line({ max: PROFILE_MAX.address, stored: 'text', nullable: true, read: KNOWN }),
    birth_day: day({ nullable: true, read: KNOWN }),
    phone_num: phone({ nullable: true, read: KNOWN }),
    gender: choice(['man', 'woman', 'other'], { nullable: true, read: KNOWN }),
    is_gender_unanswered: flag({ read: KNOWN }),
    /** Whether companies see the gender on the resume. */
    is_gender_shown: flag({ read: OWN }),
    /** JLPT digit: 1 is the hardest. */
    jlpt: integer({ min: 1, max: 5, nullable: true, read: ALL }),
    is_jlpt_none: flag({ read: ALL }),
    jlpt_certificated_at: day({ nullable: true, read: ALL }),
    skill_description: text({ max: PROFILE_MAX.description, nullable: true, read: ALL }),
    research_description: text({ max: PROFILE_MAX.description, nullable: true, read: ALL }),
    /** The texts of the resume that the student prints without applying. */
    resume_motivation: text({ max: PROFILE_MAX.description, nullable: true, read: OWN }),
    resume_self_pr: text({ max: PROFILE_MAX.description, nullable: true, read: OWN }),
    resume_special_skill: text({ max: PROFILE_MAX.description, nullable: true, read: OWN }),
    resume_request: text({ max: PROFILE_MAX.note, nullable: true, read: OWN }),
    career_summary: text({ max: PROFILE_MAX.description, nullable: true, read: OWN }),
    health_description: text({ max: PROFILE_MAX.note, nullable: true, read: KNOWN }),
    num_of_dependents_family: integer({ min: 0, max: PROFILE_MAX.dependents, nullable: true, read: KNOWN }),
    has_driver_license: flag({ nullable: true, read: ALL }),
    has_japanese_visa: flag({ nullable: true, read: ALL }),
    agree_policy_at: instant({ nullable: true, read: FORMAL, write: 'command' }),
    page_language_id: integer({
      min: 1,
      max: LANGUAGE_CODES.length,
      default: 2,
      set: 'languages',
      read: ALL,
    }),
    graduate_latest_school_at: day({ nullable: true, read: ALL }),
    latest_school_department_category_id: ref('department_categories', { nullable: true, read: ALL }),
    resume_face_image_file_id: ref('files', { nullable: true, read: [], write: 'command' }),
    resume_file_id: ref('files', { nullable: true, read: [], write: 'command' }),
    is_initialized: flag({ read: ALL, write: 'command' }),
    is_minimum_initialized: flag({ read: ALL, write: 'command' }),
    is_hope_phone_consulting: flag({ read: ALL }),
    is_hope_work_globaly: flag({ read: ALL }),
    is_mid_career: flag({ read: ALL }),
    status: line({ default: 'active', read: ALL, write: 'command' }),
    /** When the current request for a consultation was made. Maintained by a trigger (migration 0022). */
    phone_consulting_wished_at: instant({ nullable: true, read: [], write: 'command' }),
    career_meeting_at: instant({ nullable: true, read: ALL, write: 'command' }),
    /** Staff note. */
    summary: text({ nullable: true, read: STAFF, write: 'command' }),
    is_pending: flag({ read: [], write: 'command' }),
    demo_key: line({ nullable: true, read: [], write: 'command' }),
    version: integer({ default: 0, read: FORMAL, write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: [], write: 'command' }),

    survey_answers: list(
      {
        user_survey_id: ref('user_surveys'),
        user_survey_option_id: ref('user_survey_options', { nullable: true }),
        answer_text: text({ max: PROFILE_MAX.note, nullable: true }),
      },
      { read: ALL },
    ),
    hoped_prefectures: links('prefecture_id', { set: 'prefectures', read: ALL }),
    interesting_job_categories: links('job_category_id', { set: 'job_categories', read: ALL }),
    interesting_industries: links('industry_id', { set: 'industries', read: ALL }),
    language_skills: list({ language_id: ref('languages'), ...levels }, { read: ALL }),
    skills: list(
      {
        skill_id: ref('skills', { nullable: true }),
        description: text({ max: PROFILE_MAX.note, nullable: true }),
        skill_level_id: ref('skill_levels', { nullable: true }),
      },
      { read: ALL },
    ),
    universities: list(
      {
        university_id: ref('universities', { nullable: true }),
        /** What the resume prints in place of the university's own name. */
        name_in_resume: line({ max: PROFILE_MAX.title, nullable: true }),
        degree_id: ref('degrees', { nullable: true }),
        student_category_id: ref('student_categories', { nullable: true }),
        department_category_id: ref('department_categories', { nullable: true }),
        department_official_name: line({ max: PROFILE_MAX.title, nullable: true }),
        enroll_at: day({ nullable: true }),
        graduate_at: day({ nullable: true }),
        is_latest: flag(),
        is_main_bachelor: flag(),
      },
      { read: ALL },
    ),
    schools: list(
      {
        school_category_id: ref('school_categories', { nullable: true }),
        name: line({ max: PROFILE_MAX.title, nullable: true }),
        country_id: ref('countries', { nullable: true }),
        department_name: line({ max: PROFILE_MAX.title, nullable: true }),
        enroll_at: day({ nullable: true }),
        graduate_at: day({ nullable: true }),
        is_latest: flag(),
      },
      { read: ALL },
    ),
    academic_majors: links('academic_major_id', { set: 'academic_majors', read: ALL }),
    job_histories: list(
      {
        company_name: line({ max: PROFILE_MAX.title, nullable: true }),
        employment_kind: choice(EMPLOYMENT_KINDS, { nullable: true }),
        job_category_id: ref('job_categories', { nullable: true }),
        description: text({ max: PROFILE_MAX.description, nullable: true }),
        enter_at: day({ nullable: true }),
        leave_at: day({ nullable: true }),
        is_used_as_plain_text_in_resume: flag(),
        quit_reasons: links('job_history_quit_reason_id', { set: 'job_history_quit_reasons' }),
      },
      { read: ALL },
    ),
    language_examinations: list(
      {
        language_examination_id: ref('language_examinations'),
        result: line({ max: PROFILE_MAX.result, nullable: true }),
        examined_at: day({ nullable: true }),
      },
      { read: ALL },
    ),
    certifications: list(
      {
        name: line({ max: PROFILE_MAX.title, required: true }),
        certificated_at: day({ nullable: true }),
      },
      { read: ALL },
    ),
  },
);
