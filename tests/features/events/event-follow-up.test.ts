import { Delivery } from '../../../db/models/delivery.ts';
import type { EventApplication } from '../../../db/models/event.ts';
import { MailSuppression } from '../../../db/models/recommend-mail.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, at, event, START, students } from '../../support/events.ts';
import { member } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

const AFTER = new Date(START.getTime() + 5 * 3_600_000);

type Caller = Pick<Awaited<ReturnType<typeof member>>, 'command'>;
const send = (caller: Caller, event_id: number, is_attended: boolean, dry_run: boolean) =>
  caller.command('hf_member__send_event_follow_up', { event_id, is_attended, dry_run });

/** An event with two who came, one who did not, and one of whom nothing is known. */
async function world(fields: Record<string, unknown> = {}) {
  const made = await event(fields);
  const people = await students(api, 4);
  const rows: EventApplication[] = [];
  for (const person of people) rows.push(await appliedFor(person, made.id));
  for (const [place, is_attended] of [true, true, false].entries())
    await rows[place]!.update({ is_attended, attendance_recorded_at: AFTER });
  await processOutbox(api);
  return { event: made, people, rows, ids: people.map(({ user }) => user.id) };
}

const mailsTo = async (ids: number[]) => {
  await processOutbox(api);
  return Delivery.findAll({
    where: { recipient_user_id: ids, template: ['event_attended', 'event_missed'] },
    order: ['id'],
  });
};
const summary = (mails: Delivery[]) =>
  mails.map(({ template, recipient_user_id, state }) => `${template} ${recipient_user_id} ${state}`);

describe('the mail after an event', () => {
  test('is shown with the count of who gets it, and sends nothing before it is sent', async () => {
    const {
      event: made,
      people,
      ids,
    } = await world({
      follow_up_message: { en: 'The slides:\nask at the desk', ja: '資料は受付で' },
      survey_url: 'https://forms.example.com/resume',
    });
    await people[1]!.user.update({ page_language_id: 1 });
    await at(api, AFTER, async () => {
      const { body } = await send(manager, made.id, true, true).expect(200);
      expect(body).toMatchObject({
        dry_run: true,
        recipient_count: 2,
        unwanted_count: 0,
        told_count: 0,
        unrecorded_count: 1,
      });
      const mails = body.mails as { language: string; count: number; subject: string; body_html: string }[];
      expect(mails.map(({ language, count }) => [language, count])).toEqual([
        ['ja', 1],
        ['en', 1],
      ]);
      expect(mails[0]!.subject).toBe('ご参加ありがとうございました（履歴書ワークショップ）');
      expect(mails[1]!.body_html).toContain('The slides:<br>\nask at the desk');
      expect(mails[1]!.body_html).toContain('https://forms.example.com/resume');
      // As its first reader gets it.
      const reader = people.slice(0, 2).find(({ user }) => user.page_language_id === 2)!.user;
      expect(mails[1]!.body_html).toContain(String(reader.first_name));
      for (const { user } of people) expect(JSON.stringify(body)).not.toContain(user.email);
      expect(await mailsTo(ids)).toEqual([]);
    });
  });

  test('goes once to each who came, however often it is sent, and another to who did not', async () => {
    const { event: made, rows, ids } = await world();
    const next = await event({
      title: { ja: '面接練習会', en: 'Interview practice' },
      start_at: new Date('2027-01-09T05:00:00Z'),
      deadline: null,
    });
    await event({ title: { en: 'Too late' }, start_at: new Date('2027-01-08T05:00:00Z') });
    await event({
      title: { en: 'Secret' },
      start_at: new Date('2027-01-07T05:00:00Z'),
      deadline: null,
      is_released: false,
    });
    await at(api, AFTER, async () => {
      expect((await send(manager, made.id, true, false).expect(200)).body.recipient_count).toBe(2);
      expect((await send(manager, made.id, true, false).expect(200)).body).toMatchObject({
        recipient_count: 0,
        told_count: 2,
        mails: [],
      });
      // Found later on the paper list: that one alone gets it.
      await rows[3]!.update({ is_attended: true, attendance_recorded_at: AFTER });
      expect((await send(manager, made.id, true, false).expect(200)).body).toMatchObject({
        recipient_count: 1,
        told_count: 2,
      });
      expect((await send(manager, made.id, false, false).expect(200)).body.recipient_count).toBe(1);
      const mails = await mailsTo(ids);
      expect(summary(mails).toSorted()).toEqual(
        [
          `event_attended ${ids[0]} pending`,
          `event_attended ${ids[1]} pending`,
          `event_attended ${ids[3]} pending`,
          `event_missed ${ids[2]} pending`,
        ].toSorted(),
      );
      const missed = mails.find(({ template }) => template === 'event_missed')!;
      expect(missed.body_text).toContain('Interview practice');
      expect(missed.body_text).toContain(`/events/${next.id}`);
      for (const other of ['Too late', 'Secret']) expect(missed.body_text).not.toContain(other);
      expect(missed.body_text).toContain(`/unsubscribe?token=${missed.unsubscribe_token}`);
    });
  });

  test('stands among the notifications alone of who has stopped such mails', async () => {
    const { event: made, ids } = await world();
    await MailSuppression.create({ user_id: ids[0]!, stream: 'after_event', stopped_at: AFTER });
    await at(api, AFTER, async () => {
      expect((await send(manager, made.id, true, false).expect(200)).body).toMatchObject({
        recipient_count: 2,
        unwanted_count: 1,
      });
      const mails = await mailsTo(ids);
      expect(mails.map(({ recipient_user_id, is_unwanted }) => [recipient_user_id, is_unwanted])).toEqual([
        [ids[0], true],
        [ids[1], false],
      ]);
    });
  });

  test('does not reach who was recorded otherwise before it left', async () => {
    const { event: made, rows, ids } = await world();
    await at(api, AFTER, async () => {
      await send(manager, made.id, false, false).expect(200);
      await rows[2]!.update({ is_attended: true });
      expect(await mailsTo(ids)).toEqual([]);
    });
  });

  test('is for managers to send, of an event that has begun', async () => {
    const { event: made, people } = await world();
    await at(api, AFTER, async () => {
      await send(mentor, made.id, true, true).expect(403);
      await send(people[0]!, made.id, true, true).expect(403);
      await send(api.as(null), made.id, true, true).expect(401);
      await send(manager, 999_999, true, true).expect(404);
    });
    const { body } = await send(manager, made.id, true, true).expect(409);
    expect(body.error.code).toBe('event_not_started');
  });
});
