// The main line of the product, from a sign-up to an accepted offer: node main-line.js
// BASE_URL is the server; STUDENT_TOKEN belongs to somebody who has not signed up yet, MENTOR_TOKEN to a mentor or manager;
// PHOTO is a file with the student's photo, of 3:4; AGREED_AT is when they agreed to the policy, as 2027-04-01T09:00:00Z.
import { readFile } from 'node:fs/promises';
import { answerOf, createTabidachi, Refused, type ApplicationForStaff, type State } from './client.ts';

const baseUrl = setting('BASE_URL');
const student = createTabidachi({ baseUrl, token: () => setting('STUDENT_TOKEN') });
const mentor = createTabidachi({ baseUrl, token: () => setting('MENTOR_TOKEN'), pageLanguageId: 1 });

const JAPAN = 109;
const TOKYO = 13;

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`Set ${name}`);
  return value;
}

/** Tells where an application stands, and stops where it does not stand there. */
function expectState({ id, state }: { id: number; state: State }, expected: State): void {
  if (state !== expected) throw new Error(`Application ${id} is ${state}, not ${expected}`);
  console.log(`application ${id}: ${state}`);
}

/** Signs up who has not yet, and fills in what a resume needs. */
async function signUp(): Promise<void> {
  const account = await answerOf(student.GET('/jtj/queries/user__get_own_data'));
  if (account.is_signed_up) throw new Error(`${account.first_name} has signed up already`);
  if (account.email === null) throw new Error('The account has no e-mail');
  const { countries = [] } = await answerOf(
    student.GET('/master/queries/get_master_data', { params: { query: { 'target[countries]': true } } }),
  );
  const home = countries.find(({ name }) => name['en'] === 'Vietnam');
  if (!home) throw new Error('The server does not know Vietnam');

  const agree_policy_at = setting('AGREED_AT');
  await answerOf(
    student.PATCH('/jtj/commands/user__sign_up', {
      body: { user: { email: account.email, agree_policy_at } },
    }),
  );
  const initialized = await answerOf(
    student.PATCH('/jtj/commands/user__initialize_profile', {
      body: {
        user: {
          first_name: 'Linh',
          last_name: 'Tran',
          first_name_kana: 'リン',
          last_name_kana: 'チャン',
          home_country_id: home.id,
          living_country_id: JAPAN,
          birth_day: '2003-05-06',
          phone_num: '080-1234-5678',
          has_japanese_visa: false,
          jlpt: 2,
          latest_school_department_category_id: 1,
          graduate_latest_school_at: '2027-03-01',
          hope_first_work_country_id: JAPAN,
          postal_code: '169-0075',
          address: '東京都新宿区高田馬場1-2-3',
          gender: 'woman',
          interesting_job_categories: [{ job_category_id: 1 }],
          language_skills: [{ language_id: 1 }],
          universities: [
            {
              university_id: 1,
              department_official_name: '経済学部',
              enroll_at: '2023-04-01',
              graduate_at: '2027-03-01',
              is_latest: true,
            },
          ],
        },
      },
    }),
  );
  if (!initialized.is_signed_up) throw new Error('The sign-up did not hold');
  const { id, missing_for } = initialized;
  console.log(`student ${id}; a resume still needs ${missing_for.resume.join(', ')}`);
  const resume_face_image = await readFile(setting('PHOTO'), 'base64');
  const ready = await answerOf(
    student.PATCH('/jtj/commands/user__upload_resume_face_image', {
      body: { user: { id, resume_face_image } },
    }),
  );
  if (!ready.is_signed_up || !ready.is_profile_enough_for_resume)
    throw new Error('The profile is not enough for a resume');
}

/** A job in Tokyo that the student may apply for, by whatever language they search in. */
async function findJob(): Promise<number> {
  const { recruitments, total_count } = await answerOf(
    student.GET('/jtj/queries/search_recruitments', {
      params: {
        query: {
          full_text_search_query: '海外',
          'q[company_offices_prefecture_id_eq_any][]': [TOKYO],
          'q[required_jlpt_gteq]': 2,
          sort: 'relevance',
        },
      },
    }),
  );
  for (const { id, title, is_simple } of recruitments) {
    if (is_simple) continue;
    const { can } = await answerOf(
      student.GET('/jtj/queries/aggregates__recruitment', { params: { query: { id } } }),
    );
    if (!can.apply) continue;
    console.log(`recruitment ${id} of ${total_count}: ${title['en'] ?? title['ja']}`);
    return id;
  }
  throw new Error('No job is left to apply for');
}

/** Applies, writes the resume and hands it in. */
async function apply(recruitment_id: number): Promise<number> {
  const { id } = await answerOf(
    student.PATCH('/jtj/commands/user__apply', { body: { application: { recruitment_id } } }),
  );
  const { resume_questions } = await answerOf(
    student.GET('/jtj/queries/get_resume_questions', { params: { query: { application_id: id } } }),
  );
  const { resume } = await answerOf(
    student.PATCH('/jtj/commands/user__save_resume_for_application', {
      body: {
        application: {
          id,
          resume: {
            self_pr: 'わたしの強みは粘り強さです。',
            resume_question_answers: resume_questions.map(({ resume_question_id }) => ({
              resume_question_id,
              answer: 'わたしは大学で経済を学びました。',
            })),
          },
        },
      },
    }),
  );
  console.log(`${resume.resume_question_answers.length} answers written`);
  const submitted = await answerOf(
    student.PATCH('/jtj/commands/user__submit_resume_to_jtj', {
      body: { application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true } },
    }),
  );
  expectState(submitted, 'resume_submitted');
  return id;
}

/** The mentor takes the application, corrects every answer and returns it to the student. */
async function correct(id: number): Promise<void> {
  const { hf_member } = await answerOf(mentor.GET('/jtj/queries/user__get_own_data'));
  if (!hf_member) throw new Error('MENTOR_TOKEN belongs to nobody of the staff');
  const { hf_member_id } = hf_member;
  await answerOf(
    mentor.PATCH('/jtj/commands/hf_member__assign_application', {
      body: { application: { id, hf_member_id } },
    }),
  );
  const { resume } = await answerOf(
    mentor.PATCH('/jtj/commands/hf_member__start_correction', { body: { application: { id } } }),
  );
  await answerOf(
    mentor.PATCH('/jtj/commands/hf_member__save_correction', {
      body: {
        application: {
          id,
          resume: {
            version: resume.version,
            self_pr_jt: resume.self_pr?.replace('わたし', '私') ?? null,
            resume_question_answers: resume.resume_question_answers.map((one) => ({
              id: one.id,
              answer_jt: one.answer?.replace('わたし', '私') ?? null,
            })),
          },
        },
      },
    }),
  );
  const returned = await answerOf(
    mentor.PATCH('/jtj/commands/hf_member__send_correction', { body: { application: { id } } }),
  );
  expectState(returned, 'awaiting_agreement');
}

async function agree(id: number): Promise<void> {
  const agreed = await answerOf(
    student.PATCH('/jtj/commands/user__agree_to_correction', {
      body: { application: { id, no_lie_agreement: true } },
    }),
  );
  expectState(agreed, 'correction_agreed');
}

/** Sends the resume to the company. What there is to know about the company has to be confirmed first. */
async function sendToCompany(id: number): Promise<void> {
  const send = (is_alert_confirmed: boolean): Promise<ApplicationForStaff> =>
    answerOf(
      mentor.PATCH('/jtj/commands/hf_member__send_to_company', {
        body: { application: { id, is_alert_confirmed } },
      }),
    );
  try {
    expectState(await send(false), 'sent_to_company');
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'alert_unconfirmed') throw error;
    console.log(`${error.status} ${error.code}: ${error.message} ${String(error.details['alert'])}`);
    expectState(await send(true), 'sent_to_company');
  }
  const pdf = await answerOf(
    student.GET('/jtj/queries/user__get_application_resume_pdf', {
      params: { query: { application_id: id } },
      parseAs: 'arrayBuffer',
    }),
  );
  console.log(`a PDF of ${pdf.byteLength} bytes`);
}

/** What the company decides, as staff record it: the resume, an interview, the whole selection and its offer. */
async function recordSelection(id: number): Promise<void> {
  const application = { id };
  expectState(
    await answerOf(
      mentor.PATCH('/jtj/commands/hf_member__record_resume_result', {
        body: { application: { id, is_resume_passed: true } },
      }),
    ),
    'resume_passed',
  );
  const { interviews } = await answerOf(
    mentor.PATCH('/jtj/commands/hf_member__schedule_interview', {
      body: { application, interview: { is_online: true, online_link: 'https://meet.example.com/i' } },
    }),
  );
  const interview = interviews.at(-1);
  if (!interview) throw new Error('No interview was arranged');
  expectState(
    await answerOf(
      mentor.PATCH('/jtj/commands/hf_member__record_interview_result', {
        body: { application, interview: { id: interview.id, is_passed: true } },
      }),
    ),
    'interviewing',
  );
  expectState(
    await answerOf(
      mentor.PATCH('/jtj/commands/hf_member__finish_selection', {
        body: { application: { id, is_passed: true }, offer: { pay_amount: 250_000, workplace: '東京都' } },
      }),
    ),
    'passed',
  );
}

async function acceptOffer(id: number): Promise<void> {
  const { offer } = await answerOf(
    student.GET('/jtj/queries/aggregates__application', { params: { query: { id } } }),
  );
  console.log(`offered: ${offer?.pay_amount ?? 'nothing named'}`);
  const accepted = await answerOf(
    student.PATCH('/jtj/commands/user__answer_offer', {
      body: { application: { id, is_student_accept_offer: true } },
    }),
  );
  expectState(accepted, 'offer_accepted');
}

await signUp();
const id = await apply(await findJob());
await correct(id);
await agree(id);
await sendToCompany(id);
await recordSelection(id);
await acceptOffer(id);
