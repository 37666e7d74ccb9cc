import { Application } from '../../../db/models/application.ts';
import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { Resume, ResumeQuestionAnswer } from '../../../db/models/resume.ts';
import { ResumeComment, ResumeVersion } from '../../../db/models/resume-history.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { FAILED, many, outboxOf, WITH_COMPANY } from '../../support/many-applications.ts';
import { agreed, corrected, sent, submitted } from '../../support/steps.ts';
import { laterOf } from '../../support/later.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const later = laterOf(api);

describe('undo', () => {
  const undo = (who: Awaited<ReturnType<typeof member>>, move_id: string) =>
    who.command('hf_member__undo_move', { move_id, dry_run: false });

  test('of a result recorded on the desk takes its mail back, and the student sees the truth', async () => {
    const { me, mentor, application } = await sent(api);
    const { id } = application;
    const { body } = await mentor
      .command('hf_member__record_resume_result', { application: { id, ...FAILED.application } })
      .expect(200);
    expect(body.undo).toMatchObject({ event: 'record_resume_result', until: '2026-11-21T03:10:00.000Z' });
    const mail = (await outboxOf([id])).at(-1)!;
    expect(mail.available_at.toISOString()).toBe('2026-11-21T03:10:00.000Z');
    const told = await me.query('aggregates__application', `id=${id}`);
    expect(told.body).toMatchObject({ state: 'resume_failed', result_reason: '今回は見送りとなりました。' });
    expect(JSON.stringify(told.body)).not.toContain('会話が続かない');
    expect(JSON.stringify(told.body)).not.toContain('japanese_level');

    const undone = await undo(mentor, body.undo.move_id).expect(200);
    expect(undone.body.results[0]).toMatchObject({ outcome: 'undone', to_state: 'sent_to_company' });
    const now = await me.query('aggregates__application', `id=${id}`);
    expect(now.body).toMatchObject({ state: 'sent_to_company', result_reason: null, is_resume_passed: null });
    const names = now.body.application_events.map((line: { name: string }) => line.name);
    expect(names.slice(-2)).toEqual(['record_resume_result', 'undo']);
    expect(now.body.application_events.at(-2).undone_at).not.toBeNull();
    const line = await ApplicationEvent.findByPk(
      (mail.payload as { application_event_id: number }).application_event_id,
    );
    expect(line!.undone_at).not.toBeNull();
    expect((await undo(mentor, body.undo.move_id)).body.results[0].code).toBe('undo_expired');
  });

  test('after ten minutes is refused', async () => {
    const { mentor, application } = await submitted(api);
    const { body } = await mentor
      .command('hf_member__start_correction', { application: { id: application.id } })
      .expect(200);
    later(11);
    const late = await undo(mentor, body.undo.move_id).expect(200);
    expect(late.body).toMatchObject({ done_count: 0, skipped_count: 1 });
    expect(late.body.results[0]).toMatchObject({ outcome: 'skipped', code: 'undo_expired' });
    expect((await mentor.get(`/staff/api/applications/${application.id}`)).body.undo).toBeNull();
  });

  test('of what has moved on since is refused and says what came after', async () => {
    const { mentor, application } = await submitted(api);
    const { id } = application;
    const first = await mentor.command('hf_member__start_correction', { application: { id } }).expect(200);
    await mentor.command('hf_member__approve_unchanged', { application: { id } }).expect(200);
    const { body } = await undo(mentor, first.body.undo.move_id).expect(200);
    expect(body.results[0]).toMatchObject({ code: 'undo_superseded', came_after: 'approve_unchanged' });
  });

  test('of what the student answered meanwhile is refused', async () => {
    const { me, mentor, application } = await corrected(api);
    const { id } = application;
    const { body } = await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
    await me
      .command('user__agree_to_correction', { application: { id, no_lie_agreement: true } })
      .expect(200);
    const refused = await undo(mentor, body.undo.move_id).expect(200);
    expect(refused.body.results[0]).toMatchObject({ code: 'undo_superseded', came_after: 'agree' });
  });

  test('is refused once the mail has left, and stops one that is written but waits', async () => {
    const { mentor, application } = await submitted(api);
    const { id } = application;
    const { body } = await mentor
      .command('hf_member__return_to_student', { application: { id }, comment: '具体的に。' })
      .expect(200);
    expect(await ResumeComment.count({ where: { application_id: id } })).toBe(1);
    const mail = (await outboxOf([id])).at(-1)!;
    const delivery = await Delivery.create({
      outbox_event_id: mail.id,
      cause: `test:${mail.id}`,
      template: 'resume_returned',
      recipient_email: 'somebody@example.com',
      language_code: 'en',
      available_at: api.clock.now,
      state: 'sent',
    });
    const refused = await undo(mentor, body.undo.move_id).expect(200);
    expect(refused.body.results[0]).toMatchObject({
      code: 'undo_mail_sent',
      mails_sent: ['resume_returned'],
    });
    await delivery.update({ state: 'pending' });
    const undone = await undo(mentor, body.undo.move_id).expect(200);
    expect(undone.body.results[0]).toMatchObject({ outcome: 'undone', to_state: 'resume_submitted' });
    expect((await delivery.reload()).state).toBe('cancelled');
    expect(await ResumeComment.count({ where: { application_id: id } })).toBe(0);
  });

  test('is refused where a field was changed since, for nobody shall lose that', async () => {
    const { mentor, application } = await submitted(api);
    const { id } = application;
    const { body } = await mentor
      .command('hf_member__return_to_student', { application: { id }, comment: '具体的に。' })
      .expect(200);
    await mentor
      .command('hf_member__update_application', {
        application: { id, version: body.version, due_date_to_submit_resume: '2026-12-24' },
      })
      .expect(200);
    const refused = await undo(mentor, body.undo.move_id).expect(200);
    expect(refused.body.results[0].code).toBe('undo_changed');
  });

  test('of an approval brings the correction back that it had dropped', async () => {
    const { mentor, application, answer } = await corrected(api);
    const { id } = application;
    const { body } = await mentor
      .command('hf_member__approve_unchanged', { application: { id } })
      .expect(200);
    expect((await ResumeQuestionAnswer.findByPk(answer.id))!.answer_jt).toBeNull();
    await undo(mentor, body.undo.move_id).expect(200);
    expect((await ResumeQuestionAnswer.findByPk(answer.id))!.answer_jt).toBe('私の直した答えです。');
    expect((await Resume.findOne({ where: { application_id: id } }))!.version).toBeGreaterThan(1);
    // It can be approved, or sent, once more.
    await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
  });

  test('of a sending that waits leaves no version that claims to be sent', async () => {
    const { mentor, application } = await agreed(api);
    const { id } = application;
    const { body } = await mentor.command('hf_member__send_to_company', { application: { id } }).expect(200);
    expect(body.undo).toMatchObject({ event: 'send_to_company', until: '2026-11-21T03:10:00.000Z' });
    expect((await outboxOf([id])).at(-1)!.available_at.toISOString()).toBe(body.undo.until);
    expect(await ResumeVersion.count({ where: { application_id: id, kind: 'sent' } })).toBe(1);
    await undo(mentor, body.undo.move_id).expect(200);
    expect(await ResumeVersion.count({ where: { application_id: id, kind: 'sent' } })).toBe(0);
    await mentor.command('hf_member__send_to_company', { application: { id } }).expect(200);
  });

  test("of an interview's result", async () => {
    const { mentor, application } = await sent(api);
    const { id } = application;
    await mentor
      .command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } })
      .expect(200);
    const made = await mentor
      .command('hf_member__schedule_interview', {
        application: { id },
        interview: { conduct_at: '2026-12-05T05:00:00Z' },
      })
      .expect(200);
    const [planned] = made.body.interviews as { id: number }[];
    const interview = { id: planned!.id, is_passed: false, is_date_confirmed: true };
    const { body } = await mentor
      .command('hf_member__record_interview_result', { application: { id }, interview })
      .expect(200);
    await undo(mentor, body.undo.move_id).expect(200);
    const now = await mentor.get(`/staff/api/applications/${id}`);
    expect(now.body.interviews[0]).toMatchObject({ is_passed: null, get_result_at: null });
  });

  test('of a withdrawal after which the student applied again is refused', async () => {
    const { me, mentor, application, job } = await submitted(api);
    const { body } = await mentor
      .command('hf_member__record_quit', {
        application: { id: application.id, reason_of_quit_by_student: '電話で連絡' },
      })
      .expect(200);
    await me.command('user__apply', { application: { recruitment_id: job.id } }).expect(200);
    const refused = await undo(mentor, body.undo.move_id).expect(200);
    expect(refused.body.results[0].code).toBe('applied_again');
  });

  test('of one application of a bulk move leaves the others', async () => {
    const manager = await member(api, 'manager');
    const ids = await many(api, 3, WITH_COMPANY, null);
    const { body } = await manager
      .command('hf_member__move_applications', { ids, dry_run: false, ...FAILED })
      .expect(200);
    await manager
      .command('hf_member__undo_move', { move_id: body.move_id, ids: [ids[1]], dry_run: false })
      .expect(200);
    const states = await Application.findAll({ where: { id: ids }, order: ['id'] });
    expect(states.map(({ state }) => state)).toEqual(['resume_failed', 'sent_to_company', 'resume_failed']);
  });
});
