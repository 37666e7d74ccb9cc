import { Delivery } from '../../../db/models/delivery.ts';
import { startApi } from '../../support/api.ts';
import { prepared } from '../../support/prepared.ts';
import { sent } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';

const start = new Date('2026-11-21T03:00:00Z');
const api = prepared(startApi);
beforeEach(() => {
  api.clock.now = start;
});

const hence = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
const WEEK = 7 * 24 * 60;
const passMinutes = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
};

/** An interview in a week, of which the student has been told. */
async function arranged(conduct_at = hence(WEEK)) {
  const { me, mentor, application } = await sent(api);
  const about = { application: { id: application.id } };
  await mentor
    .command('hf_member__record_resume_result', {
      application: { ...about.application, is_resume_passed: true },
    })
    .expect(200);
  const schedule = async (interview: object) =>
    (await mentor.command('hf_member__schedule_interview', { ...about, interview }).expect(200)).body;
  const { latest_interview } = await schedule({ conduct_at, is_online: false, place: '本社' });
  const { id } = latest_interview as { id: number };
  const mails = async () => {
    await processOutbox(api);
    const where = { template: 'interview_scheduled', recipient_user_id: me.user.id };
    return Delivery.findAll({ where, order: ['id'] });
  };
  expect(await mails()).toHaveLength(1);
  return {
    mails,
    schedule,
    move: (fields: object) => schedule({ id, ...fields }),
    undo: async (body: { undo: { move_id: string } }) =>
      (
        await mentor
          .command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false })
          .expect(200)
      ).body.results[0] as { outcome: string; code: string | null },
    cancel: async () =>
      (
        await mentor
          .command('hf_member__cancel_interview', { ...about, interview: { id }, reason: '社内' })
          .expect(200)
      ).body,
    seen: async () =>
      (await me.query('aggregates__application', `id=${application.id}`).expect(200)).body.latest_interview,
  };
}

describe('an interview that is moved', () => {
  test('is where it was again for ten minutes, and the student hears of neither', async () => {
    const { move, undo, seen, mails } = await arranged();
    const moved = await move({ conduct_at: hence(2 * WEEK), is_online: true, place: null, memo: '変更' });
    expect(moved.undo).toEqual({
      move_id: expect.any(String),
      event: 'change_interview',
      until: hence(10),
    });
    passMinutes(9);
    expect(await mails()).toHaveLength(1);
    expect(await undo(moved)).toMatchObject({ outcome: 'undone' });
    expect(await seen()).toMatchObject({ conduct_at: hence(WEEK), is_online: false, place: '本社' });
    passMinutes(10);
    expect(await mails()).toHaveLength(1);
  });

  test('from a place to online has neither place nor map any more, and back again once it is taken back', async () => {
    const { move, undo, seen } = await arranged();
    const at = { place: '本社', google_map_url: 'https://maps.example.com/?q=1' };
    await move(at);
    const moved = await move({ ...at, is_online: true, online_link: 'https://meet.example.com/abc' });
    expect(await seen()).toMatchObject({
      is_online: true,
      online_link: 'https://meet.example.com/abc',
      place: null,
      google_map_url: null,
    });
    expect(await undo(moved)).toMatchObject({ outcome: 'undone' });
    expect(await seen()).toMatchObject({ is_online: false, online_link: null, ...at });
  });

  test('is told after that, and stays', async () => {
    const { move, undo, mails } = await arranged();
    const moved = await move({ conduct_at: hence(2 * WEEK) });
    passMinutes(11);
    const [, told] = await mails();
    expect(told!.body_text).toContain('December 5');
    expect(await undo(moved)).toMatchObject({ code: 'undo_expired' });
  });

  test('is told at once when it is within the hour, and cannot be taken back then', async () => {
    const { move, undo, mails } = await arranged(hence(45));
    const moved = await move({ conduct_at: hence(WEEK) });
    expect(await mails()).toHaveLength(2);
    await Delivery.update({ state: 'sent' }, { where: { template: 'interview_scheduled' } });
    expect(await undo(moved)).toMatchObject({ code: 'undo_mail_sent' });
  });

  test('twice is told once, as it is then; the second taken back, the first is told', async () => {
    const twice = await arranged();
    await twice.move({ conduct_at: hence(2 * WEEK) });
    passMinutes(5);
    await twice.move({ conduct_at: hence(3 * WEEK) });
    passMinutes(7);
    expect(await twice.mails()).toHaveLength(1);
    passMinutes(4);
    const told = await twice.mails();
    expect(told.slice(1).map(({ body_text }) => body_text?.includes('December 12'))).toEqual([true]);

    const back = await arranged(api.clock.now.toISOString().replace('2026-11', '2026-12'));
    await back.move({ place: '支社' });
    passMinutes(5);
    const second = await back.move({ place: '別館' });
    passMinutes(7);
    expect(await back.undo(second)).toMatchObject({ outcome: 'undone' });
    passMinutes(4);
    const [, first] = await back.mails();
    expect(first!.body_text).toContain('支社');
  });

  test('and called off, is told of once the calling off is taken back', async () => {
    const { move, cancel, undo, mails } = await arranged();
    await move({ conduct_at: hence(2 * WEEK) });
    passMinutes(5);
    const cancelled = await cancel();
    passMinutes(6);
    expect(await mails()).toHaveLength(1);
    expect(await undo(cancelled)).toMatchObject({ outcome: 'undone' });
    passMinutes(5);
    const [, told] = await mails();
    expect(told!.body_text).toContain('December 5');
  });
});
