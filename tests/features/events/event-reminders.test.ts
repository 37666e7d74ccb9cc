import { Event, EventApplication } from '../../../db/models/event.ts';
import { User } from '../../../db/models/user.ts';
import { at, LONG_AGO, reminding } from '../applications/reminding.ts';
import { make, member, startWorld, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  await world.sequelize.query('truncate events cascade');
});

const { toldAt, old } = reminding(() => world);

describe('an event', () => {
  async function event(fields: object = {}) {
    return make(Event, {
      title: { ja: '履歴書ワークショップ', en: 'Resume workshop' },
      apply_complete_message: { ja: '会場は3階です。', en: 'Come to the third floor.' },
      start_at: at('2026-12-06', '14:00'),
      deadline: at('2026-12-04', '23:59'),
      is_released: true,
      ...fields,
    });
  }
  let number = 0;
  async function seat(event_id: number, fields: object = {}, person: object = {}) {
    const user = await make(User, {
      email: `guest${++number}@example.com`,
      first_name: 'Linh',
      last_name: 'Tran',
      page_language_id: 2,
      ...person,
    });
    const row = await make(EventApplication, {
      event_id,
      user_id: user.id,
      apply_at: LONG_AGO,
      token_for_cancell: `token-${number}`,
      ...fields,
    });
    await old(row);
    return { user, row };
  }
  const remindersAt = async (now: Date) =>
    (await toldAt(now)).filter(({ template }) => template === 'event_reminder');

  test('is told of the day before to those with a seat, with the file and the way to confirm', async () => {
    const { id } = await event();
    const { user, row } = await seat(id);
    await seat(id, { is_waiting: true });
    await seat(id, { is_cancelled: true, cancelled_at: LONG_AGO });
    await seat(id, {}, { status: 'deleted' });
    expect(await remindersAt(at('2026-12-04'))).toEqual([]);
    const [mail, ...more] = await remindersAt(at('2026-12-05', '09:00'));
    expect(more).toEqual([]);
    expect(summary([mail!])).toEqual([`event_reminder → ${user.email} (en, pending)`]);
    expect(mail!.subject).toMatch(
      /^Your event \(Resume workshop\): \w+, December \d+, 2026, \d\d:\d\d \(Japan time\)$/,
    );
    for (const part of ['Come to the third floor.', `/apply_complete?token=token-`, `/cancell?token=token-`])
      expect(mail!.body_text).toContain(part);
    const [file] = mail!.attachments as { text: string }[];
    expect(file!.text).toContain(`UID:event-application-${row.id}@`);
    expect(await remindersAt(at('2026-12-06', '09:00'))).toEqual([]);
  });

  test('that moved is told of before the new day', async () => {
    const made = await event();
    await seat(made.id, { is_confirmed: true, confirmed_at: LONG_AGO }, { page_language_id: 1 });
    await made.update({ start_at: at('2026-12-13', '14:00') });
    expect(await remindersAt(at('2026-12-05'))).toEqual([]);
    const [mail] = await remindersAt(at('2026-12-12'));
    expect(mail!.subject).toBe(
      'まもなくイベントです（履歴書ワークショップ）：2026年12月13日（日）14:00（日本時間）',
    );
    expect(mail!.body_text).not.toContain('まだ参加が確定していません');
    expect(mail!.body_text).toContain('QRコードを表示する');
  });

  test('that is hidden is not', async () => {
    const made = await event({ is_released: false });
    await seat(made.id);
    expect(await remindersAt(at('2026-12-05'))).toEqual([]);
  });

  test('whose deadline has passed is told to managers on the next working day, once for each deadline', async () => {
    const manager = await member({ role: 'manager' });
    await member();
    const made = await event({ capacity: 20, start_at: at('2026-12-20', '14:00') });
    await seat(made.id, { is_confirmed: true, confirmed_at: LONG_AGO });
    await seat(made.id);
    await seat(made.id, { is_waiting: true });
    expect(await toldAt(at('2026-12-04', '19:00'))).toEqual([]);
    expect(await toldAt(at('2026-12-05'))).toEqual([]);
    const [mail, ...more] = await toldAt(at('2026-12-07'));
    expect(more).toEqual([]);
    expect(summary([mail!])).toEqual([`staff_event_closed → ${manager.email} (ja, pending)`]);
    expect(mail!.body_text).toContain('席のある方: 2');
    expect(mail!.body_text).toContain('参加を確定した方: 1');
    expect(await toldAt(at('2026-12-08'))).toEqual([]);
    await made.update({ deadline: at('2026-12-09', '23:59') });
    expect(await toldAt(at('2026-12-09'))).toEqual([]);
    expect(await toldAt(at('2026-12-10'))).toHaveLength(1);
  });
});
