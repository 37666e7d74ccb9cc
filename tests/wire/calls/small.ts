import type { Call } from './call.ts';
import { PAGE } from './entities.ts';

/** The sets section 3 of the specification names. */
const SETS =
  `countries faculty_categories department_categories languages prefectures job_categories industries
  industry_sectors university_control_types degrees student_categories school_categories language_levels
  language_speaking_levels language_listening_levels language_reading_levels language_writing_levels
  language_examinations transport_means company_country_relation_types company_cultures dresses allowances
  insurances housing_supports religious_considerations personalities selection_types skill_categories skills
  skill_levels user_surveys job_history_quit_reasons reasons_to_recruit_international_students hf_members
  company_channels academic_major_categories academic_majors`
    .trim()
    .split(/\s+/);

const visit = (fields: object = {}) => ({
  page_view: {
    visit_at: '2026-11-21T03:00:00Z',
    path: '/recruitments',
    google_analytics_client_id: '1.2',
    latest_campaign_name: 'spring',
    latest_campaign_source: 'newsletter',
    latest_campaign_term: 'jobs',
    latest_campaign_medium: 'mail',
    latest_campaign_content: 'button',
    ...fields,
  },
});

export const smallCalls: readonly Call[] = [
  {
    name: 'count_visit_page_view',
    kind: 'command',
    as: 'visitor',
    payload: () => visit(),
    answer: 'id',
    refusals: [
      {
        when: 'without a path',
        code: 'validation_failed',
        field: 'page_view[path]',
        payload: () => visit({ path: '' }),
      },
      {
        when: 'at a time without a zone',
        code: 'validation_failed',
        field: 'page_view[visit_at]',
        payload: () => visit({ visit_at: '2026-11-21' }),
      },
    ],
  },
  {
    name: 'count_leave_page_view',
    kind: 'command',
    as: 'visitor',
    payload: ({ page_view_id }) => ({ page_view: { id: page_view_id, leave_at: '2026-11-21T03:01:00Z' } }),
    answer: 'id',
    holds: ({ page_view_id }) => ({ id: page_view_id }),
    refusals: [
      {
        when: 'for an id nobody has',
        code: 'not_found',
        payload: () => ({
          page_view: { id: '6d9c5b1e-5f0e-4a35-9d0f-2f5f1f3c7a10', leave_at: '2026-11-21T03:01:00Z' },
        }),
      },
    ],
  },
  {
    name: 'get_is_hf_member_by_gid',
    kind: 'query',
    as: 'visitor',
    payload: () => ({ gid: '1.2' }),
    answer: '',
    holds: () => true,
  },
  {
    name: 'hf_member__register_gid',
    kind: 'command',
    as: 'mentor',
    payload: () => ({ gid: '5.6' }),
    answer: 'gid',
  },
  {
    name: 'get_universities',
    kind: 'query',
    as: 'visitor',
    payload: ({ university }) => ({
      q: {
        id_eq: university.id,
        country_id_eq: university.country_id,
        local_name_cont: university.local_name.slice(0, 2),
        english_name_cont: university.english_name.slice(0, 3),
      },
    }),
    answer: `universities[id local_name english_name country_id ranking is_created_by_user] ${PAGE}`,
    holds: ({ university }) => ({ universities: [{ id: university.id }], total_count: 1 }),
    refusals: [
      {
        when: 'with a filter that does not exist',
        code: 'unknown_field',
        field: 'q[name_cont]',
        payload: () => ({ q: { name_cont: 'x' } }),
      },
    ],
  },
  {
    name: 'get_master_data',
    kind: 'query',
    as: 'student',
    payload: () => ({ target: Object.fromEntries(SETS.map((name) => [name, true])) }),
    answer: SETS.map((name) => `${name}[id name]`).join(' '),
    refusals: [
      {
        when: 'with a set that does not exist',
        code: 'unknown_field',
        field: 'target[planets]',
        payload: () => ({ target: { planets: true } }),
      },
    ],
  },
  {
    name: 'get_address_of_postal_code',
    kind: 'query',
    as: 'visitor',
    payload: () => ({ postal_code: '450-0002' }),
    answer: 'prefecture_id prefecture prefecture_kana city city_kana town town_kana',
  },
  {
    name: 'is-japan',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: 'is_japan',
    holds: () => ({ is_japan: true }),
  },
];
