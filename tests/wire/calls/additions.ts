import type { Standing } from '../support/applications.ts';
import type { World } from '../support/world.ts';
import type { Call } from './call.ts';
import { APPLICATION_ROW, APPLICATION_STAFF_ROW, PAGE } from './entities.ts';

/** Calls that the specification does not list. */

type State = keyof World['applications'];

/** A call about one of the student's applications. `fields` go beside its id, `rest` beside the application. */
const about =
  (state: State, fields: object = {}, rest: object | ((standing: Standing) => object) = {}) =>
  ({ applications }: World) => ({
    application: { id: applications[state].id, ...fields },
    ...(typeof rest === 'function' ? rest(applications[state]) : rest),
  });

const students = (name: string, payload: Call['payload'], state: string): Call => ({
  name,
  kind: 'command',
  as: 'student',
  payload,
  answer: APPLICATION_ROW,
  holds: () => ({ state }),
});

const staffs = (name: string, payload: Call['payload'], state: string, statuses?: string): Call => ({
  name,
  kind: 'command',
  as: 'mentor',
  payload,
  answer: APPLICATION_STAFF_ROW,
  holds: () => ({ state }),
  ...(statuses && { statuses }),
});

const reason = '電話で確認';

export const additionCalls: readonly Call[] = [
  students(
    'user__agree_to_correction',
    about('awaiting_agreement', { no_lie_agreement: true }),
    'correction_agreed',
  ),
  students(
    'user__answer_correction',
    about('awaiting_agreement', {}, { comment: '違います' }),
    'in_correction',
  ),
  students('user__answer_offer', about('passed', { is_student_accept_offer: true }), 'offer_accepted'),
  students(
    'user__quit_application',
    about('submitted', { reason_of_quit_by_student: '他社に決めた' }),
    'quit_by_student',
  ),
  students('user__undo_quit', about('quit'), 'resume_submitted'),
  {
    name: 'user__get_applications',
    kind: 'query',
    as: 'student',
    payload: () => ({ page: 1, per_page: 20 }),
    answer: `applications[${APPLICATION_ROW}] ${PAGE}`,
  },
  {
    name: 'user__get_profile_resume_pdf',
    kind: 'query',
    as: 'student',
    payload: ({ recruitments }) => ({ recruitment_id: recruitments.simple }),
    answer: 'application/pdf',
  },
  {
    name: 'user__get_resume_face_image',
    kind: 'query',
    as: 'student',
    payload: ({ me }) => ({ user_id: me.id }),
    answer: 'image/jpeg',
  },
  {
    name: 'user__get_resume_file',
    kind: 'query',
    as: 'student',
    payload: ({ me }) => ({ user_id: me.id }),
    answer: 'application/pdf',
  },
  {
    name: 'user__add_bookmark',
    kind: 'command',
    as: 'student',
    payload: ({ recruitments }) => ({ bookmark: { recruitment_id: recruitments.open } }),
    answer: 'recruitment_ids',
    holds: ({ recruitments }) => ({ recruitment_ids: [recruitments.open] }),
  },
  {
    name: 'user__remove_bookmark',
    kind: 'command',
    as: 'student',
    payload: ({ recruitments }) => ({ bookmark: { recruitment_id: recruitments.open } }),
    answer: 'recruitment_ids',
  },
  {
    name: 'user__get_bookmark_ids',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer: 'recruitment_ids',
  },
  {
    name: 'user__get_bookmarks',
    kind: 'query',
    as: 'student',
    payload: () => ({ page: 1, per_page: 20 }),
    answer: `recruitments ${PAGE}`,
  },
  {
    name: 'user__save_search',
    kind: 'command',
    as: 'student',
    payload: () => ({
      saved_search: {
        name: '東京の通訳',
        query: { full_text_search_query: '通訳', q: { required_jlpt_gteq: 2 } },
        is_mail_wanted: true,
      },
    }),
    answer: 'saved_searches[id name query is_mail_wanted last_notified_at created_at]',
    refusals: [
      {
        when: 'without a name',
        code: 'validation_failed',
        payload: () => ({ saved_search: { query: { full_text_search_query: '通訳' } } }),
        field: 'saved_search[name]',
      },
    ],
  },
  {
    name: 'user__delete_saved_search',
    kind: 'command',
    as: 'student',
    payload: ({ saved_search_id }) => ({ saved_search: { id: saved_search_id } }),
    answer: 'saved_searches',
  },
  {
    name: 'user__get_saved_searches',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer: 'saved_searches',
  },
  {
    name: 'user__get_inquiries',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer: 'inquiries',
  },
  {
    name: 'get_settings',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: 'claims residence_status_notice',
  },

  {
    ...staffs(
      'hf_member__assign_application',
      ({ applications, mentor }) => ({
        application: { id: applications.submitted.id, hf_member_id: mentor.id },
      }),
      'resume_submitted',
      // Another mentor may take it, but not hand it to a third.
      '401 403 403 403 200 403 200',
    ),
  },
  staffs('hf_member__start_correction', about('assigned'), 'in_correction'),
  staffs('hf_member__approve_unchanged', about('assigned'), 'correction_agreed'),
  staffs(
    'hf_member__return_to_student',
    about('assigned', {}, { comment: '具体的に' }),
    'returned_to_student',
  ),
  staffs(
    'hf_member__comment_on_resume',
    ({ applications }) => ({ comment: { application_id: applications.assigned.id, body: '具体的に' } }),
    'resume_submitted',
  ),
  staffs(
    'hf_member__save_correction',
    ({ applications: { corrected } }) => ({
      application: {
        id: corrected.id,
        resume: {
          version: corrected.resume_version,
          hf_remark: '誠実',
          resume_question_answers: [{ id: corrected.answer_id, answer_jt: '私の答えです。' }],
        },
      },
    }),
    'in_correction',
  ),
  staffs('hf_member__send_correction', about('corrected'), 'awaiting_agreement'),
  staffs('hf_member__record_agreement', about('awaiting_agreement', {}, { reason }), 'correction_agreed'),
  staffs('hf_member__send_to_company', about('agreed', { is_alert_confirmed: true }), 'sent_to_company'),
  staffs('hf_member__send_again', about('sent', {}, { reason }), 'sent_to_company'),
  staffs('hf_member__record_resume_result', about('sent', { is_resume_passed: true }), 'resume_passed'),
  staffs(
    'hf_member__schedule_interview',
    about('resume_passed', {}, { interview: { conduct_at: '2026-12-05T05:00:00Z', is_online: true } }),
    'interviewing',
  ),
  staffs(
    'hf_member__schedule_interview_practice',
    about('resume_passed', {}, { interview_practice: { scheduled_at: '2026-12-01T05:00:00Z' } }),
    'resume_passed',
  ),
  staffs(
    'hf_member__record_interview_result',
    about('interviewing', {}, ({ interview_id }) => ({
      interview: { id: interview_id, is_passed: true, is_date_confirmed: true },
    })),
    'interviewing',
  ),
  staffs(
    'hf_member__cancel_interview',
    about('interviewing', {}, ({ interview_id }) => ({ interview: { id: interview_id }, reason })),
    'resume_passed',
  ),
  staffs(
    'hf_member__cancel_interview_practice',
    ({ applications: { whole }, practice_id }) => ({
      application: { id: whole.id },
      interview_practice: { id: practice_id, cancel_reason: '日程を改めます。' },
      reason,
    }),
    'interviewing',
  ),
  staffs('hf_member__finish_selection', about('interviewing', { is_passed: true }), 'passed'),
  // Only a manager corrects a result; nobody's mentor but the application's own learns that it exists.
  {
    ...staffs(
      'hf_member__correct_result',
      about('passed', { is_passed: false }, { reason }),
      'failed',
      '401 403 403 403 403 404 200',
    ),
    as: 'manager',
  },
  staffs(
    'hf_member__record_offer_answer',
    about('passed', { is_student_accept_offer: false }, { reason }),
    'offer_declined',
  ),
  staffs(
    'hf_member__decline_application',
    about('assigned', { reason_of_decline: '条件' }),
    'declined_by_hf',
  ),
  staffs('hf_member__undo_decline', about('declined'), 'resume_submitted'),
  staffs(
    'hf_member__set_reapply_from',
    about('declined_long_ago', { reapply_from: '2027-05-01' }),
    'declined_by_hf',
  ),
  staffs(
    'hf_member__record_quit',
    about('assigned', { reason_of_quit_by_student: reason }),
    'quit_by_student',
  ),
  staffs('hf_member__undo_quit', about('quit', {}, { reason }), 'resume_submitted'),
  staffs(
    'hf_member__update_application',
    ({ applications: { assigned } }) => ({
      application: {
        id: assigned.id,
        version: assigned.version,
        memo: '次回確認',
        due_date_to_submit_resume: '2026-12-01',
        resume_google_docs_link: 'https://docs.example.com/1',
        trello_card_id: 'card1',
      },
    }),
    'resume_submitted',
  ),
];
