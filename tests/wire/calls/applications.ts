import type { World } from '../support/world.ts';
import { NOBODYS, type Call, type Refusal } from './call.ts';
import {
  APPLICATION,
  APPLICATION_ANSWERED,
  APPLICATION_FOR_STAFF,
  APPLICATION_NEW,
  PAGE,
  RESUME_QUESTION_ASKED,
} from './entities.ts';

const apply = (recruitment_id: number, more: object = {}) => ({
  application: {
    ...more,
    recruitment_id,
    apply_campaign_name: 'spring',
    apply_campaign_source: 'newsletter',
    apply_campaign_term: 'jobs',
    apply_campaign_medium: 'mail',
    apply_campaign_content: 'button',
    apply_landing_page: '/recruitments',
  },
});
const refusedApply = (when: string, code: Refusal['code'], which: (world: World) => number): Refusal => ({
  when,
  code,
  payload: (world) => apply(which(world)),
});

const submit = (id: number, fields: object = {}) => ({
  application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true, ...fields },
});

const answer = 'わたしは国際経済を学びました。1+1は2です。';
const save = (world: World, id: number, answers: object[]) => ({
  application: {
    id,
    resume: {
      self_pr: '私の強みは粘り強さです。',
      skill_pr: '表計算',
      why_select_company: '海外と働きたい',
      why_select_career: '営業が好き',
      why_good_at_job: '人と話すのが得意',
      about_special_skill: 'ベトナム語',
      resume_question_answers: answers,
    },
  },
});

export const applicationCalls: readonly Call[] = [
  {
    name: 'user__apply',
    kind: 'command',
    as: 'student',
    payload: ({ recruitments }) => apply(recruitments.open),
    answer: APPLICATION_NEW,
    holds: ({ me, recruitments }) => ({
      state: 'applied',
      user_id: me.id,
      recruitment_id: recruitments.open,
      have_submitted_resume_by_user_at: null,
      is_passed: null,
    }),
    refusals: [
      {
        when: 'when a simple one is handed in without the agreement',
        code: 'agreement_required',
        payload: ({ recruitments }) => apply(recruitments.simple, { no_lie_agreement: false }),
      },
      refusedApply('for a recruitment that does not exist', 'not_found', () => NOBODYS),
      refusedApply(
        'for one that is not released',
        'not_found',
        ({ recruitments }) => recruitments.unreleased,
      ),
      refusedApply(
        'a second time',
        'already_applied',
        ({ applications }) => applications.applied.recruitment_id,
      ),
      refusedApply(
        'again before the day staff gave',
        'reapply_later',
        ({ applications }) => applications.declined_for_now.recruitment_id,
      ),
      refusedApply('for a closed one', 'recruitment_closed', ({ recruitments }) => recruitments.closed),
      refusedApply(
        'outside the company’s appliable terms',
        'outside_appliable_term',
        ({ recruitments }) => recruitments.out_of_term,
      ),
      refusedApply(
        'where the company takes applications itself',
        'applies_elsewhere',
        ({ recruitments }) => recruitments.elsewhere,
      ),
      { when: 'with a profile that lacks the minimum', code: 'profile_incomplete', as: 'beginner' },
    ],
  },
  {
    name: 'user__save_resume_for_application',
    kind: 'command',
    as: 'student',
    payload: (world) => {
      const { id, answer_id, question_id } = world.applications.answered;
      const written = { answer, _destroy: false };
      const resume_question_template_id = world.template_id;
      return save(world, id, [
        { id: answer_id, resume_question_id: question_id, resume_question_template_id, ...written },
        { id: '', resume_question_id: question_id + 1, resume_question_template_id: '', ...written },
      ]);
    },
    answer: APPLICATION_ANSWERED,
    holds: () => ({
      state: 'applied',
      resume: {
        self_pr: '私の強みは粘り強さです。',
        self_pr_jt: null,
        resume_question_answers: [{ answer }, { answer }],
      },
    }),
    refusals: [
      {
        when: 'with somebody else’s answer',
        code: 'not_found',
        payload: (world) =>
          save(world, world.applications.answered.id, [
            { id: world.applications.assigned.answer_id, answer },
          ]),
      },
      {
        when: 'with a question the recruitment does not ask',
        code: 'validation_failed',
        field: 'application[resume][resume_question_answers][0][resume_question_id]',
        payload: (world) =>
          save(world, world.applications.answered.id, [{ resume_question_id: world.question.id, answer }]),
      },
      {
        when: 'for the mentor’s fields',
        code: 'unknown_field',
        field: 'application[resume][self_pr_jt]',
        payload: ({ applications }) => ({
          application: { id: applications.answered.id, resume: { self_pr_jt: 'x' } },
        }),
      },
      {
        when: 'once it is handed in',
        code: 'resume_not_editable',
        payload: (world) => save(world, world.applications.submitted.id, []),
      },
      {
        when: 'with a text that no resume can print',
        code: 'validation_failed',
        field: 'application[resume][self_pr]',
        payload: ({ applications }) => ({
          application: { id: applications.answered.id, resume: { self_pr: 'Yes 🎉' } },
        }),
      },
    ],
  },
  {
    name: 'user__submit_resume_to_jtj',
    kind: 'command',
    as: 'student',
    payload: ({ applications }) => submit(applications.answered.id),
    answer: APPLICATION_ANSWERED,
    holds: () => ({
      state: 'resume_submitted',
      no_lie_agreement: true,
      is_admitted_edit_resume_by_hf: true,
      have_submitted_resume_by_user_at: '2026-11-21T03:00:00.000Z',
    }),
    refusals: [
      {
        when: 'without agreeing that nothing in it is untrue',
        code: 'agreement_required',
        field: 'application[no_lie_agreement]',
        payload: ({ applications }) => submit(applications.answered.id, { no_lie_agreement: false }),
      },
      {
        when: 'with a required question open',
        code: 'answers_incomplete',
        payload: ({ applications }) => submit(applications.applied.id),
      },
      {
        when: 'with a profile that does not fill a resume',
        code: 'profile_incomplete',
        as: 'minimal',
        payload: ({ minimal }) => submit(minimal.application_id),
      },
      {
        when: 'a second time',
        code: 'illegal_transition',
        payload: ({ applications }) => submit(applications.submitted.id),
      },
      { when: 'for somebody else’s application', code: 'not_found', as: 'other_student' },
    ],
  },
  {
    name: 'user__update_application_behavior_log',
    kind: 'command',
    as: 'student',
    payload: ({ applications }) => ({
      application: { id: applications.whole.id, behavior: { opened_resume: '3' } },
    }),
    answer: 'id behavior{opened_resume}',
    holds: () => ({ behavior: { opened_resume: '3' } }),
    refusals: [
      { when: 'for somebody else’s application', code: 'not_found', as: 'other_student' },
      {
        when: 'over 20,000 characters',
        code: 'validation_failed',
        field: 'application[behavior]',
        payload: ({ applications }) => ({
          application: { id: applications.whole.id, behavior: { log: 'x'.repeat(20_001) } },
        }),
      },
    ],
  },
  {
    name: 'aggregates__application',
    kind: 'query',
    as: 'student',
    payload: ({ applications }) => ({ id: applications.whole.id }),
    answer: APPLICATION,
    holds: () => ({ state: 'interviewing', latest_interview: { interview_number: 1 } }),
    refusals: [
      { when: 'for an id nobody has', code: 'not_found', payload: () => ({ id: NOBODYS }) },
      { when: 'for somebody else’s application', code: 'not_found', as: 'other_student' },
      { when: 'by a mentor it is not assigned to', code: 'not_found', as: 'other_mentor' },
    ],
  },
  {
    name: 'aggregates__application',
    kind: 'query',
    as: 'manager',
    payload: ({ applications }) => ({ id: applications.whole.id }),
    answer: APPLICATION_FOR_STAFF,
  },
  {
    name: 'get_resume_questions',
    kind: 'query',
    as: 'student',
    payload: ({ applications }) => ({ application_id: applications.whole.id }),
    answer: `resume_questions[${RESUME_QUESTION_ASKED}] ${PAGE}`,
    refusals: [{ when: 'for somebody else’s application', code: 'not_found', as: 'other_student' }],
  },
  {
    name: 'user__get_earlier_answers',
    kind: 'query',
    as: 'student',
    payload: ({ applications }) => ({ resume_question_id: applications.answered.question_id }),
    answer: `earlier_answers[id application_id answer answer_jt written_at
      recruitment{id title company{id official_name logo_url}}]`,
    refusals: [
      {
        when: 'for a question nobody asks',
        code: 'not_found',
        payload: () => ({ resume_question_id: NOBODYS }),
      },
    ],
  },
  {
    name: 'user__get_application_resume_pdf',
    kind: 'query',
    as: 'student',
    payload: ({ applications }) => ({ application_id: applications.whole.id }),
    answer: 'application/pdf',
    refusals: [{ when: 'for somebody else’s application', code: 'not_found', as: 'other_student' }],
  },
  {
    name: 'aggregates__hf_member',
    kind: 'query',
    as: 'manager',
    payload: ({ mentor }) => ({ id: mentor.id }),
    answer: `id email phone phone_num first_name_ja last_name_ja first_name_en last_name_en nickname_ja nickname_en
      is_manager_of_applications trello_id slack_id calendar_id`,
    refusals: [
      { when: 'by a student it does not look after', code: 'not_found', as: 'other_student' },
      { when: 'for an id nobody has', code: 'not_found', payload: () => ({ id: NOBODYS }) },
    ],
  },
];
