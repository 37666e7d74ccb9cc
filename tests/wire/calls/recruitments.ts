import { NOBODYS, type Call } from './call.ts';
import {
  COMPANY,
  COMPANY_FOR_STAFF,
  PAGE,
  RECRUITMENT,
  RECRUITMENT_FOR_STAFF,
  RECRUITMENT_ROW,
  RESUME_QUESTION_ASKED,
} from './entities.ts';

const ROWS = `recruitments[${RECRUITMENT_ROW}] ${PAGE}`;

const recruitment = (id: number) => ({ id });
const search = (q: object) => () => ({ q });

export const recruitmentCalls: readonly Call[] = [
  {
    name: 'search_recruitments',
    kind: 'query',
    as: 'visitor',
    payload: () => ({
      full_text_search_query: '営業',
      q: {
        target_study_department_categories_id_eq_any: [1, 2],
        company_offices_prefecture_id_eq_any: [13, 27],
        related_countries_id_eq_any: [233],
        required_jlpt_gteq: 2,
        is_available_from_overseas_eq: true,
        job_categories_id_eq_any: [1],
        recruitment_careers_first_living_country_id_eq_any: [109],
        recruitment_careers_last_living_country_id_eq_any: [233],
        recruitment_careers_is_work_globaly_eq: true,
        required_skills_skill_id_eq_any: [1, 2],
      },
    }),
    answer: ROWS,
    holds: ({ recruitments }) => ({
      recruitments: [{ id: recruitments.whole }],
      total_count: 1,
      page: 1,
      per_page: 20,
    }),
    refusals: [
      {
        when: 'with a filter that does not exist',
        code: 'unknown_field',
        field: 'q[salary_gteq]',
        payload: search({ salary_gteq: 1 }),
      },
      {
        when: 'with a Japanese level of N6',
        code: 'validation_failed',
        field: 'q[required_jlpt_gteq]',
        payload: search({ required_jlpt_gteq: 6 }),
      },
    ],
  },
  {
    name: 'search_recruitments',
    kind: 'query',
    as: 'student',
    payload: ({ company_id }) => ({
      q: { is_available_from_overseas: true, is_work_globaly: true, company_id_eq_any: [company_id] },
    }),
    answer: ROWS,
    holds: ({ recruitments }) => ({ recruitments: [{ id: recruitments.whole }] }),
  },
  {
    name: 'get_new_recruitments',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: ROWS,
    holds: ({ recruitments }) => ({
      recruitments: [{ id: recruitments.whole, is_shown_on_top: true }],
    }),
  },
  {
    name: 'aggregates__recruitment',
    kind: 'query',
    as: 'visitor',
    payload: ({ recruitments }) => recruitment(recruitments.whole),
    answer: RECRUITMENT,
    refusals: [
      { when: 'for an id nobody has', code: 'not_found', payload: () => recruitment(NOBODYS) },
      {
        when: 'for one that is not released',
        code: 'not_found',
        payload: ({ recruitments }) => recruitment(recruitments.unreleased),
      },
      {
        when: 'for something that is no id',
        code: 'validation_failed',
        field: 'id',
        payload: () => ({ id: 'first' }),
      },
    ],
  },
  {
    name: 'aggregates__recruitment',
    kind: 'query',
    as: 'manager',
    payload: ({ recruitments }) => recruitment(recruitments.whole),
    answer: RECRUITMENT_FOR_STAFF,
  },
  {
    name: 'aggregates__company',
    kind: 'query',
    as: 'visitor',
    payload: ({ company_id }) => ({ id: company_id }),
    answer: COMPANY,
    refusals: [
      { when: 'for an id nobody has', code: 'not_found', payload: () => ({ id: NOBODYS }) },
      {
        when: 'for one without a released recruitment',
        code: 'not_found',
        as: 'student',
        payload: ({ unreleased_company_id }) => ({ id: unreleased_company_id }),
      },
    ],
  },
  {
    name: 'aggregates__company',
    kind: 'query',
    as: 'manager',
    payload: ({ company_id }) => ({ id: company_id }),
    answer: COMPANY_FOR_STAFF,
  },
  {
    name: 'get_recruitment_required_languages',
    kind: 'query',
    as: 'visitor',
    payload: () => ({}),
    answer: 'languages[language_id]',
    holds: () => ({ languages: [{ language_id: 1 }] }),
  },
  {
    name: 'user__get_recruitment_resume_questions',
    kind: 'query',
    as: 'other_student',
    payload: ({ recruitments }) => ({ recruitment_id: recruitments.whole }),
    answer: `resume_questions[${RESUME_QUESTION_ASKED}] ${PAGE}`,
    refusals: [
      {
        when: 'for a recruitment that is not released',
        code: 'not_found',
        payload: ({ recruitments }) => ({ recruitment_id: recruitments.unreleased }),
      },
    ],
  },
];
