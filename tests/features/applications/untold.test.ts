import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { agreed, applied, corrected, sent, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const START = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
afterEach(() => {
  api.clock.now = START;
});

const later = (minutes: number) => {
  api.clock.now = new Date(START.getTime() + minutes * 60_000);
};
const about = (id: number, fields: object = {}) => ({ application: { id, ...fields } });
const decline = {
  reason_of_decline: '内部の理由',
  result_reason: '見送りのことば',
  reapply_from: '2026-11-21',
};
type Me = Awaited<ReturnType<typeof submitted>>['me'];

/** Invited to an interview, with a practice before it. */
async function invited() {
  const made = await sent(api);
  const { id } = made.application;
  const result = about(id, { is_resume_passed: true });
  await made.mentor.command('hf_member__record_resume_result', result).expect(200);
  const interview = { conduct_at: '2026-12-05T05:00:00Z', place: '本社' };
  await made.mentor.command('hf_member__schedule_interview', { ...about(id), interview }).expect(200);
  const interview_practice = { scheduled_at: '2026-12-03T05:00:00Z' };
  await made.mentor
    .command('hf_member__schedule_interview_practice', { ...about(id), interview_practice })
    .expect(200);
  return made;
}

/** Back with the student, who writes on. */
async function returned() {
  const made = await submitted(api);
  const { id } = made.application;
  await made.mentor
    .command('hf_member__return_to_student', { ...about(id), comment: '具体的に' })
    .expect(200);
  const answer = { resume_question_id: made.questions[0]!.id, answer: '書き直している答えです。' };
  await made.me
    .command(
      'user__save_resume_for_application',
      about(id, { resume: { resume_question_answers: [answer] } }),
    )
    .expect(200);
  return made;
}

/** Everything the owner can read of it. */
async function seenBy(me: Me, id: number, jobId: number) {
  const bodies = [];
  for (const [name, query] of [
    ['aggregates__application', `id=${id}`],
    ['user__get_applications', ''],
    ['user__get_own_data', ''],
    ['aggregates__recruitment', `id=${jobId}`],
    ['user__export_own_data', ''],
  ] as const) {
    const { body } = await me.query(name, query).expect(200);
    delete body.exported_at;
    bodies.push(body);
  }
  const pdf = await me.query('user__get_application_resume_pdf', `application_id=${id}`).buffer(true);
  return { bodies, pdf: await pdfText(pdf.body) };
}

describe('R7: a decline', () => {
  test.each([
    ['applied', () => applied(api)],
    ['in_correction', () => corrected(api)],
    ['returned_to_student', () => returned()],
    ['correction_agreed', () => agreed(api)],
    ['interviewing', () => invited()],
  ] as const)('R7: of one that was %s is told when it cannot be taken back', async (state, make) => {
    const { me, application, job } = await make();
    const { id } = application;
    const manager = await member(api, 'manager');
    const before = await seenBy(me, id, job.id);
    await manager.command('hf_member__decline_application', about(id, decline)).expect(200);
    later(8);
    await manager.command('hf_member__set_reapply_from', about(id, { reapply_from: null })).expect(200);
    later(9);
    expect(await seenBy(me, id, job.id)).toEqual(before);
    await manager
      .command('hf_member__set_reapply_from', about(id, { reapply_from: decline.reapply_from }))
      .expect(200);
    const again = await me.command('user__apply', { application: { recruitment_id: job.id } }).expect(409);
    expect(again.body.error.code).toBe('already_applied');
    later(11);
    const { body } = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(body).toMatchObject({
      state: 'declined_by_hf',
      is_declined_by_hf: true,
      result_reason: '見送りのことば',
    });
    expect(body.application_events.at(-1)).toMatchObject({ name: 'decline', from_state: state });
    const list = await me.query('user__get_applications').expect(200);
    expect(list.body.applications).toMatchObject([{ state: 'declined_by_hf' }]);
    expect(JSON.stringify(body)).not.toContain('内部の理由');
  });

  test('R7: taken back in time leaves no trace for the student', async () => {
    const { me, application, mentor } = await submitted(api);
    const { id } = application;
    const { body } = await me.query('aggregates__application', `id=${id}`).expect(200);
    await mentor.command('hf_member__decline_application', about(id, decline)).expect(200);
    await mentor.command('hf_member__undo_decline', about(id)).expect(200);
    const declined = await mentor.command('hf_member__decline_application', about(id, decline)).expect(200);
    await mentor
      .command('hf_member__undo_move', { move_id: declined.body.undo.move_id, dry_run: false })
      .expect(200);
    later(30);
    const after = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(after.body.application_events).toEqual(body.application_events);
    expect(after.body).toMatchObject({ state: 'resume_submitted', result_reason: null });
  });

  test('R7: does not stop what the student does before they are told', async () => {
    const { me, application, questions } = await applied(api, { answered: true });
    const { id } = application;
    const manager = await member(api, 'manager');
    await manager.command('hf_member__decline_application', about(id, decline)).expect(200);
    await me
      .command('user__save_resume_for_application', {
        application: {
          id,
          resume: {
            resume_question_answers: [{ resume_question_id: questions[0]!.id, answer: '新しい答え' }],
          },
        },
      })
      .expect(200);
    const handedIn = await me
      .command(
        'user__submit_resume_to_jtj',
        about(id, { is_admitted_edit_resume_by_hf: true, no_lie_agreement: true }),
      )
      .expect(200);
    expect(handedIn.body).toMatchObject({ state: 'resume_submitted', is_declined_by_hf: false });
    const staffs = await manager.query('aggregates__application', `id=${id}`).expect(200);
    expect(staffs.body.state).toBe('declined_by_hf');
    const undone = await manager.command('hf_member__undo_decline', about(id)).expect(200);
    expect(undone.body.state).toBe('resume_submitted');
  });

  test('R7: comes too late for who has withdrawn before they were told', async () => {
    const { me, application, mentor } = await invited();
    const { id } = application;
    await mentor.command('hf_member__decline_application', about(id, decline)).expect(200);
    later(5);
    const { body } = await me
      .command('user__quit_application', about(id, { reason_of_quit_by_student: '他社' }))
      .expect(200);
    expect(body.state).toBe('quit_by_student');
    expect(body.application_events.at(-1)).toMatchObject({ name: 'quit', from_state: 'interviewing' });
    later(60);
    const seen = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(seen.body.state).toBe('quit_by_student');
  });
});
