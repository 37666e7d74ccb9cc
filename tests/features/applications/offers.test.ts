import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { languageId, type InterfaceLanguage } from '../../../domain/languages.ts';
import { startApi } from '../../support/api.ts';
import { sent } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);

const TERMS = {
  pay_amount: 245_000,
  pay_description: '基本給220,000円、固定残業代25,000円（15時間分）',
  workplace: '東京都千代田区',
  starts_on: '2027-04-01',
  contract_term: 'indefinite',
  answer_by: '2026-12-11',
};

/** An application whose resume has passed, and how it is decided on and read. */
async function decided() {
  const made = await sent(api);
  const { id } = made.application;
  await made.mentor
    .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
    .expect(200);
  const finish = (is_passed: boolean, more: object = {}) =>
    made.mentor.command('hf_member__finish_selection', { application: { id, is_passed }, ...more });
  const read = async (who: typeof made.me | typeof made.mentor = made.me) =>
    (await who.query('aggregates__application', `id=${id}`).expect(200)).body;
  return { ...made, id, finish, read };
}

describe('the terms of an offer', () => {
  test('are recorded with it and read beside what was advertised to the student', async () => {
    const { me, job, finish, read } = await decided();
    await api.sequelize.query(
      'update recruitments set salary_min_bachelor = 230000, salary_max_bachelor = 260000 where id = ?',
      { replacements: [job.id] },
    );
    await finish(true, { offer: TERMS }).expect(200);
    const { offer, state } = await read();
    expect(state).toBe('passed');
    expect(offer).toMatchObject({
      ...TERMS,
      contract_description: null,
      advertised: { pay_unit: 'month', pay_level: 'bachelor', pay_min: 230_000, pay_max: 260_000 },
    });
    const { body } = await me.query('user__get_applications').expect(200);
    expect(body.applications).toMatchObject([{ state: 'passed', offer_answer_by: TERMS.answer_by }]);
  });

  test('are corrected term by term afterwards; an emptied one is cleared', async () => {
    const { mentor, id, finish, read } = await decided();
    await finish(true, { offer: TERMS }).expect(200);
    await mentor
      .command('hf_member__record_offer', {
        application: { id },
        offer: { pay_amount: 250_000, workplace: null },
      })
      .expect(200);
    const { offer, application_events } = await read();
    expect(offer).toMatchObject({ ...TERMS, pay_amount: 250_000, workplace: null });
    expect(application_events.at(-1)).toMatchObject({ name: 'record_offer', to_state: 'passed' });
  });

  test('are none while nobody has written them, and none with a refusal', async () => {
    const passed = await decided();
    await passed.finish(true).expect(200);
    expect((await passed.read()).offer).toBeNull();
    const failed = await decided();
    await failed.finish(false, { offer: TERMS }).expect(200);
    expect((await failed.read(failed.mentor)).offer).toBeNull();
  });

  test('are hidden again when the result is taken back', async () => {
    const { mentor, finish, read } = await decided();
    await finish(true, { offer: TERMS }).expect(200);
    const { undo } = await read(mentor);
    await mentor.command('hf_member__undo_move', { move_id: undo.move_id, dry_run: false }).expect(200);
    expect((await read()).offer).toBeNull();
    expect((await read(mentor)).offer).toMatchObject({ pay_amount: TERMS.pay_amount });
  });

  test('a day that looks mistyped has to be confirmed', async () => {
    const { finish, read } = await decided();
    const offer = { ...TERMS, starts_on: '2016-04-01' };
    const { body } = await finish(true, { offer }).expect(422);
    expect(body.error.code).toBe('date_unconfirmed');
    expect((await read()).state).toBe('resume_passed');
    await finish(true, { offer: { ...offer, is_date_confirmed: true } }).expect(200);
  });

  test.each([
    ['pay that is no whole yen', { pay_amount: 1.5 }],
    ['pay of nothing', { pay_amount: 0 }],
    ['a contract there is not', { contract_term: 'forever' }],
    ['a day there is not', { answer_by: '2026-02-30' }],
  ])('%s is refused', async (_case, offer) => {
    const { mentor, id, finish } = await decided();
    await finish(true).expect(200);
    await mentor.command('hf_member__record_offer', { application: { id }, offer }).expect(422);
  });

  test('belong to an offer that is open', async () => {
    const { mentor, id } = await decided();
    await mentor.command('hf_member__record_offer', { application: { id }, offer: TERMS }).expect(409);
  });
});

describe('an accepted offer', () => {
  /** What the student is mailed once the answer holds. */
  async function mailed(offer?: object, language: InterfaceLanguage = 'en') {
    const made = await decided();
    await made.me.user.update({ page_language_id: languageId(language) });
    await made.finish(true, { offer }).expect(200);
    await made.me
      .command('user__answer_offer', { application: { id: made.id, is_student_accept_offer: true } })
      .expect(200);
    const mails = () =>
      Delivery.findAll({ where: { recipient_user_id: made.me.user.id, template: 'offer_accepted' } });
    const before = api.clock.now;
    await processOutbox(api);
    expect(await mails()).toEqual([]);
    const holds = async () => {
      api.clock.now = new Date(before.getTime() + 10 * 60_000);
      await processOutbox(api);
      const { body } = await made.me.query('user__get_notifications').expect(200);
      api.clock.now = before;
      return { mails: await mails(), notifications: body.notifications as object[] };
    };
    return { ...made, holds };
  }

  test('is told to the student in writing once it can be taken back no more, and leads to the plan', async () => {
    const { holds } = await mailed(TERMS);
    const { mails, notifications } = await holds();
    expect(mails).toMatchObject([{ state: 'pending', is_unwanted: false, unsubscribe_token: null }]);
    const text = mails[0]!.body_text;
    for (const part of [
      'Mirai Trading',
      'Overseas sales',
      '¥245,000 a month',
      TERMS.pay_description,
      TERMS.workplace,
      'Thursday, April 1, 2027',
      'for 10 minutes',
      'we tell the company',
      'https://tabidachi.example/plan',
    ])
      expect(text).toContain(part);
    expect(notifications[0]).toMatchObject({
      kind: 'offer_accepted',
      title: expect.stringContaining('You have accepted the job offer (Mirai Trading'),
      path: '/plan',
    });
  });

  test.each([
    ['ja', '月給245,000円', '2027年4月1日（木）', '返事を取り消せる10分が過ぎた'],
    ['vi', '245.000 yên/tháng', 'Thứ Năm, 1 tháng 4, 2027', 'trong 10 phút'],
  ] as const)('is told in the language of who accepted: %s', async (language, ...parts) => {
    const { holds } = await mailed(TERMS, language);
    const [mail] = (await holds()).mails;
    for (const part of parts) expect(mail!.body_text).toContain(part);
  });

  test('names no terms where nobody has written them', async () => {
    const { holds } = await mailed();
    const [mail] = (await holds()).mails;
    expect(mail!.body_text).toContain('Overseas sales');
    for (const part of ['Pay', 'Workplace', 'First day of work']) expect(mail!.body_text).not.toContain(part);
  });

  test('that was taken back, or declined then, is told to nobody', async () => {
    const { me, id, holds } = await mailed(TERMS);
    await me.command('user__undo_offer_answer', { application: { id } }).expect(200);
    await me
      .command('user__answer_offer', { application: { id, is_student_accept_offer: false } })
      .expect(200);
    expect((await holds()).mails).toEqual([]);
  });
});

describe('taking the answer to an offer back', () => {
  const answered = async (is_student_accept_offer = true) => {
    const made = await decided();
    await made.finish(true, { offer: TERMS }).expect(200);
    await made.me
      .command('user__answer_offer', { application: { id: made.id, is_student_accept_offer } })
      .expect(200);
    const undo = () => made.me.command('user__undo_offer_answer', { application: { id: made.id } });
    return { ...made, undo };
  };

  test.each([
    ['yes', true],
    ['no', false],
  ])('a %s opens the offer again, and nobody is told of it', async (_answer, isAccepted) => {
    const { id, undo, read, me } = await answered(isAccepted);
    const told = await OutboxEvent.findOne({
      where: { type: 'offer_answered', payload: { application_id: id } },
      rejectOnEmpty: true,
    });
    expect(told.available_at.getTime() - api.clock.now.getTime()).toBe(10 * 60_000);
    const { body } = await undo().expect(200);
    expect(body).toMatchObject({
      state: 'passed',
      is_student_accept_offer: null,
      offer_answered_at: null,
      offer: TERMS,
    });
    expect(body.events_allowed).toContain('answer_offer');
    await me
      .command('user__answer_offer', { application: { id, is_student_accept_offer: true } })
      .expect(200);
    expect((await read()).state).toBe('offer_accepted');
  });

  test('is possible for ten minutes', async () => {
    const { undo, read } = await answered();
    expect((await read()).events_allowed).toContain('undo_offer_answer');
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 11 * 60_000);
    expect((await read()).events_allowed).not.toContain('undo_offer_answer');
    const { body } = await undo().expect(409);
    expect(body.error.code).toBe('undo_expired');
    api.clock.now = before;
  });

  test('an offer without an answer has nothing to take back', async () => {
    const { me, id, finish } = await decided();
    await finish(true).expect(200);
    await me.command('user__undo_offer_answer', { application: { id } }).expect(409);
  });

  test('staff record it with a reason', async () => {
    const { mentor, id } = await answered();
    const undo = (more: object) =>
      mentor.command('hf_member__undo_offer_answer', { application: { id }, ...more });
    await undo({}).expect(422);
    const { body } = await undo({ reason: '学生から電話' }).expect(200);
    expect(body.state).toBe('passed');
    expect(body.application_events.at(-1)).toMatchObject({
      name: 'undo_offer_answer',
      reason: '学生から電話',
    });
  });
});
