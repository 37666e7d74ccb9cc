import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { Application } from '../../../db/models/application.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));
const stranger = prepared(() => member(api));
const linh = prepared(() => student(api));
const kenji = prepared(() => student(api, { level: 'minimum' }));
beforeAll(async () => {
  const job = await recruitment(api);
  const application = await Application.create({ user_id: linh.user.id, recruitment_id: job.recruitment.id });
  await ApplicationHfMember.create({ application_id: application.id, hf_member_id: mentor.member.id });
});

type Member = typeof manager;

describe('notes', () => {
  const written = async (who: Member, text = 'Called.') =>
    (await who.create('user_notes', { user_id: linh.user.id, text }).expect(201)).body;

  test('are read by who sees the student wholly, and changed by their author alone', async () => {
    const note = await written(mentor);
    expect(note).toMatchObject({ text: 'Called.', hf_member: { id: mentor.member.id }, can: { edit: true } });
    const [read] = (await manager.list('user_notes', { filter: { user_id: linh.user.id } }).expect(200)).body;
    expect(read).toMatchObject({ id: note.id, can: { edit: false, remove: false } });
    await manager.update('user_notes', note.id, 0, { text: 'x' }).expect(404);
    await manager.remove('user_notes', note.id, 0).expect(404);
    await stranger.get(`/staff/api/user_notes/${note.id}`).expect(404);
    expect((await stranger.list('user_notes', {}).expect(200)).body).toEqual([]);
  });

  test('keep their earlier wordings', async () => {
    const note = await written(mentor, 'First.');
    await mentor.update('user_notes', note.id, 0, { text: 'Second.' }).expect(200);
    await mentor.update('user_notes', note.id, 0, { text: 'Third.' }).expect(409);
    const read = (await manager.get(`/staff/api/user_notes/${note.id}`).expect(200)).body;
    expect(read).toMatchObject({
      text: 'Second.',
      history: [{ text: 'First.', hf_member: { id: mentor.member.id } }],
    });
    await mentor.remove('user_notes', note.id, 1).expect(200);
    await manager.get(`/staff/api/user_notes/${note.id}`).expect(404);
  });

  test('are refused for whom one does not look after, empty, or moved to another student', async () => {
    await stranger.create('user_notes', { user_id: linh.user.id, text: 'x' }).expect(404);
    await manager.create('user_notes', { user_id: 999_999, text: 'x' }).expect(404);
    await manager.create('user_notes', { user_id: linh.user.id, text: ' ' }).expect(422);
    await linh.create('user_notes', { user_id: linh.user.id, text: 'x' }).expect(403);
    const note = await written(mentor);
    await mentor.update('user_notes', note.id, 0, { user_id: kenji.user.id }).expect(422);
  });
});
