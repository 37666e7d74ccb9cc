import type { EntityFields } from '../fields-document.ts';
import { same, within } from './words.ts';

export const article: EntityFields = {
  title: 'Article',
  call: 'aggregates__article',
  words: same(
    'title',
    'content',
    'after_signup_content',
    'call_to_action',
    'publish_at',
    'is_hidden',
    'has_after_signup_contents',
  ),
};

export const course: EntityFields = {
  title: 'Course',
  call: 'aggregates__course',
  words: {
    ...same('title', 'description'),
    'lessons (title, index_in_course)': within('lessons', ['title', 'index_in_course']),
  },
};

export const lesson: EntityFields = {
  title: 'Lesson',
  call: 'aggregates__lesson',
  words: {
    ...same('title', 'description', 'video_url', 'index_in_course'),
    'previous and next lesson ids': ['previous_lesson_id', 'next_lesson_id'],
  },
};

export const event: EntityFields = {
  title: 'Event',
  call: 'aggregates__event',
  words: {
    ...same(
      'title',
      'body',
      'start_at',
      'deadline',
      'apply_url',
      'thumbnail',
      'form_id',
      'apply_complete_message',
      'is_need_resume_file',
      'is_released',
    ),
    'notification channel id': ['notification_channel_id'],
  },
};

export const eventApplication: EntityFields = {
  title: 'EventApplication',
  call: 'aggregates__event_application',
  words: {
    ...same('apply_at', 'event_id', 'is_confirmed', 'is_cancelled'),
    'cancellation token': ['token_for_cancell'],
    'form answers (form_question_id, answer_text)': within('form_answer.form_question_answers', [
      'form_question_id',
      'answer_text',
    ]),
  },
  not_answered: { token_for_cancell: 'it acts for whoever holds it: it is in the mail alone' },
};

export const mailTemplate: EntityFields = {
  title: 'MailTemplate',
  call: 'aggregates__mail_template',
  words: same('mail_template_group_id', 'name', 'template_subject', 'template_body'),
};

export const masterData: EntityFields = {
  title: 'Master data',
  call: 'get_master_data',
  words: {
    'each item with id and name': ['countries.id', 'countries.name'],
    ...same(
      'countries',
      'languages',
      'prefectures',
      'industries',
      'degrees',
      'dresses',
      'allowances',
      'insurances',
      'personalities',
      'skills',
    ),
    'faculty and department categories': ['faculty_categories', 'department_categories'],
    'job categories': ['job_categories'],
    'industry sectors': ['industry_sectors'],
    'university control types': ['university_control_types'],
    'student categories': ['student_categories'],
    'school categories': ['school_categories'],
    'language levels per skill (general, speaking, listening, reading, writing)': [
      'language_levels',
      'language_speaking_levels',
      'language_listening_levels',
      'language_reading_levels',
      'language_writing_levels',
    ],
    'language examinations': ['language_examinations'],
    'transport means': ['transport_means'],
    'company-country relation types': ['company_country_relation_types'],
    'company cultures': ['company_cultures'],
    'housing supports': ['housing_supports'],
    'religious considerations': ['religious_considerations'],
    'selection types': ['selection_types'],
    'skill categories': ['skill_categories'],
    'skill levels': ['skill_levels'],
    'user surveys': ['user_surveys'],
    'job-history quit reasons': ['job_history_quit_reasons'],
    'reasons to recruit international students': ['reasons_to_recruit_international_students'],
    'hf members': ['hf_members'],
    'company channels': ['company_channels'],
    'academic major categories': ['academic_major_categories'],
    'academic majors': ['academic_majors'],
  },
};
