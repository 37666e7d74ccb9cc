import { EVERY_KEY, PDF, withMarks } from '../support/profile.ts';
import type { World } from '../support/world.ts';
import { NOBODYS, type Call, type Refusal } from './call.ts';
import { USER, USER_FIELDS } from './entities.ts';

const signUp = (fields: object = {}, rest: object = {}) => ({
  user: {
    email: 'account@example.com',
    password: 'secret1',
    password_confirmation: 'secret1',
    phone_num: '+81-80-1234-5678',
    home_country_id: 233,
    first_name: 'Linh',
    last_name: 'Tran',
    latest_school_department_category_id: 1,
    graduate_latest_school_at: '2027-03-01',
    agree_policy_at: '2026-11-21T02:00:00Z',
    page_language_id: 2,
    has_japanese_visa: true,
    analytics_data: EVERY_KEY.analytics_data,
    language_skills: EVERY_KEY.language_skills,
    universities: EVERY_KEY.universities,
    schools: EVERY_KEY.schools,
    ...fields,
  },
  referral_token: 'friend',
  ...rest,
});

const profileRefusals = (): readonly Refusal[] => {
  const refused = (
    when: string,
    field: string,
    user: object,
    code: Refusal['code'] = 'validation_failed',
  ) => ({
    when,
    code,
    field,
    payload: () => ({ user }),
  });
  return [
    refused(
      'with another e-mail than one’s own',
      'user[email]',
      { email: 'x@example.com' },
      'email_mismatch',
    ),
    refused('for what staff keep', 'user[summary]', { summary: 'x' }, 'unknown_field'),
    {
      ...refused('with a postal code of six digits', 'user[postal_code]', { postal_code: '169-007' }),
      message: 'Please enter a 7-digit half-width number like 450-0002',
    },
    refused('with a day that does not exist', 'user[birth_day]', { birth_day: '2026-02-30' }),
    refused('with a gender of its own', 'user[gender]', { gender: 'none' }),
    refused('with a skill that does not exist', 'user[skills][0][skill_id]', {
      skills: [{ skill_id: NOBODYS }],
    }),
    refused('with a school left before it was entered', 'user[schools][0][graduate_at]', {
      schools: [{ name: '青空高校', enroll_at: '2020-04-01', graduate_at: '2019-03-01' }],
    }),
    {
      when: 'with the id of an item that is not one’s own',
      code: 'not_found',
      payload: () => ({ user: { skills: [{ id: NOBODYS, description: 'x' }] } }),
    },
    {
      when: 'removing an item that is not one’s own',
      code: 'not_found',
      payload: () => ({ user: { skills: [{ id: NOBODYS, _destroy: true }] } }),
    },
    {
      when: 'with somebody else’s id',
      code: 'not_found',
      payload: ({ me }: World) => ({ user: { id: me.id, first_name: 'Linh' } }),
    },
    {
      when: 'with a version that is not the newest',
      code: 'version_conflict',
      payload: () => ({ user: { version: 9999, first_name: 'Linh' } }),
    },
  ];
};

export const profileCalls: readonly Call[] = [
  {
    name: 'user__sign_up',
    kind: 'command',
    as: 'account',
    payload: () => signUp(),
    answer: USER_FIELDS.replace('hope_first_work_country_id', ''),
    holds: () => ({
      is_signed_up: true,
      email: 'account@example.com',
      language_skills: [{ language_id: 2 }],
    }),
    statuses: '200 200 409 409 422 422 422',
    refusals: [
      { when: 'by somebody signed up', code: 'already_signed_up', as: 'student' },
      {
        when: 'when the e-mail belongs to another way of signing in',
        code: 'email_linked_elsewhere',
        as: 'linked_elsewhere',
        message:
          'This email address is already linked to a different signup method. Please sign in with that method.',
        payload: ({ me }) => signUp({ email: me.email }),
      },
      {
        when: 'with another e-mail than the token’s',
        code: 'email_mismatch',
        field: 'user[email]',
        payload: () => signUp({ email: 'somebody@example.com' }),
      },
      {
        when: 'with an e-mail the provider has not verified',
        code: 'email_mismatch',
        as: 'unverified',
        payload: () => signUp({ email: 'unverified@example.com' }),
      },
      {
        when: 'with an unknown referral code',
        code: 'invalid_referral_code',
        field: 'referral_token',
        message: 'Please check the code',
        payload: () => signUp({}, { referral_token: 'nobody' }),
      },
      {
        when: 'without agreeing to the policy',
        code: 'validation_failed',
        field: 'user[agree_policy_at]',
        message: 'This is required.',
        payload: () => signUp({ agree_policy_at: '' }),
      },
      {
        when: 'with a password of five characters',
        code: 'validation_failed',
        field: 'user[password]',
        message: 'This field must be at least 6 characters long.',
        payload: () => signUp({ password: 'short', password_confirmation: 'short' }),
      },
      {
        when: 'with a password typed differently the second time',
        code: 'validation_failed',
        field: 'user[password_confirmation]',
        payload: () => signUp({ password_confirmation: 'secret2' }),
      },
      {
        when: 'without a password and without a token',
        code: 'validation_failed',
        as: 'visitor',
        field: 'user[password]',
        payload: () => signUp({ password: '', password_confirmation: '' }),
      },
      {
        when: 'with something that is no e-mail',
        code: 'validation_failed',
        field: 'user[email]',
        message: "E-mail isn't valid",
        payload: () => signUp({ email: 'linh' }),
      },
    ],
  },
  ...(['user__initialize_profile', 'user__update_profile'] as const).map((name): Call => ({
    name,
    kind: 'command',
    as: 'other_student',
    payload: ({ other }) => ({
      user: {
        id: other.id,
        email: other.email,
        ...EVERY_KEY,
        interesting_job_categories: withMarks([{ job_category_id: 3 }]),
      },
    }),
    answer: USER,
    holds: () => ({ first_name: 'Linh', hoped_prefectures: [{ prefecture_id: 13 }, { prefecture_id: 27 }] }),
    statuses: '401 403 404 200 403 403 403',
    refusals: profileRefusals(),
  })),
  {
    name: 'user__change_page_language',
    kind: 'command',
    as: 'student',
    payload: () => ({ user: { page_language_id: 1 } }),
    answer: 'page_language_id',
    holds: () => ({ page_language_id: 1 }),
    refusals: [
      {
        when: 'with a language after zu, the last',
        code: 'validation_failed',
        field: 'user[page_language_id]',
        payload: () => ({ user: { page_language_id: 105 } }),
      },
    ],
  },
  {
    name: 'user__upload_resume_face_image',
    kind: 'command',
    as: 'student',
    payload: ({ me, photo }) => ({
      user: { id: me.id, resume_face_image: `data:image/jpeg;base64,${photo}` },
    }),
    answer: 'id has_resume_face_image is_profile_enough_for_resume',
    holds: () => ({ has_resume_face_image: true }),
    refusals: [
      {
        when: 'with something that is no picture',
        code: 'validation_failed',
        field: 'user[resume_face_image]',
        payload: ({ me }) => ({ user: { id: me.id, resume_face_image: 'bm8gcGljdHVyZQ==' } }),
      },
      { when: 'for somebody else', code: 'not_found', as: 'other_student' },
    ],
  },
  {
    name: 'user__upload_resume',
    kind: 'command',
    as: 'student',
    payload: ({ me }) => ({ user: { id: me.id }, resume_base64: PDF }),
    answer: 'id has_resume',
    holds: () => ({ has_resume: true }),
    refusals: [
      {
        when: 'with something that is neither a PDF nor a Word document',
        code: 'validation_failed',
        field: 'resume_base64',
        payload: ({ me }) => ({ user: { id: me.id }, resume_base64: 'bm8gZG9jdW1lbnQ=' }),
      },
      { when: 'for somebody else', code: 'not_found', as: 'other_student' },
    ],
  },
  {
    name: 'user__get_own_data',
    kind: 'query',
    as: 'student',
    payload: () => ({}),
    answer: USER,
    holds: ({ me }) => ({ is_signed_up: true, email: me.email }),
  },
  {
    name: 'aggregates__user',
    kind: 'query',
    as: 'manager',
    payload: ({ me }) => ({ id: me.id }),
    answer: `${USER} summary analytics_data`,
    refusals: [
      { when: 'for an id nobody has', code: 'not_found', payload: () => ({ id: NOBODYS }) },
      { when: 'for another student', code: 'not_found', as: 'other_student' },
    ],
  },
  {
    name: 'user__send_inquiry',
    kind: 'command',
    as: 'student',
    payload: () => ({ message: 'How do I change my e-mail address?', referer: '/profile' }),
    answer: 'id',
    refusals: [
      {
        when: 'with an empty message',
        code: 'validation_failed',
        field: 'message',
        message: 'This is required.',
        payload: () => ({ message: ' ', referer: '/profile' }),
      },
    ],
  },
];
