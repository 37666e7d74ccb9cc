import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { ResumeVersion } from '../../../db/models/resume-history.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { agreed, corrected, sent } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('sending to the company', () => {
  test('sends the very bytes the student agreed to', async () => {
    const { application } = await sent(api);
    const versions = await ResumeVersion.findAll({
      where: { application_id: application.id },
      order: ['number'],
    });
    expect(versions.map((version) => version.kind)).toEqual(['submitted', 'corrected', 'agreed', 'sent']);
    expect(versions[3]!.pdf_file_id).toBe(versions[2]!.pdf_file_id);
  });

  test('without a contact of the company is refused', async () => {
    const { application, mentor } = await agreed(api, { recruitment: { contactEmail: null } });
    const { body } = await mentor
      .command('hf_member__send_to_company', { application: { id: application.id } })
      .expect(409);
    expect(body.error.code).toBe('contact_missing');
  });

  test('before the agreement is refused', async () => {
    const { application, mentor } = await corrected(api);
    await mentor.command('hf_member__send_to_company', { application: { id: application.id } }).expect(409);
  });

  test('again keeps the reason, and is refused before it has left for the first time', async () => {
    const { application, mentor } = await sent(api);
    const sentAt = api.clock.now;
    const early = await mentor
      .command('hf_member__send_again', { application: { id: application.id }, reason: '再送の依頼' })
      .expect(409);
    expect(early.body.error.code).toBe('resume_not_left');
    const waiting = await mentor.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(waiting.body.events_allowed).not.toContain('send_again');
    api.clock.now = new Date(sentAt.getTime() + 10 * 60_000);
    await mentor
      .command('hf_member__send_again', { application: { id: application.id }, reason: '' })
      .expect(422);
    const { body } = await mentor
      .command('hf_member__send_again', { application: { id: application.id }, reason: '再送の依頼' })
      .expect(200);
    expect(body.application_events.at(-1)).toMatchObject({ name: 'send_again', reason: '再送の依頼' });
    api.clock.now = sentAt;
  });
});

describe('results', () => {
  test('a refused resume ends the selection; a manager may correct it, a mentor not; the history keeps both', async () => {
    const { application, mentor } = await sent(api);
    const { id } = application;
    const { body } = await mentor
      .command('hf_member__record_resume_result', {
        application: {
          id,
          is_resume_passed: false,
          result_reason: '今回は見送り',
          reason_of_result: '日本語',
          reason_of_result_category: 'japanese_level',
        },
      })
      .expect(200);
    expect(body).toMatchObject({
      state: 'resume_failed',
      is_passed: null,
      selection_finished_at: expect.any(String),
    });
    const correct = { application: { id, is_passed: true }, reason: '入力の誤り' };
    await mentor.command('hf_member__correct_result', correct).expect(403);
    const manager = await member(api, 'manager');
    const after = await manager.command('hf_member__correct_result', correct).expect(200);
    expect(after.body).toMatchObject({ state: 'resume_passed', selection_finished_at: null });
    expect(after.body.application_events.map((event: { name: string }) => event.name)).toEqual(
      expect.arrayContaining(['record_resume_result', 'correct_result']),
    );
  });

  test('an interview of another application does not exist; an address that is not https is refused', async () => {
    const one = await sent(api);
    const { id } = one.application;
    await one.mentor
      .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
      .expect(200);
    await one.mentor
      .command('hf_member__schedule_interview', {
        application: { id },
        interview: { online_link: 'http://meet.example.com' },
      })
      .expect(422);
    const unknown = { application: { id }, interview: { id: 999_999, is_online: true } };
    await one.mentor.command('hf_member__schedule_interview', unknown).expect(409);
    const before = (await one.mentor.query('aggregates__application', `id=${id}`)).body;
    expect(before).toMatchObject({ state: 'resume_passed', interviews: [] });
    await one.mentor
      .command('hf_member__schedule_interview', { application: { id }, interview: { is_online: true } })
      .expect(200);
    await one.mentor.command('hf_member__schedule_interview', unknown).expect(404);
    const { body } = await one.mentor.query('aggregates__application', `id=${id}`);
    expect(body.interviews).toMatchObject([{ is_online: true }]);
  });

  test("a change of staff's note is no news to the student, a change of the time is", async () => {
    const { application, mentor } = await sent(api);
    const { id } = application;
    await mentor
      .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
      .expect(200);
    const schedule = (interview: object) =>
      mentor.command('hf_member__schedule_interview', { application: { id }, interview }).expect(200);
    const { body } = await schedule({ conduct_at: '2026-12-05T05:00:00Z', is_online: true });
    const told = () =>
      OutboxEvent.count({ where: { type: 'interview_scheduled', payload: { application_id: id } } });
    expect(await told()).toBe(1);
    await schedule({ id: body.latest_interview.id, memo: '役員が同席' });
    expect(await told()).toBe(1);
    await schedule({ id: body.latest_interview.id, conduct_at: '2026-12-06T05:00:00Z' });
    expect(await told()).toBe(2);
  });

  test('an offer is answered once; staff record it with a reason', async () => {
    const { application, mentor, me } = await sent(api);
    const { id } = application;
    await me
      .command('user__answer_offer', { application: { id, is_student_accept_offer: true } })
      .expect(409);
    await mentor
      .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
      .expect(200);
    await mentor.command('hf_member__finish_selection', { application: { id, is_passed: true } }).expect(200);
    await mentor
      .command('hf_member__record_offer_answer', { application: { id, is_student_accept_offer: false } })
      .expect(422);
    const { body } = await mentor
      .command('hf_member__record_offer_answer', {
        application: { id, is_student_accept_offer: false },
        reason: '電話で連絡',
      })
      .expect(200);
    expect(body).toMatchObject({ state: 'offer_declined', is_student_accept_offer: false });
    await me
      .command('user__answer_offer', { application: { id, is_student_accept_offer: true } })
      .expect(409);
  });
});

test('R5: a mentor overwrites no recorded result of an interview; a manager corrects it, and the history keeps both', async () => {
  const { application, mentor } = await sent(api);
  const { id } = application;
  const about = { application: { id } };
  await mentor
    .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
    .expect(200);
  const { body } = await mentor
    .command('hf_member__schedule_interview', { ...about, interview: { conduct_at: api.clock.now } })
    .expect(200);
  const [interview] = body.interviews as { id: number }[];
  const record = (who: typeof mentor, is_passed: boolean) =>
    who.command('hf_member__record_interview_result', {
      ...about,
      interview: { id: interview!.id, is_passed },
    });
  await record(mentor, true).expect(200);
  const refused = await record(mentor, false).expect(409);
  expect(refused.body.error.code).toBe('result_recorded');
  const manager = await member(api, 'manager');
  const overruled = await record(manager, false).expect(200);
  expect(overruled.body.interviews).toMatchObject([{ is_passed: false }]);
  const lines = await ApplicationEvent.findAll({
    where: { application_id: id, name: 'record_interview_result' },
    order: [['id', 'ASC']],
  });
  expect(lines.map(({ hf_member_id, after }) => [hf_member_id, JSON.stringify(after)])).toEqual([
    [mentor.member.id, expect.stringContaining('"is_passed":true')],
    [manager.member.id, expect.stringContaining('"is_passed":false')],
  ]);
});
