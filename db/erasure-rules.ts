import { DELETED_STATUS } from '../domain/account-deletion.ts';
import { TRANSITIONS } from '../domain/application-transitions.ts';

/**
 * The written rule of erasing an account, table by table, in the order it is done. A test holds that every
 * table a person's rows can be in is named here, with every column that could hold words.
 */
export interface ErasureRule {
  table: string;
  /** Which rows are the person's: a condition with `:user_id`, `:email` and `:identities` (`iss sub`). */
  rows: string;
  /** Rows go, or columns get another value (an SQL expression). */
  erase: 'rows' | Readonly<Record<string, string>>;
  /** Columns of words that stay: codes and ids of ours, nothing a person said or is told by. */
  keeps?: readonly string[];
}

const OWN = 'user_id = :user_id';
const APPLICATIONS = '(select id from applications where user_id = :user_id)';
const RESUMES = `(select id from resumes where application_id in ${APPLICATIONS})`;
const EVENT_APPLICATIONS = '(select id from event_applications where user_id = :user_id)';
const OF_APPLICATIONS = `application_id in ${APPLICATIONS}`;
/** The events about a person. */
export const ERASURE_OUTBOX = `(payload->>'application_id')::int in ${APPLICATIONS}
  or (payload->>'event_application_id')::int in ${EVENT_APPLICATIONS}
  or (payload->>'user_id')::int = :user_id`;
const RECOMMENDATIONS = '(select id from recommend_mails where user_id = :user_id)';
const OWN_ADDRESS = `recipient_user_id = :user_id or lower(recipient_email) = :email`;

/** Withdrawn with the account; one that slipped in at the same moment is withdrawn here. */
const IS_LIVE = `state in (${TRANSITIONS.quit.from.map((state) => `'${state}'`).join(', ')})`;

const cleared = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, 'null']));
const owned = (table: string, rows = OWN): ErasureRule => ({ table, rows, erase: 'rows' });

const RESUME_TEXTS = [
  'self_pr',
  'skill_pr',
  'why_select_company',
  'why_select_career',
  'why_good_at_job',
  'about_special_skill',
];
const APPLY_CAMPAIGN = ['name', 'source', 'term', 'medium', 'content'].map(
  (part) => `apply_campaign_${part}`,
);

export const ERASURE_RULES: readonly ErasureRule[] = [
  // Mails to the person, and those to mentors and companies that name them.
  {
    table: 'deliveries',
    rows: `${OWN_ADDRESS} or outbox_event_id in (select id from outbox_events where ${ERASURE_OUTBOX})`,
    erase: {
      ...cleared('subject', 'body_html', 'body_text', 'last_error', 'decided_reason', 'unsubscribe_token'),
      ...cleared('reply_to', 'bounce_text', 'template_values'),
      attachments: `'[]'`,
      recipient_email: `case when ${OWN_ADDRESS} then 'deleted-' || id || '@deleted.invalid' else recipient_email end`,
      state: `case when state in ('pending', 'sending', 'held') then 'cancelled' else state end`,
      lease_until: 'null',
    },
    keeps: ['cause', 'template', 'language_code', 'message_id', 'bounce_kind', 'bounce_status', 'request_id'],
  },
  {
    table: 'outbox_events',
    rows: ERASURE_OUTBOX,
    erase: { last_error: 'null', processed_at: 'coalesce(processed_at, now())' },
    keeps: ['type', 'payload', 'dedupe_key', 'request_id'],
  },

  // Events: who it was is forgotten; that a seat was taken, and somebody came, stays.
  owned(
    'form_question_answers',
    `form_answer_id in (select id from form_answers where event_application_id in ${EVENT_APPLICATIONS})`,
  ),
  owned('form_answers', `event_application_id in ${EVENT_APPLICATIONS}`),
  {
    table: 'event_applications',
    rows: OWN,
    erase: {
      ...cleared('resume_file_id', 'apply_landing_page', ...APPLY_CAMPAIGN),
      token_for_cancell: `replace(gen_random_uuid()::text, '-', '')`,
      check_in_code: 'gen_random_uuid()',
    },
  },

  // Before the notes: who was mentioned in one.
  owned('mentions', `${OF_APPLICATIONS} or user_note_id in (select id from user_notes where ${OWN})`),

  // Applications: how far one came stays without words, as a number.
  owned('resume_comments', `${OF_APPLICATIONS} or ${OWN}`),
  owned('application_messages', OF_APPLICATIONS),
  owned('resume_versions', OF_APPLICATIONS),
  owned('application_presences', OF_APPLICATIONS),
  owned('resume_question_answers', `resume_id in ${RESUMES}`),
  {
    table: 'resumes',
    rows: OF_APPLICATIONS,
    erase: {
      ...cleared('hf_remark', ...RESUME_TEXTS.flatMap((name) => [name, `${name}_jt`])),
      change_reasons: `'[]'`,
    },
  },
  owned('application_offers', OF_APPLICATIONS),
  owned('webhook_deliveries', OF_APPLICATIONS),
  owned('interview_slot_requests', OF_APPLICATIONS),
  owned('interview_slots', OF_APPLICATIONS),
  {
    table: 'interviews',
    rows: OF_APPLICATIONS,
    erase: cleared('place', 'google_map_url', 'online_link', 'memo', 'cancel_reason'),
  },
  {
    table: 'interview_practices',
    rows: OF_APPLICATIONS,
    erase: cleared('online_link', 'notes', 'cancel_reason', 'score_strength', 'score_next_step'),
  },
  {
    table: 'application_events',
    rows: `${OF_APPLICATIONS} or ${OWN}`,
    erase: cleared('reason', 'before', 'after'),
    keeps: ['name', 'from_state', 'to_state', 'actor_kind'],
  },
  {
    table: 'applications',
    rows: OWN,
    erase: {
      ...cleared(
        'result_reason',
        'reason_of_result',
        'reason_of_quit_by_student',
        'reason_of_decline',
        'memo',
      ),
      ...cleared(
        'resume_google_docs_link',
        'trello_card_id',
        'behavior',
        'apply_landing_page',
        ...APPLY_CAMPAIGN,
      ),
      quit_at: `case when ${IS_LIVE} then now() else quit_at end`,
      is_quit_by_student: `is_quit_by_student or ${IS_LIVE}`,
      state: `case when ${IS_LIVE} then 'quit_by_student' else state end`,
    },
    keeps: ['reason_of_result_category'],
  },

  // What the person sent us, and where they have been.
  owned('inquiry_replies', `inquiry_id in (select id from inquiries where ${OWN})`),
  owned('inquiry_presences', `inquiry_id in (select id from inquiries where ${OWN})`),
  owned('inquiries'),
  {
    table: 'page_views',
    rows: OWN,
    erase: cleared('user_id', 'google_analytics_client_id'),
    keeps: [
      'path',
      'latest_campaign_name',
      'latest_campaign_source',
      'latest_campaign_term',
      'latest_campaign_medium',
      'latest_campaign_content',
    ],
  },
  {
    table: 'recommend_mail_remind_recruitments',
    rows: `recommend_mail_id in ${RECOMMENDATIONS}`,
    erase: cleared('reason_ja', 'reason_en'),
    keeps: ['left_out_code'],
  },
  {
    table: 'recommend_mails',
    rows: OWN,
    erase: {
      ...cleared('template_subject', 'template_body'),
      state: `case when state = 'sent' then state else 'cancelled' end`,
    },
    keeps: ['recommend_mail_type', 'language_code', 'skipped_code'],
  },
  owned('recommend_mail_replies', `recommend_mail_id in ${RECOMMENDATIONS}`),
  owned('undeliverable_addresses', `${OWN} or email = :email`),
  owned('mail_suppressions'),
  owned('notification_views'),
  owned('recommend_dismissals'),
  {
    table: 'audit_logs',
    rows: `${OWN} or subject_user_id = :user_id or (table_name = 'users' and row_id = :user_id)
      or (table_name = 'applications' and row_id in ${APPLICATIONS})
      or (table_name = 'event_applications' and row_id in ${EVENT_APPLICATIONS})`,
    erase: cleared('before', 'after'),
    keeps: ['actor_kind', 'action', 'table_name', 'source', 'record_table'],
  },

  // The lists of the profile.
  owned('bookmarks'),
  owned('saved_searches'),
  owned('lesson_progresses'),
  owned('done_plan_steps'),
  owned('user_residence_records'),
  owned('user_survey_answers'),
  owned('user_analytics_data'),
  owned('user_hoped_prefectures'),
  owned('user_interesting_job_categories'),
  owned('user_interesting_industries'),
  owned('user_language_skills'),
  owned('user_skills'),
  owned('user_language_examinations'),
  owned('user_certifications'),
  owned('user_universities'),
  owned('user_schools'),
  owned('user_academic_majors'),
  owned('job_history_quit_reason_links', `job_history_id in (select id from job_histories where ${OWN})`),
  owned('job_histories'),

  // What staff wrote of the person. That accounts were merged stays, as ids; why goes.
  owned('user_notes'),
  owned('user_consultations'),
  owned('user_distinctions', `${OWN} or other_user_id = :user_id`),
  {
    table: 'user_merges',
    rows: `${OWN} or merged_user_id = :user_id`,
    erase: cleared('reason'),
    keeps: ['merged_status'],
  },
  {
    table: 'user_merge_rows',
    rows: `user_merge_id in (select id from user_merges where ${OWN} or merged_user_id = :user_id)`,
    erase: { is_put_back: 'is_put_back' },
    keeps: ['table_name', 'column_name'],
  },

  // Universities the person added are theirs alone, unless staff have given one to others.
  owned(
    'universities',
    `created_by_user_id = :user_id and is_created_by_user
       and not exists (select 1 from user_universities u where u.university_id = universities.id)`,
  ),

  // The sign-ins, unless the person has signed up anew with one or works here.
  owned(
    'identities',
    `user_id is null and (iss || ' ' || sub in (:identities) or lower(email) = :email)
       and not exists (select 1 from hf_members m where m.is_active and lower(m.email) = lower(identities.email))`,
  ),

  {
    table: 'users',
    rows: 'id = :user_id',
    erase: {
      ...cleared('first_name', 'last_name', 'first_name_kana', 'last_name_kana', 'name_in_own_script'),
      ...cleared('birth_day', 'gender', 'resume_motivation', 'resume_self_pr', 'resume_special_skill'),
      ...cleared('resume_request', 'career_summary'),
      ...cleared('home_country_id', 'living_country_id', 'living_prefecture_id'),
      ...cleared('hope_first_work_country_id', 'hope_last_work_country_id'),
      ...cleared('postal_code', 'address', 'address_kana', 'phone_num', 'jlpt', 'jlpt_certificated_at'),
      ...cleared('skill_description', 'research_description', 'health_description', 'summary'),
      ...cleared('num_of_dependents_family', 'has_driver_license', 'has_japanese_visa', 'agree_policy_at'),
      ...cleared('graduate_latest_school_at', 'latest_school_department_category_id', 'career_meeting_at'),
      ...cleared('phone_consulting_wished_at'),
      ...cleared('resume_face_image_file_id', 'resume_file_id'),
      is_gender_unanswered: 'false',
      is_gender_shown: 'false',
      is_jlpt_none: 'false',
      is_minimum_initialized: 'false',
      is_initialized: 'false',
      is_hope_phone_consulting: 'false',
      is_hope_work_globaly: 'false',
      is_mid_career: 'false',
      page_language_id: 'default',
      email: `'deleted-' || id || '@deleted.invalid'`,
      status: `'${DELETED_STATUS}'`,
      version: 'version + 1',
    },
    // demo_key tells which invented person of the demo world a row is.
    keeps: ['demo_key'],
  },
  // Its trigger writes them from the names and the address; after those are gone, nothing is left to find by.
  owned('user_match_keys'),
  owned('files'),
];
