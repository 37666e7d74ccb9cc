import { Application } from '../../../db/models/application.ts';
import { ResumeVersion } from '../../../db/models/resume-history.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { UNDO_MINUTES } from '../../../domain/constants.ts';
import { TRANSITIONS } from '../../../domain/application-transitions.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { agreed, applied, corrected, sent, submitted } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

const SIMPLE = { questions: [], fields: { is_simple: true } };
const about = (id: number, fields: object = {}) => ({ application: { id, ...fields } });
const handIn = (id: number, is_admitted_edit_resume_by_hf: boolean) =>
  about(id, { is_admitted_edit_resume_by_hf, no_lie_agreement: true });

const versionsOf = (id: number) =>
  ResumeVersion.findAll({ where: { application_id: id }, order: [['number', 'ASC']] });
const words = ({ document, photo_file_id, pdf_file_id }: ResumeVersion) => ({
  document,
  photo_file_id,
  pdf_file_id,
});

describe('R1: a simple application', () => {
  test('R1: waits for its student, and nothing of it can leave', async () => {
    const { me, application } = await applied(api, { recruitment: SIMPLE });
    const { id } = application;
    expect(application).toMatchObject({
      state: 'applied',
      is_admitted_edit_resume_by_hf: false,
      no_lie_agreement: false,
      versions: [],
    });
    const manager = await member(api, 'manager');
    for (const name of ['start_correction', 'approve_unchanged', 'send_correction', 'send_to_company'])
      await manager.command(`hf_member__${name}`, about(id)).expect(409);
    await manager.command('hf_member__send_again', { ...about(id), reason: '再送' }).expect(409);
    await manager.command('hf_member__record_agreement', { ...about(id), reason: '電話' }).expect(409);
    for (const event of ['approve_unchanged', 'agree', 'send_to_company']) {
      const { body } = await manager
        .command('hf_member__move_applications', { ids: [id], event, dry_run: false, reason: '電話' })
        .expect(200);
      expect(body).toMatchObject({ done_count: 0, skipped_count: 1 });
    }
    const { body } = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(body).toMatchObject({ state: 'applied', sent_resume_to_company_at: null });
    expect(body.events_allowed).toContain('submit');
  });

  test.each([
    ['may be corrected goes straight into correction', true, 'in_correction'],
    ['may not be corrected waits to be read', false, 'resume_submitted'],
  ])('R1: handed in by the specified call, one that %s', async (_name, mayCorrect, state) => {
    const { me, application } = await applied(api, { recruitment: SIMPLE });
    const { body } = await me
      .command('user__submit_resume_to_jtj', handIn(application.id, mayCorrect))
      .expect(200);
    expect(body).toMatchObject({ state, is_admitted_edit_resume_by_hf: mayCorrect, no_lie_agreement: true });
    expect(body.versions).toMatchObject([{ number: 1, kind: 'submitted' }]);
  });

  test('R1: is handed in with applying by the two answers of its page, stored as answered', async () => {
    for (const is_admitted_edit_resume_by_hf of [true, false]) {
      const me = await student(api);
      const { recruitment: job } = await recruitment(api, SIMPLE);
      const apply = (fields: object) =>
        me.command('user__apply', { application: { recruitment_id: job.id, ...fields } });
      const refused = await apply({ is_admitted_edit_resume_by_hf, no_lie_agreement: false }).expect(422);
      expect(refused.body.error.code).toBe('agreement_required');
      const half = await apply({ no_lie_agreement: true }).expect(422);
      expect(Object.keys(half.body.error.fields)).toEqual(['application[is_admitted_edit_resume_by_hf]']);
      expect(await Application.count({ where: { user_id: me.user.id } })).toBe(0);
      const { body } = await apply({ is_admitted_edit_resume_by_hf, no_lie_agreement: true }).expect(200);
      expect(body).toMatchObject({
        state: is_admitted_edit_resume_by_hf ? 'in_correction' : 'resume_submitted',
        is_admitted_edit_resume_by_hf,
        no_lie_agreement: true,
        versions: [{ kind: 'submitted' }],
      });
    }
  });

  test('R1: of a recruitment with questions nothing is handed in with applying', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api);
    const answers = { is_admitted_edit_resume_by_hf: true, no_lie_agreement: true };
    await me.command('user__apply', { application: { recruitment_id: job.id, ...answers } }).expect(422);
    expect(await Application.count({ where: { user_id: me.user.id } })).toBe(0);
  });

  test('R1: its student sees before applying what would be handed in', async () => {
    const me = await student(api, { fields: { first_name: 'Xuanpreview' } });
    const { recruitment: job } = await recruitment(api, SIMPLE);
    const query = `recruitment_id=${job.id}`;
    const { body, headers } = await me.query('user__get_profile_resume_pdf', query).buffer(true).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(await pdfText(body)).toContain('Xuanpreview');
    await me.query('user__get_profile_resume_pdf', 'recruitment_id=999999').expect(404);
    await (await member(api)).query('user__get_profile_resume_pdf', query).expect(403);
  });
});

describe('R1: what leaves is what was agreed to', () => {
  test('R1: the table asks for the agreement on every way to the company', () => {
    const leading = Object.entries(TRANSITIONS).filter(
      ([name, { to }]) =>
        name !== 'agree' &&
        !name.startsWith('undo_') &&
        (to as readonly string[]).some((state) => ['correction_agreed', 'sent_to_company'].includes(state)),
    );
    expect(leading.map(([name]) => name)).toEqual(['approve_unchanged', 'send_to_company', 'send_again']);
    for (const [, { needs }] of leading) expect(needs).toContain('agreed');
  });

  // Rows of before: the lifecycle of today leaves none without the agreement in these states.
  test.each([
    ['approve_unchanged', () => submitted(api), {}],
    ['send_to_company', () => agreed(api), { is_alert_confirmed: true }],
    ['send_again', () => sent(api), {}],
  ] as const)('R1: %s is refused without the agreement, also in bulk', async (event, make, fields) => {
    const { application, mentor } = await make();
    const { id } = application;
    await Application.update({ no_lie_agreement: false }, { where: { id } });
    const { body } = await mentor
      .command(`hf_member__${event}`, {
        ...about(id, fields),
        ...(event === 'send_again' && { reason: '再送' }),
      })
      .expect(409);
    expect(body.error.code).toBe('resume_not_agreed');
    const seen = await mentor.query('aggregates__application', `id=${id}`).expect(200);
    expect(seen.body.events_allowed).not.toContain(event);
    expect(seen.body.events_refused).toContainEqual({ event, code: 'resume_not_agreed' });
    if (event === 'send_again') return;
    const moved = await mentor
      .command('hf_member__move_applications', { ids: [id], event, dry_run: false, application: fields })
      .expect(200);
    expect(moved.body.results).toMatchObject([{ outcome: 'skipped', code: 'resume_not_agreed' }]);
  });

  test('R1: approved unchanged, the company gets the very version handed in, whatever changed since', async () => {
    const { me, mentor, application } = await corrected(api);
    const { id } = application;
    await me.command('user__update_profile', { user: { address: '大阪府大阪市9-9-9' } }).expect(200);
    await mentor.command('hf_member__approve_unchanged', about(id)).expect(200);
    await mentor.command('hf_member__send_to_company', about(id, { is_alert_confirmed: true })).expect(200);
    const [handedIn, approved, left] = await versionsOf(id);
    expect([handedIn, approved, left].map((version) => version?.kind)).toEqual([
      'submitted',
      'agreed',
      'sent',
    ]);
    expect(words(approved!)).toEqual(words(handedIn!));
    expect(words(left!)).toEqual(words(handedIn!));
    // The note was the mentor's, and the student never saw it.
    api.clock.now = new Date(api.clock.now.getTime() + UNDO_MINUTES * 60_000);
    await processOutbox(api);
    const [mail] = await Delivery.findAll({ where: { template: 'company_resume' }, order: [['id', 'DESC']] });
    expect(mail!.body_text).not.toContain('誠実な学生です。');
  });

  test.each([
    ['the student agrees', false],
    ['staff record it with a reason', true],
  ])('R1: where %s, it is the correction as it was sent to them', async (_name, isRecorded) => {
    const { me, mentor, application } = await corrected(api);
    const { id } = application;
    await mentor.command('hf_member__send_correction', about(id)).expect(200);
    const seen = await me
      .query('user__get_application_resume_pdf', `application_id=${id}`)
      .buffer(true)
      .expect(200);
    await me.command('user__update_profile', { user: { address: '京都府京都市7-7-7' } }).expect(200);
    if (isRecorded) {
      await mentor.command('hf_member__record_agreement', about(id)).expect(422);
      await mentor.command('hf_member__record_agreement', { ...about(id), reason: '電話で確認' }).expect(200);
    } else await me.command('user__agree_to_correction', about(id, { no_lie_agreement: true })).expect(200);
    await mentor.command('hf_member__send_to_company', about(id, { is_alert_confirmed: true })).expect(200);
    const versions = await versionsOf(id);
    const shown = versions.find(({ kind }) => kind === 'corrected')!;
    for (const kind of ['agreed', 'sent'])
      expect(words(versions.find((version) => version.kind === kind)!)).toEqual(words(shown));
    const left = await me
      .query('user__get_application_resume_pdf', `application_id=${id}`)
      .buffer(true)
      .expect(200);
    expect(Buffer.compare(left.body, seen.body)).toBe(0);
  });

  test('R1: an approval taken back leaves no agreed version to send', async () => {
    const { mentor, application } = await submitted(api);
    const { id } = application;
    const { body } = await mentor.command('hf_member__approve_unchanged', about(id)).expect(200);
    await mentor.command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false }).expect(200);
    expect((await versionsOf(id)).map(({ kind }) => kind)).toEqual(['submitted']);
    await mentor.command('hf_member__send_to_company', about(id)).expect(409);
  });
});
