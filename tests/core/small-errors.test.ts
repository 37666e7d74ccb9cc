import fs from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { Application } from '../../db/models/application.ts';
import { StoredFile } from '../../db/models/file.ts';
import { User } from '../../db/models/user.ts';
import { projectRoot } from '../../project-root.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { rawClient } from '../support/raw-client.ts';
import { facePhoto, member, student } from '../support/factories.ts';
import { submitted } from '../support/steps.ts';

let api: TestApi;
let script: string;
let size: number;
let manager: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  const webRoot = path.join(projectRoot, 'dist');
  const [built] = (await fs.readdir(path.join(webRoot, 'staff-console/assets'))).filter((name) =>
    name.endsWith('.js'),
  );
  script = `/staff/assets/${built}`;
  size = (await fs.stat(path.join(webRoot, 'staff-console/assets', built!))).size;
  api = await startApi({ webRoot });
  manager = await member(api, 'manager');
});
afterAll(() => api.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  request(api.app).get(address).set(headers);

test('an expectation that is not known is passed over', async () => {
  const client = await rawClient(api.app);
  try {
    const { status, text } = await client.send({ path: '/files/none', headers: { expect: '200-maybe' } });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'not_found' } });
  } finally {
    await client.close();
  }
});

describe('R17: a static file', () => {
  test('asked for beyond its end answers 416 with its size, in the envelope, not to be kept', async () => {
    const answer = await get(script, { range: 'bytes=99999999-' }).expect(416);
    expect(answer.headers['content-range']).toBe(`bytes */${size}`);
    expect(answer.body.error).toMatchObject({ code: 'range_not_satisfiable' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['last-modified']).toBeUndefined();
  });

  test.each([
    ['If-Match', { 'if-match': '"another"' }],
    ['If-Unmodified-Since', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('changed since %s answers 412', async (_name, headers) => {
    const answer = await get(script, headers).expect(412);
    expect(answer.body.error).toMatchObject({ code: 'precondition_failed' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is sent in parts, whole for another version, and not at all when known', async () => {
    const whole = await get(script).expect(200);
    const etag = String(whole.headers['etag']);
    await get(script, { range: 'bytes=0-5' }).expect(206);
    await get(script, { range: 'bytes=0-5', 'if-range': etag }).expect(206);
    await get(script, { range: 'bytes=0-5', 'if-range': '"another"' }).expect(200);
    await get(script, { 'if-none-match': etag }).expect(304);
    await request(api.app).head(script).expect(200);
  });
});

describe('R17: a file whose bytes are gone', () => {
  async function without(purpose: 'logo' | 'face_image', userId: number | null) {
    const key = await api.adapters.files.write(await facePhoto());
    const file = await StoredFile.create({
      key,
      name: 'x.jpg',
      content_type: 'image/jpeg',
      byte_size: 1,
      sha256: '0'.repeat(64),
      purpose,
      user_id: userId,
    });
    await api.adapters.files.remove(key);
    return file;
  }

  test('is not found at its public address', async () => {
    const file = await without('logo', null);
    const answer = await get(`/files/${file.key}`).expect(404);
    expect(answer.body.error.code).toBe('not_found');
    expect(String(answer.headers['cache-control'])).not.toContain('max-age');
  });

  test('is not found by its owner', async () => {
    const me = await student(api);
    const file = await without('face_image', me.user.id);
    await User.update({ resume_face_image_file_id: file.id }, { where: { id: me.user.id } });
    await me.query('user__get_resume_face_image', `user_id=${me.user.id}`).expect(404);
  });
});

describe('R17: a resume whose photo', () => {
  async function withPhoto(spoil: (key: string) => Promise<string>) {
    const made = await submitted(api);
    const user = await User.findByPk(made.me.user.id, { rejectOnEmpty: true });
    const photo = await StoredFile.findByPk(user.resume_face_image_file_id!, { rejectOnEmpty: true });
    await photo.update({ key: await spoil(photo.key) });
    await made.mentor
      .command('hf_member__start_correction', { application: { id: made.application.id } })
      .expect(200);
    return made;
  }
  const pdf = (made: Awaited<ReturnType<typeof withPhoto>>) =>
    made.mentor.query('user__get_application_resume_pdf', `application_id=${made.application.id}`);

  test.each([
    ['is damaged', () => api.adapters.files.write(Buffer.from('no photo'))],
    ['breaks off', async () => api.adapters.files.write((await facePhoto()).subarray(0, 200))],
    [
      'is gone',
      async (key: string) => {
        await api.adapters.files.remove(key);
        return key;
      },
    ],
  ])('%s tells staff what to do, and prints when that is done', async (_name, spoil) => {
    const made = await withPhoto(spoil);
    const { body } = await pdf(made).expect(409);
    expect(body.error.code).toBe('photo_unreadable');
    expect(body.error.message).toMatch(/uploaded the photo again in the profile/);
    await made.me
      .command('user__upload_resume_face_image', {
        user: { id: made.me.user.id, resume_face_image: (await facePhoto()).toString('base64') },
      })
      .expect(200);
    await pdf(made).expect(200);
    expect(await Application.count({ where: { id: made.application.id } })).toBe(1);
  });
});

describe('R17: no request of these kinds is a fault of ours:', () => {
  const PATHS = [
    '/%',
    '/%E0%A4%A',
    '/staff/%c0%ae%c0%ae/etc/passwd',
    '/staff/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/files/%00',
    '/ja/recruitments/%ff',
    '/recruitments/%E3%81',
    '/jtj/queries/%',
    '/staff/api/users/%',
    '/admin/%',
    '/unsubscribe/%',
    '/staff/.env',
    '/%5c..%5c',
  ];
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'] as const;

  test.each(PATHS)('%s by every method', async (address) => {
    for (const method of METHODS) {
      const agent = request(api.app) as unknown as Record<string, (path: string) => request.Test>;
      const answer = await agent[method.toLowerCase()]!(address);
      expect([method, answer.status]).toEqual([method, expect.any(Number)]);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test('an empty body on every path that takes one', async () => {
    const paths = [
      '/jtj/commands/user__sign_up',
      '/jtj/commands/user__upload_resume',
      '/staff/api/articles',
      '/staff/api/articles/1',
      '/staff/api/recruitments/1/preview',
      '/admin/session',
      '/unsubscribe',
      '/unsubscribe/x',
    ];
    for (const address of paths)
      for (const method of ['post', 'put', 'patch'] as const)
        for (const type of [
          null,
          'application/json',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
        ]) {
          const call = request(api.app)[method](address).set('authorization', `Bearer ${manager.token}`);
          if (type) void call.set('content-type', type);
          const { status } = await call;
          expect(`${method} ${address} ${type} ${status < 500 ? 'answered' : status}`).toBe(
            `${method} ${address} ${type} answered`,
          );
        }
  });

  test('every action of AdminJS by every method, with nothing in it', async () => {
    const ORIGIN = 'http://127.0.0.1';
    const open = await request(api.app)
      .post('/admin/session')
      .set({ origin: ORIGIN, authorization: `Bearer ${manager.token}` })
      .expect(204);
    const cookie = String(open.headers['set-cookie']).split(';')[0]!;
    const faults: string[] = [];
    for (const table of ['job_categories', 'skills', 'users'])
      for (const where of [
        'actions/new',
        'actions/list',
        'actions/search',
        'actions/edit',
        'actions/x',
        'search/a',
        'records/1/show',
        'records/1/edit',
        'records/1/delete',
        'records/999999/edit',
        'records/999999/show',
        'bulk/bulkDelete',
        'bulk/x',
      ])
        for (const method of ['get', 'head', 'post', 'put', 'delete'] as const)
          for (const kind of ['/admin/api/resources', '/admin/resources']) {
            if (method === 'post' && /records\/1\/delete/.test(where)) continue;
            const agent = request(api.app);
            const call = agent[method](`${kind}/${table}/${where}`);
            const answer = await call.set({ cookie, origin: ORIGIN });
            if (answer.status >= 500) faults.push(`${method} ${kind}/${table}/${where} ${answer.status}`);
          }
    expect(faults).toEqual([]);
    const fresh = await request(api.app).get('/admin/api/resources/skills/actions/new').set({ cookie });
    expect(fresh.status).toBe(405);
    expect(fresh.headers['allow']).toBe('POST');
  });
});
