import { EventApplication } from '../../../db/models/event.ts';
import { StoredFile } from '../../../db/models/file.ts';
import { startApi } from '../../support/api.ts';
import {
  NOW,
  DEADLINE,
  START,
  appliedFor,
  applyFor,
  at,
  emitted,
  event,
  withResumeFile,
  workingStatements,
} from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

describe('user__apply_event', () => {
  test('makes the application with its campaign, and tells of it in the same transaction', async () => {
    const me = await student(api);
    const { id } = await event();
    const { body } = await applyFor(me, id, {
      apply_campaign_name: 'autumn',
      apply_campaign_source: 'mail',
      apply_landing_page: '/events/1',
    }).expect(200);
    expect(body).toMatchObject({
      event_id: id,
      user_id: me.user.id,
      state: 'applied',
      is_confirmed: false,
      is_cancelled: false,
      is_waiting: false,
      apply_at: NOW.toISOString(),
      form_answer: null,
      event: { apply_complete_message: { en: 'Come to the third floor.' } },
      can: { confirm: true, cancel: true, answer_form: false },
    });
    const row = (await EventApplication.findByPk(body.id))!;
    expect(row).toMatchObject({ apply_campaign_name: 'autumn', apply_landing_page: '/events/1' });
    expect(row.token_for_cancell).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(body)).not.toContain(row.token_for_cancell);
    expect(await emitted(row.id)).toEqual(['event_applied']);
  });

  test('takes the specified query parameters', async () => {
    const me = await student(api);
    const { id } = await event();
    await me
      .commandByQuery(
        'user__apply_event',
        `event_application[event_id]=${id}&event_application[apply_campaign_medium]=qr`,
      )
      .expect(200);
    expect(await EventApplication.findOne({ where: { event_id: id } })).toMatchObject({
      apply_campaign_medium: 'qr',
    });
  });

  test('counts to the very instant of the deadline, and not after it', async () => {
    const me = await student(api);
    const [open, over] = [await event(), await event()];
    await at(api, DEADLINE, () => applyFor(me, open.id).expect(200));
    const { body } = await at(api, new Date(DEADLINE.getTime() + 1), () => applyFor(me, over.id).expect(409));
    expect(body.error).toMatchObject({ code: 'deadline_over', message: 'Deadline is over.' });
  });

  test('says in the page language that the deadline is over', async () => {
    const { token } = await student(api);
    const { id } = await event({ deadline: new Date('2026-11-20T14:59:00Z') });
    const message = async (language: number) =>
      (await applyFor(api.as(token, language), id).expect(409)).body.error.message as string;
    expect(await message(1)).toBe('申込期限を過ぎています。');
    expect(await message(2)).toBe('Deadline is over.');
  });

  test('without a deadline ends with the start', async () => {
    const me = await student(api);
    const { id } = await event({ deadline: null });
    await at(api, new Date(START.getTime() + 1), () => applyFor(me, id).expect(409));
    await at(api, START, () => applyFor(me, id).expect(200));
  });

  test.each([
    ['that is not released', { is_released: false }, 404, 'not_found', 'Not found.'],
    [
      'with an outside form',
      { apply_url: 'https://events.example.com/1' },
      409,
      'applies_elsewhere',
      'Applications are accepted on another page.',
    ],
    [
      'that asks for a resume file one has not',
      { is_need_resume_file: true },
      422,
      'resume_file_missing',
      'This event asks for a resume. Please choose the one made from your profile, or upload a file first.',
    ],
  ])('an event %s is refused', async (_name, fields, status, code, message) => {
    const me = await student(api);
    const { id } = await event(fields);
    const { body } = await applyFor(me, id).expect(status);
    expect(body.error).toMatchObject({ code, message });
    expect(await EventApplication.count({ where: { event_id: id } })).toBe(0);
  });

  test('keeps the resume file of the moment when the event asks for one, and only then', async () => {
    const me = await student(api);
    const file = await withResumeFile(me);
    const [asking, other] = [await event({ is_need_resume_file: true }), await event()];
    expect((await appliedFor(me, asking.id)).resume_file_id).toBe(file.id);
    expect((await appliedFor(me, other.id)).resume_file_id).toBeNull();
  });

  test('hands in the profile as a resume where the student chooses that, and keeps it as it was', async () => {
    const me = await student(api, { fields: { first_name_kana: 'リン' } });
    const [asking, other] = [await event({ is_need_resume_file: true }), await event()];
    const { body } = await applyFor(me, asking.id, { resume_source: 'profile' }).expect(200);
    expect(body.has_resume_file).toBe(true);
    await me.user.update({ address: '大阪府大阪市北区1-1' });
    const file = await (
      await member(api, 'manager')
    ).query('hf_member__get_event_resume_file', `event_application_id=${body.id}`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect((await pdfText(file.body as Buffer)).replace(/\s/g, '')).toContain('新宿区高田馬場');
    expect(
      await StoredFile.findOne({ where: { user_id: me.user.id, purpose: 'event_resume' } }),
    ).toMatchObject({ name: '履歴書_Tran_Linh_20261121.pdf' });
    // Where no resume is asked for, none is made.
    expect(
      (await applyFor(me, other.id, { resume_source: 'profile' }).expect(200)).body.has_resume_file,
    ).toBe(false);
    expect(await StoredFile.count({ where: { user_id: me.user.id, purpose: 'event_resume' } })).toBe(1);
  });

  test('takes no profile that is not enough for a resume, and no resume from elsewhere', async () => {
    const me = await student(api, { fields: { address: '' } });
    const { id } = await event({ is_need_resume_file: true });
    const { body } = await applyFor(me, id, { resume_source: 'profile' }).expect(422);
    expect(body.error).toMatchObject({ code: 'profile_incomplete', details: { missing: ['address'] } });
    await applyFor(me, id, { resume_source: 'file' }).expect(422);
    await applyFor(me, id, { resume_source: 'mail' }).expect(422);
    expect(await EventApplication.count({ where: { event_id: id } })).toBe(0);
    expect(await StoredFile.count({ where: { user_id: me.user.id, purpose: 'event_resume' } })).toBe(0);
  });

  test('an event that does not exist, a missing id and an unknown field are refused', async () => {
    const me = await student(api);
    await applyFor(me, 999_999).expect(404);
    const { id } = await event();
    await me.command('user__apply_event', { event_application: {} }).expect(422);
    await applyFor(me, id, { user_id: 1 }).expect(400);
    await applyFor(me, id, { is_confirmed: true }).expect(400);
  });

  test('twice is refused with the application there is, also six times at once', async () => {
    const me = await student(api);
    const { id } = await event();
    const answers = await Promise.all(Array.from({ length: 6 }, () => applyFor(me, id)));
    const [made] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer !== made))
      expect([status, body.error.code, body.error.details]).toEqual([
        409,
        'already_applied_event',
        { event_application_id: made!.body.id },
      ]);
    expect(await EventApplication.count({ where: { event_id: id } })).toBe(1);
    const again = await applyFor(me, id).expect(409);
    expect(again.body.error.message).toBe('You have already applied for this event.');
  });

  test('is for who has signed up', async () => {
    const { id } = await event();
    await applyFor(api.as(null), id).expect(401);
    const account = api.as(await api.tokenFor('nobody-yet@example.com'));
    expect((await applyFor(account, id).expect(403)).body.error.code).toBe('sign_up_required');
    for (const role of ['mentor', 'manager'] as const)
      await applyFor(await member(api, role), id).expect(403);
  });

  test('takes eight statements, with a capacity or without', async () => {
    const me = await student(api);
    const [free, limited] = [await event(), await event({ capacity: 3 })];
    api.takeStatements();
    await applyFor(me, free.id).expect(200);
    expect(workingStatements(api)).toHaveLength(8);
    await applyFor(me, limited.id).expect(200);
    expect(workingStatements(api)).toHaveLength(8);
  });
});
