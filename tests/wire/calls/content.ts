import { NOBODYS, type Call } from './call.ts';
import { PAGE } from './entities.ts';

const unknown = {
  when: 'for an id nobody has',
  code: 'not_found',
  payload: () => ({ id: NOBODYS }),
} as const;

const ARTICLE = 'id title content call_to_action publish_at is_hidden has_after_signup_contents';

export const contentCalls: readonly Call[] = [
  {
    name: 'get_articles',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: `articles[${ARTICLE}] ${PAGE}`,
    holds: ({ articles }) => ({ articles: [{ id: articles.published }], total_count: 1 }),
  },
  {
    name: 'aggregates__article',
    kind: 'query',
    as: 'student',
    payload: ({ articles }) => ({ id: articles.published }),
    answer: `${ARTICLE} after_signup_content`,
    holds: () => ({ has_after_signup_contents: true, after_signup_content: { ja: '続き' } }),
    refusals: [
      unknown,
      {
        when: 'before it is published',
        code: 'not_found',
        payload: ({ articles }) => ({ id: articles.future }),
      },
      { when: 'when it is hidden', code: 'not_found', payload: ({ articles }) => ({ id: articles.hidden }) },
    ],
  },
  {
    name: 'aggregates__course',
    kind: 'query',
    as: 'visitor',
    payload: ({ course }) => ({ id: course.course_id }),
    answer: 'id title description lessons[id title index_in_course]',
    refusals: [
      unknown,
      {
        when: 'when it is not released',
        code: 'not_found',
        as: 'student',
        payload: ({ course }) => ({ id: course.unreleased }),
      },
    ],
  },
  {
    name: 'aggregates__lesson',
    kind: 'query',
    as: 'student',
    payload: ({ course }) => ({ id: course.lesson_id }),
    answer: 'id course_id title description video_url index_in_course previous_lesson_id next_lesson_id',
    holds: ({ course }) => ({
      previous_lesson_id: course.lesson_id - 1,
      next_lesson_id: course.lesson_id + 1,
    }),
    refusals: [
      unknown,
      {
        when: 'of a course that is not released',
        code: 'not_found',
        payload: ({ course }) => ({ id: course.hidden_lesson_id }),
      },
    ],
  },
  {
    name: 'get_courses',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: 'courses[id title description lessons[id title index_in_course]]',
  },
  {
    name: 'user__complete_lesson',
    kind: 'command',
    as: 'student',
    payload: ({ course }) => ({ lesson: { id: course.lesson_id, is_done: true } }),
    answer: 'id done_at',
    refusals: [
      {
        when: 'of a course that is not released',
        code: 'not_found',
        payload: ({ course }) => ({ lesson: { id: course.hidden_lesson_id, is_done: true } }),
      },
    ],
  },
  {
    name: 'get_user_survey',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer: `user_surveys[id name options[id name]]
      survey_answers[user_survey_id user_survey_option_id answer_text]`,
  },
  {
    name: 'aggregates__resume_question',
    kind: 'query',
    as: 'manager',
    payload: ({ question }) => ({ id: question.id }),
    answer: `id title purpose explanation title_for_hf_member disabled using_frequency
      default_is_display_in_resume default_num_of_characters_ja default_num_of_words_en default_template_id
      is_allow_reuse templates[template_name template_text]`,
    refusals: [
      unknown,
      {
        when: 'when no released recruitment and no own application asks it',
        code: 'not_found',
        as: 'other_student',
        payload: ({ unasked_question_id }) => ({ id: unasked_question_id }),
      },
    ],
  },
  {
    name: 'aggregates__mail_template',
    kind: 'query',
    as: 'manager',
    payload: ({ mails }) => ({ id: mails.mail_template_id }),
    answer: 'id mail_template_group_id name template_subject template_body',
    refusals: [unknown],
  },
  {
    name: 'aggregates__recommend_mail',
    kind: 'query',
    as: 'manager',
    payload: ({ mails }) => ({ id: mails.sent }),
    answer: `id user_id hf_member_id recommend_mail_type is_including_meeting_schedule sent_recommend_at
      recruitment_ids active_remind_recruitments[reason_ja reason_en recruitment{id title company{id}}]`,
    holds: ({ recruitments }) => ({ recruitment_ids: [recruitments.whole] }),
    refusals: [
      unknown,
      { when: 'by a student it was not sent to', code: 'not_found', as: 'other_student' },
      {
        when: 'before it is sent',
        code: 'not_found',
        as: 'student',
        payload: ({ mails }) => ({ id: mails.draft }),
      },
    ],
  },
];
