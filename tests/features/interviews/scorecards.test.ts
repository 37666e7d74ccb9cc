import { AuditLog } from '../../../db/models/audit-log.ts';
import { InterviewPractice } from '../../../db/models/interview.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { sent } from '../../support/steps.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeEach(() => {
  api.clock.now = start;
});

const hence = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
const CARD = {
  score_structure: 3,
  score_motivation: 2,
  score_japanese: 3,
  score_manner: 4,
  score_strength: '結論から話せています。',
  score_next_step: '志望動機に、その会社ならではの理由を入れましょう。',
};

/** A practice that its mentor has booked, an hour from now. */
async function practising() {
  const { me, mentor, application } = await sent(api);
  const about = { application: { id: application.id } };
  await mentor
    .command('hf_member__record_resume_result', {
      application: { ...about.application, is_resume_passed: true },
    })
    .expect(200);
  const { body } = await mentor
    .command('hf_member__schedule_interview_practice', {
      ...about,
      interview_practice: { scheduled_at: hence(60) },
    })
    .expect(200);
  const id = body.interview_practices[0].id as number;
  return {
    me,
    mentor,
    id,
    about,
    score: (card: object, by = mentor) =>
      by.command('hf_member__score_interview_practice', { ...about, interview_practice: { id, ...card } }),
    seen: async () =>
      (await me.query('aggregates__application', `id=${application.id}`).expect(200)).body
        .interview_practices[0],
  };
}

describe('the scorecard of a practice', () => {
  test('is written once it was held, closes it, and is what the student reads', async () => {
    const { mentor, me, score, seen, about, id } = await practising();
    const { body: early } = await score(CARD).expect(422);
    expect(early.error.fields).toMatchObject({ 'interview_practice[id]': [{ code: 'not_held_yet' }] });
    api.clock.now = new Date(hence(120));
    const { body } = await score(CARD).expect(200);
    expect(body.interview_practices[0]).toMatchObject({
      ...CARD,
      score_answers: null,
      scored_at: hence(120),
      done_at: hence(120),
    });
    expect(await seen()).toMatchObject({ ...CARD, score_answers: null });
    // A correction leaves when it was held, and takes away what is left out.
    api.clock.now = new Date(hence(180));
    await score({ ...CARD, score_manner: null, score_answers: 1 }).expect(200);
    expect(await seen()).toMatchObject({ score_answers: 1, score_manner: null, done_at: hence(120) });
    const log = await AuditLog.findOne({
      where: { table_name: 'interview_practices', row_id: id, action: 'update' },
      order: [['id', 'DESC']],
      rejectOnEmpty: true,
    });
    expect(log).toMatchObject({
      hf_member_id: mentor.member.id,
      record_table: 'applications',
      record_id: about.application.id,
      before: { score_manner: 4, score_answers: null },
      after: { score_manner: null, score_answers: 1 },
    });
    const { body: own } = await me.query('user__export_own_data', '').expect(200);
    expect(JSON.stringify(own)).toContain(CARD.score_next_step);
  });

  test('needs a level and words, and takes none but the four', async () => {
    const { score, id } = await practising();
    api.clock.now = new Date(hence(120));
    for (const [card, field] of [
      [{ ...CARD, score_structure: 5 }, 'score_structure'],
      [{ ...CARD, score_structure: 0 }, 'score_structure'],
      [{ ...CARD, score_strength: ' ' }, 'score_strength'],
      [{ ...CARD, score_next_step: undefined }, 'score_next_step'],
      [{ score_strength: '良い', score_next_step: '練習' }, 'score_structure'],
    ] as const) {
      const { body } = await score(card).expect(422);
      expect(Object.keys(body.error.fields)).toEqual([`interview_practice[${field}]`]);
    }
    const practice = await InterviewPractice.findByPk(id, { rejectOnEmpty: true });
    expect(practice.scored_at).toBeNull();
    await expect(practice.update({ score_manner: 5 })).rejects.toThrow('score_manner_check');
  });

  test('is for who looks after the application: not another mentor, not the student, not of one called off', async () => {
    const { me, mentor, score, about, id } = await practising();
    await score(CARD, await member(api)).expect(404);
    const payload = { ...about, interview_practice: { id, ...CARD } };
    await me.command('hf_member__score_interview_practice', payload).expect(403);
    const elsewhere = await practising();
    await mentor
      .command('hf_member__score_interview_practice', {
        ...payload,
        application: elsewhere.about.application,
      })
      .expect(404);
    await mentor
      .command('hf_member__cancel_interview_practice', {
        ...about,
        interview_practice: { id },
        reason: '急用',
      })
      .expect(200);
    api.clock.now = new Date(hence(120));
    const { body } = await score(CARD).expect(409);
    expect(body.error.code).toBe('appointment_settled');
    await elsewhere.score(CARD, await member(api, 'manager')).expect(200);
  });
});
