import { ApplicationMessage } from '../../../db/models/application-message.ts';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { MESSAGE_MAX } from '../../../domain/conversation.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { applied, submitted } from '../../support/steps.ts';

const api = prepared(startApi);
type Talk = Awaited<ReturnType<typeof submitted>>;

const about = ({ application }: Pick<Talk, 'application'>) => ({ application: { id: application.id } });
const read = ({ application }: Pick<Talk, 'application'>) => `application_id=${application.id}`;

describe('the conversation about an application', () => {
  test('is written by both sides, and each sees what the other has read', async () => {
    const talk = await submitted(api);
    const { me, mentor } = talk;
    const { body: mine } = await me
      .command('user__write_message', { ...about(talk), body: '何を準備しますか。' })
      .expect(200);
    expect(mine.messages).toMatchObject([
      { is_by_student: true, is_by_mail: false, body: '何を準備しますか。', read_at: null, hf_member: null },
    ]);
    const { body: seen } = await mentor.query('hf_member__get_conversation', read(talk)).expect(200);
    expect(seen).toEqual(mine);
    const last_message_id = seen.messages[0].id as number;
    const { body: marked } = await mentor
      .command('hf_member__read_messages', { ...about(talk), last_message_id })
      .expect(200);
    expect(marked.messages[0].read_at).toBe(api.clock.now.toISOString());
    await mentor
      .command('hf_member__write_message', { ...about(talk), body: '会社のサイトを読みましょう。' })
      .expect(200);
    const { body } = await me.query('user__get_conversation', read(talk)).expect(200);
    expect(body.messages).toMatchObject([
      { read_at: api.clock.now.toISOString() },
      { is_by_student: false, read_at: null, hf_member: { id: mentor.member.id } },
    ]);
    expect(body.messages[1].hf_member.names.ja).toMatch(/^佐藤/);
  });

  test('is read up to the message the page has shown, and who answers has read it all', async () => {
    const talk = await submitted(api);
    const say = (body: string) =>
      talk.mentor.command('hf_member__write_message', { ...about(talk), body }).expect(200);
    const { body: one } = await say('one');
    await say('two');
    const last_message_id = one.messages[0].id as number;
    const unread = async () => {
      const { body } = await talk.me.query('user__get_applications').expect(200);
      return body.applications.map((row: { unread_message_count: number }) => row.unread_message_count);
    };
    expect(await unread()).toEqual([2]);
    const isRead = async () => {
      const { body } = await talk.me.query('user__get_conversation', read(talk)).expect(200);
      return body.messages.map(({ read_at }: { read_at: string | null }) => read_at !== null);
    };
    await talk.me.command('user__read_messages', { ...about(talk), last_message_id }).expect(200);
    expect(await isRead()).toEqual([true, false]);
    expect(await unread()).toEqual([1]);
    await talk.me.command('user__write_message', { ...about(talk), body: 'three' }).expect(200);
    expect(await isRead()).toEqual([true, true, false]);
    expect(await unread()).toEqual([0]);
  });

  test('stands unread in the queue until a mentor has read it, whoever else looks on', async () => {
    const talk = await submitted(api);
    await talk.me.command('user__write_message', { ...about(talk), body: 'one' }).expect(200);
    const { body } = await talk.me
      .command('user__write_message', { ...about(talk), body: 'two' })
      .expect(200);
    const last_message_id = body.messages[1].id as number;
    const unread = async () => {
      const answer = await talk.mentor
        .list('applications', { filter: { id: [talk.application.id] } })
        .expect(200);
      return answer.body.map((row: { unread_messages: number }) => row.unread_messages) as number[];
    };
    expect(await unread()).toEqual([2]);
    const manager = await member(api, 'manager');
    await manager.command('hf_member__read_messages', { ...about(talk), last_message_id }).expect(200);
    expect(await unread()).toEqual([2]);
    await talk.mentor.command('hf_member__read_messages', { ...about(talk), last_message_id }).expect(200);
    expect(await unread()).toEqual([0]);
  });

  test('is a manager’s to read and to answer where nobody looks after the application', async () => {
    const talk = await applied(api);
    await talk.me.command('user__write_message', { ...about(talk), body: 'Hello?' }).expect(200);
    const manager = await member(api, 'manager');
    const { body } = await manager.query('hf_member__get_conversation', read(talk)).expect(200);
    const last_message_id = body.messages[0].id as number;
    const { body: marked } = await manager
      .command('hf_member__read_messages', { ...about(talk), last_message_id })
      .expect(200);
    expect(marked.messages[0].read_at).not.toBeNull();
    const mentor = await member(api);
    await mentor.query('hf_member__get_conversation', read(talk)).expect(404);
  });

  test('is no one else’s', async () => {
    const talk = await submitted(api);
    const words = { ...about(talk), body: 'x' };
    const seen = { ...about(talk), last_message_id: 1 };
    const [other, mentor] = [await student(api), await member(api)];
    await other.query('user__get_conversation', read(talk)).expect(404);
    await other.command('user__write_message', words).expect(404);
    await other.command('user__read_messages', seen).expect(404);
    await mentor.query('hf_member__get_conversation', read(talk)).expect(404);
    await mentor.command('hf_member__write_message', words).expect(404);
    await mentor.command('hf_member__read_messages', seen).expect(404);
    await talk.me.command('hf_member__write_message', words).expect(403);
    await talk.mentor.command('user__write_message', words).expect(403);
    await api.as(null).command('user__write_message', words).expect(401);
    expect(await ApplicationMessage.count({ where: { application_id: talk.application.id } })).toBe(0);
  });

  test('takes no blank message and none longer than a mail may bring', async () => {
    const talk = await submitted(api);
    for (const body of [' \n', 'あ'.repeat(MESSAGE_MAX + 1)])
      for (const send of [
        () => talk.me.command('user__write_message', { ...about(talk), body }),
        () => talk.mentor.command('hf_member__write_message', { ...about(talk), body }),
      ])
        await send().expect(422);
  });

  test('goes on record when a member of staff writes, not when they read', async () => {
    const talk = await submitted(api);
    const { body } = await talk.me
      .command('user__write_message', { ...about(talk), body: 'Hello' })
      .expect(200);
    const last_message_id = body.messages[0].id as number;
    await talk.mentor.command('hf_member__read_messages', { ...about(talk), last_message_id }).expect(200);
    await talk.mentor.command('hf_member__write_message', { ...about(talk), body: 'Hi' }).expect(200);
    expect(
      await AuditLog.findAll({
        where: { table_name: 'application_messages', record_id: talk.application.id },
      }),
    ).toMatchObject([
      {
        action: 'insert',
        hf_member_id: talk.mentor.member.id,
        record_table: 'applications',
        record_id: talk.application.id,
        subject_user_id: talk.me.user.id,
      },
    ]);
  });

  test('is part of what a student may take along', async () => {
    const talk = await submitted(api);
    await talk.me.command('user__write_message', { ...about(talk), body: 'Hello' }).expect(200);
    await talk.mentor.command('hf_member__write_message', { ...about(talk), body: 'Hi' }).expect(200);
    const { body } = await talk.me.query('user__export_own_data').expect(200);
    expect(body.applications[0].messages).toMatchObject([
      { from: 'me', body: 'Hello' },
      { from: 'mentor', body: 'Hi' },
    ]);
  });
});
