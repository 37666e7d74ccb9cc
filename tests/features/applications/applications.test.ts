import { Application } from '../../../db/models/application.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { applied, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('user__apply', () => {
  const applyFor = (person: Awaited<ReturnType<typeof student>>, id: number) =>
    person.command('user__apply', { application: { recruitment_id: id } });

  test('makes the application, with seven days for the resume', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api);
    const { body } = await applyFor(me, job.id).expect(200);
    expect(body).toMatchObject({
      state: 'applied',
      due_date_to_submit_resume: '2026-11-28',
      recruitment_id: job.id,
    });
    expect(body.events_allowed.sort()).toEqual(['quit', 'submit']);
    const seen = await me.query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(seen.body).toMatchObject({
      application_id: body.id,
      can: { apply: false, reason: 'already_applied' },
    });
    expect((await me.query('user__get_own_data')).body.application_ids).toEqual([body.id]);
  });

  test('twice is refused, also when both come at once', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api);
    await applyFor(me, job.id).expect(200);
    expect((await applyFor(me, job.id).expect(409)).body.error.code).toBe('already_applied');
    const { recruitment: other } = await recruitment(api);
    const answers = await Promise.all(Array.from({ length: 6 }, () => applyFor(me, other.id)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, answer.body.error.code]).toEqual([409, 'already_applied']);
    expect(await Application.count({ where: { recruitment_id: other.id } })).toBe(1);
  });

  test('again after quitting is allowed; undoing the quit then is not', async () => {
    const { me, application, job } = await applied(api);
    const quit = { application: { id: application.id, reason_of_quit_by_student: '進路変更' } };
    await me.command('user__quit_application', quit).expect(200);
    await applyFor(me, job.id).expect(200);
    const { body } = await me.command('user__undo_quit', { application: { id: application.id } }).expect(409);
    expect(body.error.code).toBe('applied_again');
  });

  test.each([
    ['an unreleased one', { fields: { is_released: false } }, 404, 'not_found'],
    ['a closed one', { fields: { closed_at: new Date('2026-11-01') } }, 409, 'recruitment_closed'],
    ['one past its deadline', { fields: { apply_deadline_on: '2026-11-20' } }, 409, 'recruitment_closed'],
    [
      'one that takes applications elsewhere',
      { fields: { peculiar_apply_url: 'https://example.com/apply' } },
      409,
      'applies_elsewhere',
    ],
  ])('%s is refused', async (_name, options, status, code) => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api, options);
    const { body } = await applyFor(me, job.id).expect(status);
    expect(body.error.code).toBe(code);
  });

  test('the deadline day itself still counts, in Tokyo', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api, { fields: { apply_deadline_on: '2026-11-21' } });
    await applyFor(me, job.id).expect(200);
  });

  test('a profile below the minimum is told what is missing', async () => {
    const me = await student(api, { level: 'empty' });
    const { recruitment: job } = await recruitment(api);
    const { body } = await applyFor(me, job.id).expect(422);
    expect(body.error.code).toBe('profile_incomplete');
    expect(body.error.details.missing).toContain('living_country_id');
  });

  test('is refused to visitors and staff', async () => {
    const { recruitment: job } = await recruitment(api);
    await api
      .as(null)
      .command('user__apply', { application: { recruitment_id: job.id } })
      .expect(401);
    await (await member(api)).command('user__apply', { application: { recruitment_id: job.id } }).expect(403);
  });
});

describe('user__save_resume_for_application', () => {
  test('saves one answer a question, whether or not its id is given', async () => {
    const { me, application, questions } = await applied(api);
    const save = (answer: object) =>
      me.command('user__save_resume_for_application', {
        application: { id: application.id, resume: { resume_question_answers: [answer] } },
      });
    const first = await save({ resume_question_id: questions[0]!.id, answer: '一' }).expect(200);
    const [row] = first.body.resume.resume_question_answers;
    await save({ resume_question_id: questions[0]!.id, answer: '二' }).expect(200);
    const third = await save({ id: row.id, answer: '三' }).expect(200);
    expect(third.body.resume.resume_question_answers).toMatchObject([
      { id: row.id, answer: '三', is_display_in_resume: true },
    ]);
    const removed = await save({ id: row.id, _destroy: true }).expect(200);
    expect(removed.body.resume.resume_question_answers).toEqual([]);
  });

  test.each([
    ['corrected Japanese', { self_pr_jt: 'x' }, 400],
    ['the remark to the company', { hf_remark: 'x' }, 400],
    [
      'what is displayed',
      { resume_question_answers: [{ resume_question_id: 1, is_display_in_resume: false }] },
      400,
    ],
    [
      'a question of another recruitment',
      { resume_question_answers: [{ resume_question_id: 999_999, answer: 'x' }] },
      422,
    ],
    ['an answer of another resume', { resume_question_answers: [{ id: 999_999, answer: 'x' }] }, 404],
    ['an over-long text', { self_pr: 'あ'.repeat(4001) }, 422],
    ['an emoji', { self_pr: '頑張ります🎉' }, 422],
  ])('%s is not for the student to write', async (_name, resume, status) => {
    const { me, application } = await applied(api);
    await me
      .command('user__save_resume_for_application', { application: { id: application.id, resume } })
      .expect(status);
    const after = await me.query('aggregates__application', `id=${application.id}`);
    expect(after.body.resume).toMatchObject({ self_pr: null, version: 0, resume_question_answers: [] });
  });

  test('a submitted resume cannot be edited', async () => {
    const { me, application } = await submitted(api);
    const { body } = await me
      .command('user__save_resume_for_application', {
        application: { id: application.id, resume: { self_pr: 'x' } },
      })
      .expect(409);
    expect(body.error.code).toBe('resume_not_editable');
  });

  test("somebody else's application does not exist", async () => {
    const { application } = await applied(api);
    const other = await student(api);
    const payload = { application: { id: application.id, resume: { self_pr: 'x' } } };
    const theirs = await other.command('user__save_resume_for_application', payload).expect(404);
    const unknown = await other
      .command('user__save_resume_for_application', {
        application: { id: 999_999, resume: { self_pr: 'x' } },
      })
      .expect(404);
    expect({ ...theirs.body.error, request_id: '' }).toEqual({ ...unknown.body.error, request_id: '' });
    await other.query('aggregates__application', `id=${application.id}`).expect(404);
    await other.query('user__get_application_resume_pdf', `application_id=${application.id}`).expect(404);
    await other.query('get_resume_questions', `application_id=${application.id}`).expect(404);
  });
});

describe('quitting', () => {
  const reason = '他社の内定を承諾しました';

  test('asks for a reason, can be undone for ten minutes, and its mail waits as long', async () => {
    const { me, application } = await applied(api);
    const { id } = application;
    await me
      .command('user__quit_application', { application: { id, reason_of_quit_by_student: '' } })
      .expect(422);
    const quit = await me
      .command('user__quit_application', { application: { id, reason_of_quit_by_student: reason } })
      .expect(200);
    expect(quit.body).toMatchObject({
      state: 'quit_by_student',
      reason_of_quit_by_student: reason,
      events_allowed: ['undo_quit'],
    });
    const events = await OutboxEvent.findAll({ where: { type: 'application_quit' } });
    const mine = events.find((event) => (event.payload as { application_id: number }).application_id === id)!;
    expect(mine.available_at).toEqual(new Date(api.clock.now.getTime() + 600_000));
    const undone = await me.command('user__undo_quit', { application: { id } }).expect(200);
    expect(undone.body).toMatchObject({ state: 'applied', reason_of_quit_by_student: null });
    expect(
      undone.body.application_events.find((event: { name: string }) => event.name === 'quit').undone_at,
    ).not.toBeNull();
  });

  test('recorded by staff, it can be undone by staff with a reason', async () => {
    const { application, mentor } = await submitted(api);
    const { id } = application;
    await mentor
      .command('hf_member__record_quit', { application: { id, reason_of_quit_by_student: reason } })
      .expect(200);
    await mentor.command('hf_member__undo_quit', { application: { id }, reason: '' }).expect(422);
    const { body } = await mentor
      .command('hf_member__undo_quit', { application: { id }, reason: '記録の誤り' })
      .expect(200);
    expect(body.state).toBe('resume_submitted');
  });

  test('after ten minutes it stays', async () => {
    const { me, application } = await applied(api);
    const { id } = application;
    await me
      .command('user__quit_application', { application: { id, reason_of_quit_by_student: reason } })
      .expect(200);
    const start = api.clock.now;
    try {
      api.clock.now = new Date(start.getTime() + 601_000);
      const { body } = await me.command('user__undo_quit', { application: { id } }).expect(409);
      expect(body.error.code).toBe('undo_expired');
    } finally {
      api.clock.now = start;
    }
  });
});

describe('lists and aggregates', () => {
  test('an application is answered in a fixed number of statements', async () => {
    const { me, application } = await submitted(api);
    await me.query('aggregates__application', `id=${application.id}`);
    api.takeStatements();
    await me.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(api.takeStatements().length).toBe(2);
    await me.query('user__get_applications').expect(200);
    expect(api.takeStatements().length).toBe(4);
  });

  test("the owner never sees what is staff's", async () => {
    const { me, application } = await submitted(api);
    await Application.update(
      { memo: '内部メモ', reason_of_result: '内部' },
      { where: { id: application.id } },
    );
    const { body } = await me.query('aggregates__application', `id=${application.id}`).expect(200);
    for (const hidden of [
      'memo',
      'reason_of_result',
      'reason_of_result_category',
      'trello_card_id',
      'user',
      'resume_submit_alert',
    ])
      expect(body).not.toHaveProperty(hidden);
    expect(JSON.stringify(body)).not.toContain('内部');
  });
});
