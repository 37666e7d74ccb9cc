import { Application } from '../../../db/models/application.ts';
import { Event, EventApplication } from '../../../db/models/event.ts';
import { Interview } from '../../../db/models/interview.ts';
import { University } from '../../../db/models/university.ts';
import { startApi } from '../../support/api.ts';
import { decline } from '../../support/declining.ts';
import { event } from '../../support/events.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;
const solid = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
const PERIOD = 'from=2026-04-01&until=2026-09-30';
const ask = (me: Pick<Person, 'query'>, query = PERIOD) => me.query('user__get_activity_report_pdf', query);
const printed = async (me: Person, query = PERIOD) =>
  solid(await pdfText((await ask(me, query).buffer(true).expect(200)).body));

/** An application with an interview that was passed and an offer that was accepted, and a failed one. */
async function world() {
  const me = await student(api, { fields: { first_name: 'Minh', last_name: 'REPORT' } });
  const { recruitment: job } = await recruitment(api);
  const { recruitment: other } = await recruitment(api);
  const applied = await Application.create({
    user_id: me.user.id,
    recruitment_id: job.id,
    state: 'offer_accepted',
    have_submitted_resume_by_user_at: new Date('2026-05-03T03:00:00Z'),
    correction_sent_at: new Date('2026-05-06T03:00:00Z'),
    correction_agreed_at: new Date('2026-05-08T03:00:00Z'),
    sent_resume_to_company_at: new Date('2026-05-10T03:00:00Z'),
    get_resume_result_at: new Date('2026-05-20T03:00:00Z'),
    is_resume_passed: true,
    selection_finished_at: new Date('2026-06-20T03:00:00Z'),
    is_passed: true,
    is_student_accept_offer: true,
    offer_answered_at: new Date('2026-06-25T03:00:00Z'),
  });
  await Interview.create({
    application_id: applied.id,
    interview_number: 1,
    // In Tokyo it is the day after.
    conduct_at: new Date('2026-06-01T23:00:00Z'),
    is_online: true,
    is_passed: true,
  });
  await Interview.create({
    application_id: applied.id,
    interview_number: 2,
    conduct_at: new Date('2026-06-08T03:00:00Z'),
    cancelled_at: new Date('2026-06-05T03:00:00Z'),
  });
  const failed = await Application.create({
    user_id: me.user.id,
    recruitment_id: other.id,
    state: 'resume_failed',
    sent_resume_to_company_at: new Date('2026-07-10T03:00:00Z'),
    get_resume_result_at: new Date('2026-07-20T03:00:00Z'),
    is_resume_passed: false,
  });
  for (const [row, at] of [
    [applied, '2026-05-01T03:00:00Z'],
    [failed, '2026-07-01T03:00:00Z'],
  ] as const)
    await api.sequelize.query('update applications set created_at = :at where id = :id', {
      replacements: { at, id: row.id },
    });
  return { me };
}

test('what was done when, with the result of each application and the counts', async () => {
  const { me } = await world();
  const text = await printed(me);
  for (const told of [
    '就職活動報告書',
    'REPORT',
    '報告期間2026年4月1日〜2026年9月30日',
    '2026年5月1日応募',
    '2026年5月3日履歴書を作成し、添削を依頼',
    '2026年5月6日履歴書の添削結果を受領',
    '2026年5月8日企業へ提出する履歴書を確定',
    '2026年5月10日応募書類(履歴書)を企業へ提出',
    '2026年5月20日書類選考:通過',
    '2026年6月2日1次面接(オンライン):通過',
    '2026年6月20日選考結果:内定',
    '2026年6月25日内定を承諾',
    '現在の状況:内定(承諾)',
    '2026年7月20日書類選考:不通過',
    '現在の状況:不採用(書類選考)',
    '2社2社1回1社0回',
    'この期間の参加はありません',
  ])
    expect(text).toContain(solid(told));
  expect(text).not.toContain('2次面接');
});

test('only what lies within the period, in the years that are asked for', async () => {
  const { me } = await world();
  const text = await printed(me, 'from=2026-06-20&until=2026-07-05&calendar=japanese');
  for (const told of ['令和8年6月20日選考結果:内定', '令和8年7月1日応募', '1社0社0回1社0回'])
    expect(text).toContain(solid(told));
  for (const other of ['5月', '書類選考:', '1次面接']) expect(text).not.toContain(solid(other));
  expect(await printed(me, 'from=2025-01-01&until=2025-02-01')).toContain('この期間の応募はありません');
});

test('events that the student came to, those to come as such, and those of which nothing is recorded', async () => {
  const me = await student(api);
  const start_at = (day: string) => ({ start_at: new Date(`${day}T05:00:00Z`), deadline: null });
  const past = await event({ title: { ja: '合同説明会' }, place: { ja: '新宿' }, ...start_at('2026-10-01') });
  const coming = await event({ title: { ja: '面接講座' }, ...start_at('2026-12-05') });
  const unknown = await event({ title: { ja: '相談会' }, ...start_at('2026-10-03') });
  const missed = await event({ title: { ja: '欠席講座' }, ...start_at('2026-10-04') });
  const left = await event({ title: { ja: '取消講座' }, ...start_at('2026-10-02') });
  for (const [{ id }, fields] of [
    [past, { is_confirmed: true, is_attended: true, attendance_recorded_at: past.start_at }],
    [unknown, { is_confirmed: true }],
    [missed, { is_attended: false, attendance_recorded_at: missed.start_at }],
    [coming, {}],
    [left, { is_cancelled: true }],
  ] as [Event, object][])
    await EventApplication.create({
      event_id: id,
      user_id: me.user.id,
      apply_at: new Date('2026-09-01T03:00:00Z'),
      token_for_cancell: `report${id}`.padEnd(32, '0'),
      ...fields,
    });
  const text = await printed(me, 'from=2026-09-01&until=2026-12-31');
  for (const told of [
    '2026年10月1日合同説明会新宿参加',
    '2026年10月3日相談会申込(出欠の記録なし)',
    '2026年12月5日面接講座参加予定',
    '0社0社0回0社1回',
  ])
    expect(text).toContain(told);
  for (const other of ['取消講座', '欠席講座']) expect(text).not.toContain(other);
});

test('the school is named, and nothing of anybody else', async () => {
  const { me } = await world();
  const { me: other } = await world();
  const university = await University.create({ local_name: '報告大学', english_name: null, country_id: 109 });
  const { body } = await other.query('user__get_own_data').expect(200);
  await other
    .command('user__update_profile', {
      user: { universities: [{ id: body.universities[0].id, university_id: university.id }] },
    })
    .expect(200);
  expect(await printed(other)).toContain('報告大学経済学部');
  expect(await printed(other)).toContain('2社2社1回1社0回');
  expect(await printed(me)).not.toContain('報告大学');
});

test('the school is named with the month of graduation, in the calendar of the report', async () => {
  const me = await student(api);
  expect(await printed(me)).toContain('2027年3月卒業見込み');
  expect(await printed(me, `${PERIOD}&calendar=japanese`)).toContain('令和9年3月卒業見込み');
});

test('a decline that the student is not told of yet is not in it', async () => {
  const { me, application } = await submitted(api);
  await decline(await member(api, 'manager'), application.id).expect(200);
  const text = await printed(me, 'from=2026-01-01&until=2027-12-31');
  expect(text).toContain(solid('現在の状況：履歴書を添削中（企業へは未提出）'));
  expect(text).not.toContain('選考終了');
});

test.each([
  ['returned_to_student', '履歴書を書き直し中（企業へは未提出）'],
  ['awaiting_agreement', '添削後の履歴書を本人が確認中（企業へは未提出）'],
  ['correction_agreed', '履歴書が完成（企業へ提出予定）'],
  ['sent_to_company', '書類選考の結果待ち'],
  ['resume_passed', '書類選考を通過（面接の日程調整中）'],
] as const)('an application in %s says how far it is, in words a school knows', async (state, words) => {
  const me = await student(api);
  const { recruitment: job } = await recruitment(api);
  await Application.create({ user_id: me.user.id, recruitment_id: job.id, state });
  expect(await printed(me, 'from=2026-01-01&until=2027-12-31')).toContain(solid(`現在の状況：${words}`));
});

test('refused are periods that are none, and whoever has no applications of their own', async () => {
  const me = await student(api);
  for (const query of ['', 'from=2026-04-01', 'from=2026-04-31&until=2026-05-01', `${PERIOD}&calendar=lunar`])
    await ask(me, query).expect(422);
  const { body } = await ask(me, 'from=2026-05-01&until=2026-04-01').expect(422);
  expect(body.error.fields).toEqual({
    until: [{ code: 'end_before_start', message: expect.stringMatching(/./) }],
  });
  await ask(api.as(null)).expect(401);
  await ask(await member(api, 'manager')).expect(403);
});
