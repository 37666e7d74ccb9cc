import qs from 'qs';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { startApi } from '../support/api.ts';
import { facePhoto, member, recruitment } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);

/** Loosely typed; the assertions check its content. */
type Answer = ReturnType<typeof JSON.parse>;

/** Sends a command as a JSON body or as bracketed parameters, as a client of the specification does. */
type Send = (name: string, payload: object) => Promise<{ status: number; body: Answer }>;

const profile = {
  first_name: 'Linh',
  last_name: 'Tran',
  first_name_kana: 'リン',
  last_name_kana: 'チャン',
  home_country_id: 233,
  living_country_id: 109,
  birth_day: '2003-05-06',
  phone_num: '080-1234-5678',
  page_language_id: 2,
  has_japanese_visa: false,
  jlpt: 2,
  latest_school_department_category_id: 1,
  graduate_latest_school_at: '2027-03-01',
  hope_first_work_country_id: 109,
  postal_code: '169-0075',
  address: '東京都新宿区高田馬場1-2-3',
  gender: 'woman',
  interesting_job_categories: [{ job_category_id: 1 }],
  language_skills: [{ language_id: 1, language_speaking_level_id: 1 }],
  universities: [
    {
      university_id: 1,
      department_official_name: '経済学部',
      enroll_at: '2023-04-01',
      graduate_at: '2027-03-01',
      is_latest: true,
    },
  ],
};

describe.each(['json body', 'bracket parameters'] as const)('the main line by %s', (form) => {
  test('from sign-up to the accepted offer', async () => {
    const email = `newcomer-${form === 'json body' ? 1 : 2}@example.com`;
    const person = api.as(await api.tokenFor(email));
    const send: Send =
      form === 'json body'
        ? (name, payload) => person.command(name, payload)
        : (name, payload) => {
            const query = qs.stringify(payload, { arrayFormat: 'brackets', encode: false });
            return person.commandByQuery(
              name,
              query.replace(/[^\x20-\x7e]|[ #%]/gu, (c) => encodeURIComponent(c)),
            );
          };
    const ok = async (name: string, payload: object) => {
      const { status, body } = await send(name, payload);
      expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined });
      return body;
    };
    const { recruitment: job, questions, contactEmail } = await recruitment(api, { alert: '封筒は不要' });
    const mentor = await member(api);
    const staff = async (name: string, payload: object) => {
      const { status, body } = await mentor.command(name, payload);
      expect({ name, status, error: body.error }).toEqual({ name, status: 200, error: undefined });
      return body;
    };

    const account = await person.query('user__get_own_data').expect(200);
    expect(account.body).toEqual({
      is_signed_up: false,
      email,
      email_verified: true,
      is_email_linked_elsewhere: false,
      hf_member: null,
    });

    await ok('user__sign_up', { user: { email, agree_policy_at: '2026-11-21T02:00:00Z' } });
    const initialized = await ok('user__initialize_profile', { user: profile });
    expect(initialized['is_initialized']).toBe(true);
    expect(initialized['missing_for'].resume).toEqual(['resume_face_image']);
    const photo = (await facePhoto()).toString('base64');
    const ready = await ok('user__upload_resume_face_image', {
      user: { id: initialized['id'], resume_face_image: photo },
    });
    expect(ready['is_profile_enough_for_resume']).toBe(true);

    const found = await person
      .query('search_recruitments', 'q[company_offices_prefecture_id_eq_any][]=13')
      .expect(200);
    expect(found.body.recruitments.map((row: { id: number }) => row.id)).toContain(job.id);

    const applied = await ok('user__apply', { application: { recruitment_id: job.id } });
    expect(applied['state']).toBe('applied');
    const id = applied['id'] as number;
    const asked = await person.query('get_resume_questions', `application_id=${id}`).expect(200);
    expect(asked.body.resume_questions).toHaveLength(2);
    await ok('user__save_resume_for_application', {
      application: {
        id,
        resume: {
          self_pr: '私の強みは1+1を3にする力です。',
          resume_question_answers: questions.map((question) => ({
            resume_question_id: question.id,
            answer: `わたしは質問${question.id}に答えます。`,
          })),
        },
      },
    });
    const submitted = await ok('user__submit_resume_to_jtj', {
      application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
    });
    expect(submitted['state']).toBe('resume_submitted');
    expect(submitted['resume'].self_pr).toBe('私の強みは1+1を3にする力です。');
    expect(submitted['versions']).toMatchObject([{ number: 1, kind: 'submitted', has_pdf: true }]);

    await staff('hf_member__assign_application', { application: { id, hf_member_id: mentor.member.id } });
    const correcting = await staff('hf_member__start_correction', { application: { id } });
    expect(correcting.state).toBe('in_correction');
    const corrected = await staff('hf_member__save_correction', {
      application: {
        id,
        resume: {
          version: correcting.resume.version,
          resume_question_answers: correcting.resume.resume_question_answers.map(
            (answer: { id: number; answer: string }) => ({
              id: answer.id,
              answer_jt: answer.answer.replace('わたし', '私'),
            }),
          ),
        },
      },
    });
    expect(corrected.resume.resume_question_answers[0].answer).toContain('わたし');
    await staff('hf_member__send_correction', { application: { id } });

    const agreed = await ok('user__submit_resume_to_jtj', { application: { id, no_lie_agreement: true } });
    expect(agreed['state']).toBe('correction_agreed');

    const refused = await mentor.command('hf_member__send_to_company', { application: { id } }).expect(422);
    expect(refused.body.error).toMatchObject({
      code: 'alert_unconfirmed',
      details: { alert: '封筒は不要' },
    });
    const sent = await staff('hf_member__send_to_company', { application: { id, is_alert_confirmed: true } });
    expect(sent.state).toBe('sent_to_company');
    const pdf = await person.query('user__get_application_resume_pdf', `application_id=${id}`).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');

    await staff('hf_member__record_resume_result', { application: { id, is_resume_passed: true } });
    await staff('hf_member__schedule_interview_practice', {
      application: { id },
      interview_practice: { scheduled_at: '2026-12-01T05:00:00Z', online_link: 'https://meet.example.com/p' },
    });
    const interviewing = await staff('hf_member__schedule_interview', {
      application: { id },
      interview: {
        conduct_at: '2026-12-05T05:00:00Z',
        is_online: true,
        online_link: 'https://meet.example.com/i',
      },
    });
    expect(interviewing.state).toBe('interviewing');
    await staff('hf_member__record_interview_result', {
      application: { id },
      interview: { id: interviewing.latest_interview.id, is_passed: true, is_date_confirmed: true },
    });
    await staff('hf_member__finish_selection', {
      application: { id, is_passed: true, result_reason: 'おめでとうございます' },
    });
    const accepted = await ok('user__answer_offer', { application: { id, is_student_accept_offer: true } });
    expect(accepted['state']).toBe('offer_accepted');
    expect(accepted['events_allowed']).toEqual(['undo_offer_answer']);
    expect(accepted['application_events'].map((event: { name: string }) => event.name)).toEqual([
      'apply',
      'submit',
      'assign',
      'start_correction',
      'send_correction',
      'agree',
      'send_to_company',
      'record_resume_result',
      'schedule_interview_practice',
      'schedule_interview',
      'record_interview_result',
      'finish',
      'answer_offer',
    ]);

    const events = await OutboxEvent.findAll({ order: ['id'] });
    const mine = events.filter(
      (event) => (event.payload as { application_id?: number }).application_id === id,
    );
    expect(mine.map((event) => event.type)).toEqual([
      'application_created',
      'resume_submitted',
      'resume_corrected',
      'correction_agreed',
      'resume_sent_to_company',
      'result_recorded',
      'interview_practice_scheduled',
      'interview_scheduled',
      'result_recorded',
      // The practice that lies ahead.
      'appointments_called_off',
      'offer_answered',
    ]);
    expect(contactEmail).toMatch(/@example\.com$/);
  });
});
