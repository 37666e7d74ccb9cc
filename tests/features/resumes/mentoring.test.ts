import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { corrected, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('assigning', () => {
  test('a mentor takes an unassigned application, and another mentor cannot take it away', async () => {
    const { application, mentor } = await submitted(api);
    const other = await member(api);
    const payload = { application: { id: application.id, hf_member_id: other.member.id } };
    expect((await other.command('hf_member__assign_application', payload).expect(409)).body.error.code).toBe(
      'already_assigned',
    );
    await mentor.command('hf_member__assign_application', payload).expect(200);
    await mentor.query('aggregates__application', `id=${application.id}`).expect(404);
    await other.query('aggregates__application', `id=${application.id}`).expect(200);
  });

  test('handing over leaves one main mentor', async () => {
    const { application, mentor } = await submitted(api);
    const manager = await member(api, 'manager');
    await manager
      .command('hf_member__assign_application', {
        application: { id: application.id, hf_member_id: mentor.member.id },
      })
      .expect(200);
    const view = await manager.query('aggregates__application', `id=${application.id}`).expect(200);
    expect(view.body.application_hf_members).toHaveLength(1);
  });

  test('a mentor cannot give an unassigned application to another, nor a member who is not there', async () => {
    const { application } = await submitted(api);
    const manager = await member(api, 'manager');
    const { body } = await manager
      .command('hf_member__assign_application', {
        application: { id: application.id, hf_member_id: 999_999 },
      })
      .expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['application[hf_member_id]']);
  });
});

describe('correcting', () => {
  test('is refused to mentors it is not assigned to, to students, and does not exist for them', async () => {
    const { application, me } = await submitted(api);
    const other = await member(api);
    await other.command('hf_member__start_correction', { application: { id: application.id } }).expect(404);
    await me.command('hf_member__start_correction', { application: { id: application.id } }).expect(403);
    await api
      .as(null)
      .command('hf_member__start_correction', { application: { id: application.id } })
      .expect(401);
  });

  test('needs the consent of the student', async () => {
    const { application, mentor } = await submitted(api, { consent: false });
    const { body } = await mentor
      .command('hf_member__start_correction', { application: { id: application.id } })
      .expect(409);
    expect(body.error.code).toBe('correction_not_permitted');
    const approved = await mentor
      .command('hf_member__approve_unchanged', { application: { id: application.id } })
      .expect(200);
    expect(approved.body.state).toBe('correction_agreed');
  });

  test('two mentors saving the same answer: the second is told', async () => {
    const { application, mentor, resume, answer } = await corrected(api);
    const save = (version: number, answer_jt: string) =>
      mentor.command('hf_member__save_correction', {
        application: {
          id: application.id,
          resume: { version, resume_question_answers: [{ id: answer.id, answer_jt }] },
        },
      });
    await save(resume.version, '先').expect(200);
    const { body } = await save(resume.version, '後').expect(409);
    expect(body.error).toMatchObject({ code: 'version_conflict', details: { version: resume.version + 1 } });
    const after = await mentor.query('aggregates__application', `id=${application.id}`);
    expect(after.body.resume.resume_question_answers[0].answer_jt).toBe('先');
  });

  test("the student's own words cannot be written by a mentor", async () => {
    const { application, mentor, resume } = await corrected(api);
    await mentor
      .command('hf_member__save_correction', {
        application: { id: application.id, resume: { version: resume.version, self_pr: 'x' } },
      })
      .expect(400);
  });

  test('an empty correction is not sent', async () => {
    const { application, mentor } = await submitted(api);
    await mentor.command('hf_member__start_correction', { application: { id: application.id } }).expect(200);
    await mentor.command('hf_member__send_correction', { application: { id: application.id } }).expect(422);
  });

  test('the student may answer instead of agreeing, and it comes back to the mentor', async () => {
    const { application, mentor, me } = await corrected(api);
    const { id } = application;
    await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
    await me
      .command('user__agree_to_correction', { application: { id, no_lie_agreement: false } })
      .expect(422);
    await me.command('user__answer_correction', { application: { id }, comment: '' }).expect(422);
    const { body } = await me
      .command('user__answer_correction', { application: { id }, comment: '経験と違います' })
      .expect(200);
    expect(body.state).toBe('in_correction');
    expect(body.comments).toMatchObject([{ author: 'student', body: '経験と違います' }]);
  });

  test('returning asks for a comment, sets a new due date and lets the student write again', async () => {
    const { application, mentor, me } = await submitted(api);
    const { id } = application;
    await mentor.command('hf_member__return_to_student', { application: { id }, comment: '' }).expect(422);
    await mentor
      .command('hf_member__return_to_student', { application: { id }, comment: '具体例を' })
      .expect(200);
    const seen = await me.query('aggregates__application', `id=${id}`);
    expect(seen.body).toMatchObject({
      state: 'returned_to_student',
      due_date_to_submit_resume: '2026-11-26',
    });
    await me
      .command('user__save_resume_for_application', {
        application: { id, resume: { self_pr: '書き直しました' } },
      })
      .expect(200);
    const again = await me
      .command('user__submit_resume_to_jtj', { application: { id, no_lie_agreement: true } })
      .expect(200);
    expect(again.body).toMatchObject({ state: 'resume_submitted', is_admitted_edit_resume_by_hf: true });
    expect(again.body.versions).toHaveLength(2);
  });

  test('a comment may be about words of a text, which the student sees with it', async () => {
    const { application, mentor, me, answer } = await corrected(api);
    const { id } = application;
    const about = { application_id: id, resume_question_answer_id: answer.id };
    await mentor
      .command('hf_member__comment_on_resume', { comment: { ...about, quote: 'あ'.repeat(256), body: 'x' } })
      .expect(422);
    await mentor
      .command('hf_member__comment_on_resume', {
        comment: { ...about, quote: '毎日学びました', body: '何を学んだかを書いてください。' },
      })
      .expect(200);
    await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
    const seen = await me.query('aggregates__application', `id=${id}`);
    expect(seen.body.comments).toMatchObject([
      { quote: '毎日学びました', body: '何を学んだかを書いてください。' },
    ]);
  });

  test('a comment on an answer of another application is refused', async () => {
    const one = await corrected(api);
    const two = await corrected(api);
    await one.mentor
      .command('hf_member__comment_on_resume', {
        comment: { application_id: one.application.id, resume_question_answer_id: two.answer.id, body: 'x' },
      })
      .expect(404);
  });
});

describe('declining', () => {
  test('asks for a reason and can be undone', async () => {
    const { application, mentor } = await submitted(api);
    const { id } = application;
    await mentor
      .command('hf_member__decline_application', { application: { id, reason_of_decline: '' } })
      .expect(422);
    await mentor
      .command('hf_member__decline_application', {
        application: { id, reason_of_decline: '条件に合わない', result_reason: '見送り' },
      })
      .expect(200);
    const { body } = await mentor.command('hf_member__undo_decline', { application: { id } }).expect(200);
    expect(body.state).toBe('resume_submitted');
  });
});

describe('notes of staff', () => {
  test('are kept by version and never move the application', async () => {
    const { application, mentor } = await submitted(api);
    const view = await mentor.query('aggregates__application', `id=${application.id}`);
    const { version, state } = view.body;
    const update = (fields: object) =>
      mentor.command('hf_member__update_application', {
        application: { id: application.id, version, ...fields },
      });
    const { body } = await update({ memo: '面談済み', due_date_to_submit_resume: '2026-12-10' }).expect(200);
    expect(body).toMatchObject({ memo: '面談済み', state, due_date_to_submit_resume: '2026-12-10' });
    await update({ memo: '古い版' }).expect(409);
    await update({ state: 'passed' }).expect(400);
  });
});
