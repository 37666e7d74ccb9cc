import { WHOLE_PROFILE } from './support/profile.ts';
import { specifiedClient, WRITINGS, type Answered, type Json, type Writing } from './support/client.ts';
import { listen } from './support/start.ts';
import { facePhoto, member, recruitment, student } from '../support/factories.ts';
import { startApi } from '../support/api.ts';
import { ReferralCode } from '../../db/models/referral-code.ts';
import { prepared } from '../support/prepared.ts';

let server: Awaited<ReturnType<typeof listen>>;
const api = prepared(startApi);
beforeAll(async () => {
  await ReferralCode.create({ token: 'friend' });
  server = await listen(api.app);
});
afterAll(() => server.close());

/** Every nested list of a profile with its rows. */
const LISTS = Object.entries<unknown>(WHOLE_PROFILE).flatMap(([name, items]) =>
  Array.isArray(items) ? [[name, items as object[]] as const] : [],
);

const ok = async (answering: Promise<Answered>): Promise<Json> => {
  const { outcome, body } = await answering;
  expect(outcome === '200' ? '200' : body).toBe('200');
  return body;
};

/**
 * From sign-up to the sent resume with only the specification's calls on the student's side. The specification
 * has no staff calls, so those are our own.
 */
test.each((Object.keys(WRITINGS) as Writing[]).map((writing, index) => [writing, index] as const))(
  'the main line, by a client that knows the specification alone: parameters %s',
  async (writing, index) => {
    const email = `linh${index}@example.com`;
    const linh = specifiedClient(server.origin, await api.tokenFor(email), 1, writing);
    const manager = await member(api, 'manager');
    const staff = async (name: string, payload: object): Promise<Json> => {
      const { status, body } = await manager.command(name, payload);
      expect(status === 200 ? 200 : body).toBe(200);
      return body;
    };
    const {
      recruitment: job,
      company,
      questions,
    } = await recruitment(api, { company: { holiday: { ja: '祝日' } } });

    // Start: location, current user and master data.
    expect(await ok(linh.isJapan())).toEqual({ is_japan: true });
    expect(await ok(linh.query('user__get_own_data'))).toMatchObject({ is_signed_up: false });
    const { countries, degrees } = await ok(linh.masterData({ target: { countries: true, degrees: true } }));
    expect(countries.find(({ id }: { id: number }) => id === 109).name.ja).toBe('日本');
    expect(degrees.find(({ id }: { id: number }) => id === 1).name.ja).toBe('学士');

    const signedUp = await ok(
      linh.command('user__sign_up', {
        user: {
          email,
          password: 'secret1',
          password_confirmation: 'secret1',
          agree_policy_at: '2026-11-21T02:00:00Z',
          first_name: 'Thi Linh',
          last_name: 'Tran',
          home_country_id: 233,
          has_japanese_visa: true,
          page_language_id: 1,
        },
        referral_token: 'friend',
      }),
    );
    expect(signedUp).toMatchObject({
      is_signed_up: true,
      is_minimum_initialized: false,
      page_language_id: 1,
    });
    const { id: user_id } = signedUp;

    const initialized = await ok(
      linh.command('user__initialize_profile', { user: { ...WHOLE_PROFILE, has_japanese_visa: true } }),
    );
    expect(initialized).toMatchObject({ is_initialized: true, is_profile_enough_for_resume: false });
    // List update: an item with an id is changed, a marked one removed, others stay; one without an id is
    // added.
    const [first, second] = initialized.skills;
    await ok(
      linh.command('user__update_profile', {
        user: {
          skills: [
            { id: first.id, description: 'C++ と C' },
            { id: second.id, _destroy: true },
          ],
        },
      }),
    );
    const updated = await ok(
      linh.command('user__update_profile', { user: { skills: [{ skill_id: 3, description: '1+1' }] } }),
    );
    expect(updated.skills).toMatchObject([
      { id: first.id, skill_id: first.skill_id, description: 'C++ と C' },
      { skill_id: 3, description: '1+1' },
    ]);
    // Replace every list of the profile in one call.
    const anew = Object.fromEntries(
      LISTS.map(([name, items]) => [
        name,
        [...updated[name].map(({ id }: { id: number }) => ({ id, _destroy: true })), ...items],
      ]),
    );
    const rewritten = await ok(linh.command('user__update_profile', { user: anew }));
    expect(rewritten).toMatchObject(Object.fromEntries(LISTS));
    const photo = (await facePhoto(90, 120)).toString('base64');
    const ready = await ok(
      linh.command('user__upload_resume_face_image', { user: { id: user_id, resume_face_image: photo } }),
    );
    expect(ready.is_profile_enough_for_resume).toBe(true);
    expect(await ok(linh.command('user__change_page_language', { user: { page_language_id: 2 } }))).toEqual({
      page_language_id: 2,
    });
    expect(await ok(linh.query('user__get_own_data'))).toMatchObject({ id: user_id, page_language_id: 2 });

    // Find and open a job.
    const found = await ok(
      linh.query('search_recruitments', {
        full_text_search_query: '海外',
        q: { company_offices_prefecture_id_eq_any: [13, 14], company_id_eq_any: [company.id] },
      }),
    );
    expect(found.recruitments.map(({ id }: { id: number }) => id)).toEqual([job.id]);
    expect(await ok(linh.query('aggregates__recruitment', { id: job.id }))).toMatchObject({ id: job.id });
    expect((await ok(linh.query('aggregates__company', { id: company.id }))).holiday).toEqual({ ja: '祝日' });

    // Apply, write, save twice, submit.
    const { id, state } = await ok(linh.command('user__apply', { application: { recruitment_id: job.id } }));
    expect(state).toBe('applied');
    expect((await ok(linh.query('user__get_own_data'))).application_ids).toEqual([id]);
    const asked = await ok(linh.query('get_resume_questions', { application_id: id }));
    expect(asked.resume_questions.map((one: Json) => one.resume_question_id)).toEqual(
      questions.map((one) => one.id),
    );
    const saved = await ok(
      linh.command('user__save_resume_for_application', {
        application: {
          id,
          resume: {
            self_pr: '粘り強さ=私の強みです。',
            resume_question_answers: questions.map((question) => ({
              resume_question_id: question.id,
              answer: 'わたしは1+1を3にします。',
            })),
          },
        },
      }),
    );
    const [answer, other] = saved.resume.resume_question_answers;
    const save = async (resume_question_answers: object[]) => {
      const application = { id, resume: { resume_question_answers } };
      const { resume } = await ok(linh.command('user__save_resume_for_application', { application }));
      return resume.resume_question_answers.map((one: Json) => one.answer);
    };
    const words = 'わたしは1+1を4にします。';
    expect(
      await save([
        { id: answer.id, answer: words },
        { id: other.id, _destroy: true },
      ]),
    ).toEqual([words]);
    expect(await save([{ resume_question_id: other.resume_question_id, answer: 'もう一度' }])).toEqual([
      words,
      'もう一度',
    ]);
    await ok(
      linh.command('user__update_application_behavior_log', {
        application: { id, behavior: { saved: '2' } },
      }),
    );
    const handedIn = await ok(
      linh.command('user__submit_resume_to_jtj', {
        application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
      }),
    );
    expect(handedIn).toMatchObject({
      state: 'resume_submitted',
      resume: { self_pr: '粘り強さ=私の強みです。' },
    });

    // The mentor's part.
    const correcting = await staff('hf_member__start_correction', { application: { id } });
    await staff('hf_member__save_correction', {
      application: {
        id,
        resume: {
          version: correcting.resume.version,
          resume_question_answers: [{ id: answer.id, answer_jt: '私は1+1を4にします。' }],
        },
      },
    });
    await staff('hf_member__send_correction', { application: { id } });

    // Handing in again while a correction awaits agreement is the agreement.
    const corrected = await ok(linh.query('aggregates__application', { id }));
    expect(corrected).toMatchObject({ state: 'awaiting_agreement' });
    expect(corrected.resume.resume_question_answers[0].answer).toBe('わたしは1+1を4にします。');
    const agreed = await ok(
      linh.command('user__submit_resume_to_jtj', {
        application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
      }),
    );
    expect(agreed.state).toBe('correction_agreed');

    await staff('hf_member__send_to_company', { application: { id, is_alert_confirmed: true } });
    const pdf = await linh.query('user__get_application_resume_pdf', { application_id: id });
    expect([pdf.type, pdf.body.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    await staff('hf_member__record_resume_result', { application: { id, is_resume_passed: true } });
    const followed = await ok(linh.query('aggregates__application', { id }));
    expect(followed).toMatchObject({ state: 'resume_passed', is_resume_passed: true });
    expect(followed.sent_resume_to_company_at).toBe('2026-11-21T03:00:00.000Z');

    // Interview practice, interview, offer, acceptance: what staff record is returned under the specification's
    // names.
    await staff('hf_member__schedule_interview_practice', {
      application: { id },
      interview_practice: { scheduled_at: '2026-12-01T05:00:00Z' },
    });
    const interview = {
      conduct_at: '2026-12-05T05:00:00.000Z',
      is_online: true,
      online_link: 'https://meet.example.com/i',
    };
    await staff('hf_member__schedule_interview', { application: { id }, interview });
    expect(await ok(linh.query('aggregates__application', { id }))).toMatchObject({
      state: 'interviewing',
      latest_interview: { interview_number: 1, is_passed: null, get_result_at: null, ...interview },
      company: { id: company.id },
    });
    await staff('hf_member__finish_selection', { application: { id, is_passed: true } });
    await staff('hf_member__record_offer_answer', {
      application: { id, is_student_accept_offer: true },
      reason: '本人の返信による',
    });
    expect(await ok(linh.query('aggregates__application', { id }))).toMatchObject({
      state: 'offer_accepted',
      is_passed: true,
      is_student_accept_offer: true,
      selection_finished_at: '2026-11-21T03:00:00.000Z',
    });
  },
);

/** Errors in user input are reported in the page language. */
test.each([
  [1, 'この項目は必須項目です。'],
  [2, 'This is required.'],
  [104, 'This is required.'],
  [9999, 'This is required.'],
])('the page-language-id header %i', async (language, message) => {
  const { token } = await student(api, { level: 'empty' });
  const person = specifiedClient(server.origin, token, language);
  const { body } = await person.command('user__send_inquiry', { message: '' });
  expect(body.error.fields.message).toEqual([{ code: 'required', message }]);
});
