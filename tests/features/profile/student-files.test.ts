import { StoredFile } from '../../../db/models/file.ts';
import { startApi } from '../../support/api.ts';
import { docx, pdf } from '../../support/documents.ts';
import { facePhoto, member, student } from '../../support/factories.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;

const upload = (me: Person, bytes: Buffer) =>
  me
    .command('user__upload_resume', { user: { id: me.user.id }, resume_base64: bytes.toString('base64') })
    .expect(200);
const download = (person: Pick<Person, 'query'>, me: Person) =>
  person.query('user__get_resume_file', `user_id=${me.user.id}`).responseType('blob');

describe('user__get_resume_file', () => {
  test('is saved, not shown, by its owner', async () => {
    const me = await student(api);
    await upload(me, docx());
    const { body, headers } = await download(me, me).expect(200);
    expect(body).toEqual(docx());
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': "attachment; filename*=UTF-8''resume.docx",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is for the mentor of an application and for who sees all, and for nobody else', async () => {
    const { me, mentor } = await submitted(api);
    await upload(me, pdf());
    expect((await download(mentor, me).expect(200)).body).toEqual(pdf());
    await download(await member(api, 'manager'), me).expect(200);
    await download(await member(api, 'mentor', { is_manager_of_applications: true }), me).expect(200);
    await download(await member(api), me).expect(404);
    await download(await student(api), me).expect(404);
    await download(api.as(null), me).expect(401);
    await download(api.as(await api.tokenFor('resume-account@example.com')), me).expect(403);
  });

  test('nothing uploaded, and nobody of this id, look the same', async () => {
    const manager = await member(api, 'manager');
    await download(manager, await student(api)).expect(404);
    await manager.query('user__get_resume_file', 'user_id=999999').expect(404);
    await manager.query('user__get_resume_file', 'user_id=me').expect(422);
  });

  test('has no public address', async () => {
    const me = await student(api);
    await upload(me, pdf());
    const file = (await StoredFile.findOne({ where: { user_id: me.user.id, purpose: 'resume' } }))!;
    await api.as(null).get(`/files/${file.key}`).expect(404);
  });

  test('costs one statement beside the one for who asks', async () => {
    const me = await student(api);
    await upload(me, pdf());
    api.takeStatements();
    await download(me, me).expect(200);
    expect(api.takeStatements()).toHaveLength(2);
  });
});

describe('user__get_resume_face_image', () => {
  test('goes by the same rights, and is shown in place', async () => {
    const { me, mentor } = await submitted(api);
    const image = (await facePhoto()).toString('base64');
    await me
      .command('user__upload_resume_face_image', { user: { id: me.user.id, resume_face_image: image } })
      .expect(200);
    const ask = (person: Pick<Person, 'query'>) =>
      person.query('user__get_resume_face_image', `user_id=${me.user.id}`);
    expect((await ask(me).expect(200)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "inline; filename*=UTF-8''face.jpg",
    });
    await ask(mentor).expect(200);
    await ask(await member(api, 'manager')).expect(200);
    await ask(await member(api)).expect(404);
    await ask(await student(api)).expect(404);
    await ask(api.as(null)).expect(401);
  });

  test('what is no base64 keeps its own refusal', async () => {
    const me = await student(api);
    const { body } = await me
      .command('user__upload_resume_face_image', { user: { id: me.user.id, resume_face_image: 'no photo!' } })
      .expect(422);
    expect(body.error.fields['user[resume_face_image]'][0].code).toBe('invalid');
  });
});
