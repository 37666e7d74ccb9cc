import { Application } from '../../../db/models/application.ts';
import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { HfMember } from '../../../db/models/hf-member.ts';
import { Mention } from '../../../db/models/mention.ts';
import { Resume } from '../../../db/models/resume.ts';
import { UserNote } from '../../../db/models/user-staff-records.ts';
import { mentionOf } from '../../../domain/mentions.ts';
import { itemAt } from '../../../domain/required.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));
const colleague = prepared(() => member(api));
const stranger = prepared(() => member(api));
const linh = prepared(() => student(api));
let applicationId: number;
type Member = typeof mentor;

beforeAll(async () => {
  const job = await recruitment(api);
  const application = await Application.create({ user_id: linh.user.id, recruitment_id: job.recruitment.id });
  applicationId = application.id;
  await Resume.create({ application_id: applicationId });
  for (const { member: one } of [mentor, colleague])
    await ApplicationHfMember.create({ application_id: applicationId, hf_member_id: one.id });
});
beforeEach(async () => {
  await processOutbox(api);
  await Delivery.destroy({ where: {} });
  await Mention.destroy({ where: {} });
});

const to = (who: Member) => mentionOf(who.member.id);
const written = (by: Member, text: string) => by.create('user_notes', { user_id: linh.user.id, text });
const mentionsOf = async (who: Member, filter: object = {}) =>
  (await who.list('mentions', { filter }).expect(200)).body as {
    id: number;
    text: string;
    read_at: string | null;
  }[];
const mails = async () => {
  await processOutbox(api);
  const rows = await Delivery.findAll({ where: { template: 'staff_mentioned' }, order: [['id', 'ASC']] });
  return rows.map(({ recipient_hf_member_id }) => recipient_hf_member_id);
};
const remember = async (by: Member, memo: string) => {
  const { version } = await Application.findByPk(applicationId, { rejectOnEmpty: true });
  return by.command('hf_member__update_application', { application: { id: applicationId, version, memo } });
};

describe('a mention in a note about a student', () => {
  test('is told to the colleague, by mail and in their list, and to nobody else', async () => {
    const note = (await written(mentor, `Please call her, ${to(colleague)}.`).expect(201)).body;
    const [mention, ...others] = await mentionsOf(colleague);
    expect(others).toEqual([]);
    expect(mention).toMatchObject({
      user_note_id: note.id,
      application_id: null,
      text: `Please call her, ${to(colleague)}.`,
      hf_member: { id: mentor.member.id },
      user: { id: linh.user.id },
      read_at: null,
    });
    expect(await mentionsOf(mentor)).toEqual([]);
    await manager.get(`/staff/api/mentions/${mention!.id}`).expect(404);
    expect(await mails()).toEqual([colleague.member.id]);
    const mail = await Delivery.findOne({ where: { template: 'staff_mentioned' }, rejectOnEmpty: true });
    expect(mail.body_text).toContain(`https://tabidachi.example/staff/mentions/${mention!.id}/show`);
    expect(mail.body_text).not.toContain('Please call her');
    expect(mail.body_text).toContain('メンション');
  });

  test('is told once, whatever is edited around it, and again when it is made again', async () => {
    const note = (await written(mentor, `Call? ${to(colleague)}`).expect(201)).body;
    await mentor.update('user_notes', note.id, 0, { text: `Call today? ${to(colleague)}` }).expect(200);
    expect(await mails()).toHaveLength(1);
    const { id } = itemAt(await mentionsOf(colleague), 0);
    await colleague.command('hf_member__read_mentions', { ids: [id] }).expect(200);
    await mentor
      .update('user_notes', note.id, 1, { text: `Call today? ${to(colleague)} ${to(colleague)}, please` })
      .expect(200);
    expect(await mentionsOf(colleague, { is_unread: true })).toMatchObject([{ id }]);
    expect(await mails()).toHaveLength(2);
  });

  test('goes with its words, and no mail goes of what is gone', async () => {
    const note = (await written(mentor, to(colleague)).expect(201)).body;
    await mentor.update('user_notes', note.id, 0, { text: 'Done.' }).expect(200);
    expect(await mentionsOf(colleague)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('of oneself tells nobody', async () => {
    await written(mentor, to(mentor)).expect(201);
    expect(await mentionsOf(mentor)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('follows a colleague who is renamed', async () => {
    await written(mentor, to(colleague)).expect(201);
    await HfMember.update({ last_name_en: 'Renamed' }, { where: { id: colleague.member.id } });
    expect((await mentionsOf(colleague))[0]!.text).toBe(to(colleague));
  });
});

describe('a mention is refused in words', () => {
  const refusal = (answer: {
    body: { error: { fields: Record<string, { code: string; message: string }[]> } };
  }) => answer.body.error.fields;

  test('of who may not read the student', async () => {
    const before = await UserNote.count();
    const { text } = refusal(await written(mentor, `${to(colleague)} ${to(stranger)}`).expect(422));
    expect(text).toMatchObject([{ code: 'mention_unreadable' }]);
    expect(text![0]!.message).toContain(stranger.member.last_name_ja);
    expect(await UserNote.count()).toBe(before);
    expect(await mails()).toEqual([]);
  });

  test('of who is not active, or not there', async () => {
    const gone = await member(api, 'manager');
    await gone.member.update({ is_active: false });
    expect(refusal(await written(mentor, to(gone)).expect(422))['text']).toMatchObject([
      { code: 'mention_inactive' },
    ]);
    expect(refusal(await written(mentor, mentionOf(999_999)).expect(422))['text']).toMatchObject([
      { code: 'invalid_reference' },
    ]);
  });

  test('of the student, who works here too', async () => {
    const both = await student(api);
    const theirs = await member(api, 'manager', { email: both.user.email });
    const asked = { user_id: both.user.id, text: to(theirs) };
    expect(refusal(await manager.create('user_notes', asked).expect(422))['text']).toMatchObject([
      { code: 'mention_unreadable' },
    ]);
  });

  test('but one that stands there already does not stop who edits the note', async () => {
    const leaving = await member(api, 'manager');
    const note = (await written(mentor, `${to(leaving)} knows`).expect(201)).body;
    await leaving.member.update({ is_active: false });
    await mentor.update('user_notes', note.id, 0, { text: `${to(leaving)} knew` }).expect(200);
    expect(await mails()).toEqual([]);
  });
});

describe('a mention in the memo of an application', () => {
  test('is told to who may open the application', async () => {
    expect((await remember(mentor, `${to(manager)} the company called`)).status).toBe(200);
    const [mention] = await mentionsOf(manager);
    expect(mention).toMatchObject({
      application_id: applicationId,
      user_note_id: null,
      user: { id: linh.user.id },
    });
    expect(await mails()).toEqual([manager.member.id]);
  });

  test('is refused of who may not', async () => {
    const answer = await remember(mentor, to(stranger));
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields['application[memo]']).toMatchObject([{ code: 'mention_unreadable' }]);
  });
});

describe('the list of mentions', () => {
  test('hides what may not be read any more', async () => {
    await written(manager, to(colleague)).expect(201);
    expect(await mentionsOf(colleague)).toHaveLength(1);
    const where = { application_id: applicationId, hf_member_id: colleague.member.id };
    await ApplicationHfMember.destroy({ where });
    expect(await mentionsOf(colleague)).toEqual([]);
    expect(await mails()).toEqual([]);
    await ApplicationHfMember.create(where);
  });

  test('is marked as read by its owner alone', async () => {
    await written(manager, to(colleague)).expect(201);
    const { id } = itemAt(await mentionsOf(colleague), 0);
    const other = await mentor.command('hf_member__read_mentions', { ids: [id] }).expect(200);
    expect(other.body).toEqual({ read_count: 0 });
    expect(await mentionsOf(colleague, { is_unread: true })).toHaveLength(1);
    const own = await colleague.command('hf_member__read_mentions', { ids: [id] }).expect(200);
    expect(own.body).toEqual({ read_count: 1 });
    expect(await mentionsOf(colleague, { is_unread: true })).toEqual([]);
    expect(await mentionsOf(colleague, { is_unread: false })).toMatchObject([{ id }]);
  });

  test('is for staff', async () => {
    await linh.list('mentions').expect(403);
    await linh.command('hf_member__read_mentions', { ids: [1] }).expect(403);
    await api.as(null).list('mentions').expect(401);
    await mentor.command('hf_member__read_mentions', { ids: [] }).expect(422);
  });
});

describe('whom a note may mention', () => {
  const offered = async (by: Member, filter: object) => {
    const { body } = await by.list('hf_members', { filter: { ...filter, is_active: true } }).expect(200);
    return (body as { id: number }[]).map(({ id }) => id);
  };
  const notes = () => [{ reads_application_id: applicationId }, { reads_user_id: linh.user.id }];

  test('is each colleague who reads the record, and not oneself', async () => {
    for (const filter of notes()) {
      const ids = await offered(mentor, filter);
      expect(ids).toEqual(expect.arrayContaining([manager.member.id, colleague.member.id]));
      expect(ids).not.toContain(stranger.member.id);
      expect(ids).not.toContain(mentor.member.id);
      expect(await offered(manager, filter)).toEqual(
        expect.arrayContaining([mentor.member.id, colleague.member.id]),
      );
    }
  });

  test('is nobody, for who does not read the record', async () => {
    for (const filter of notes()) expect(await offered(stranger, filter)).toEqual([]);
  });
});
