import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StoredFile } from '../../db/models/file.ts';
import { ResumeVersion } from '../../db/models/resume-history.ts';
import { User } from '../../db/models/user.ts';
import { createFiles } from '../../server/adapters/files.ts';
import { FILES_OF_STUDENT, UPLOADS_PER_DAY } from '../../domain/constants.ts';
import { tokyoDay } from '../../domain/tokyo-time.ts';
import { eraseAllDue } from '../../server/features/privacy/effects/erasure.ts';
import { removeStrayFiles } from '../../server/features/operation/effects/stray-files.ts';
import { silent } from '../worker/world.ts';
import { startApi } from '../support/api.ts';
import { docx, pdf } from '../support/documents.ts';
import { facePhoto, member, student } from '../support/factories.ts';
import { submitted } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;
const base64Photo = async (width?: number) => (await facePhoto(width)).toString('base64');
const uploadPhoto = async (me: Person) =>
  me.command('user__upload_resume_face_image', {
    user: { id: me.user.id, resume_face_image: await base64Photo() },
  });
const uploadResume = (me: Person, bytes = pdf()) =>
  me.command('user__upload_resume', { user: { id: me.user.id }, resume_base64: bytes.toString('base64') });
const photoOf = async (me: Person) => (await User.findByPk(me.user.id))!.resume_face_image_file_id!;
const keys = async (files = api.adapters.files) => {
  const found: string[] = [];
  for await (const key of files.keys()) found.push(key);
  return found;
};
const removeNoted = () =>
  eraseAllDue(
    { sequelize: api.sequelize, files: api.adapters.files, now: () => api.clock.now, logger: silent },
    { isStopping: false },
  );

describe('R14: a replaced photo', () => {
  test('goes with its bytes', async () => {
    const me = await student(api);
    const first = await StoredFile.findByPk(await photoOf(me), { rejectOnEmpty: true });
    expect((await uploadPhoto(me)).status).toBe(200);
    expect((await uploadPhoto(me)).status).toBe(200);
    expect(await StoredFile.count({ where: { user_id: me.user.id } })).toBe(1);
    await removeNoted();
    expect(await keys()).not.toContain(first.key);
    expect(await keys()).toContain((await StoredFile.findByPk(await photoOf(me)))!.key);
  });

  test('stays while a version of a resume has it', async () => {
    const made = await submitted(api);
    const me = made.me;
    const before = await photoOf(me);
    const version = await ResumeVersion.findOne({ where: { photo_file_id: before }, rejectOnEmpty: true });
    expect((await uploadPhoto(me)).status).toBe(200);
    await removeNoted();
    const kept = await StoredFile.findByPk(before, { rejectOnEmpty: true });
    expect((await api.adapters.files.read(kept.key)).byteLength).toBeGreaterThan(0);
    await version.reload();
    expect(version.photo_file_id).toBe(before);
    expect(await photoOf(me)).not.toBe(before);
  });
});

describe('R14: uploads of one person are limited', () => {
  const LIMIT = UPLOADS_PER_DAY.student;
  const count = (person: string, files: number, bytes: number, day = tokyoDay(api.clock.now)) =>
    api.sequelize.query(
      'insert into upload_days (person, day, files, bytes) values (:person, :day, :files, :bytes)',
      { replacements: { person, day, files, bytes } },
    );

  test('in number on one day, and not on the next; what is refused leaves nothing', async () => {
    const me = await student(api);
    await count(`user:${me.user.id}`, LIMIT.files - 1, 0);
    expect((await uploadResume(me)).status).toBe(200);
    const before = await keys();
    const refused = await uploadResume(me, docx());
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({
      code: 'too_many_uploads',
      message: expect.stringContaining('today'),
    });
    expect(await keys()).toEqual(before);
    const now = api.clock.now;
    api.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await uploadResume(me)).status).toBe(200);
    api.clock.now = now;
  });

  test('in bytes on one day', async () => {
    const me = await student(api);
    await count(`user:${me.user.id}`, 1, LIMIT.bytes - pdf().length);
    expect((await uploadResume(me)).status).toBe(200);
    expect((await uploadResume(me)).status).toBe(429);
  });

  test('two at once never both take the last place', async () => {
    const me = await student(api);
    await count(`user:${me.user.id}`, LIMIT.files - 1, 0);
    const both = await Promise.all([uploadResume(me), uploadPhoto(me)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  test('in all', async () => {
    const me = await student(api);
    const photo = await StoredFile.findByPk(await photoOf(me), { rejectOnEmpty: true });
    await photo.update({ byte_size: FILES_OF_STUDENT.bytes });
    const refused = await uploadResume(me);
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe('files_full');
  });

  test('staff have a limit of their own', async () => {
    const manager = await member(api, 'manager');
    await count(`hf_member:${manager.member.id}`, UPLOADS_PER_DAY.staff.files, 0);
    const data = await base64Photo();
    const refused = await manager.command('hf_member__upload_image', { image: { purpose: 'logo', data } });
    expect(refused.status).toBe(429);
  });
});

describe('R15: a file without a row', () => {
  test('is not left by an upload that fails after it was stored', async () => {
    const me = await student(api);
    const before = await keys();
    const { create } = StoredFile;
    StoredFile.create = () => Promise.reject(new Error('No space left on device'));
    try {
      expect((await uploadResume(me)).status).toBe(500);
      expect((await uploadPhoto(me)).status).toBe(500);
    } finally {
      StoredFile.create = create;
    }
    expect(await keys()).toEqual(before);
  });

  test('is removed a day after it was written, and no other is', async () => {
    const me = await student(api);
    expect((await uploadResume(me)).status).toBe(200);
    const deps = { sequelize: api.sequelize, files: api.adapters.files, logger: silent };
    await removeStrayFiles({ ...deps, now: () => new Date('2100-01-01T00:00:00Z') });
    const kept = await keys();
    const stray = await api.adapters.files.write(Buffer.from('left behind'));
    const writtenAt = (await api.adapters.files.writtenAt(stray)).getTime();
    const sweepAt = (hours: number) =>
      removeStrayFiles({ ...deps, now: () => new Date(writtenAt + hours * 3_600_000) });
    // Its row may be on its way.
    expect(await sweepAt(23)).toBe(0);
    expect(await keys()).toContain(stray);
    expect(await sweepAt(25)).toBe(1);
    expect((await keys()).sort()).toEqual(kept.sort());
    expect(await sweepAt(1000)).toBe(0);
  });

  test('is left alone where no file has one: the database is another', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'other-files-'));
    try {
      const files = await createFiles({ kind: 'disk', folder });
      expect(await keys(files)).toEqual([]);
      const key = await files.write(Buffer.from('of another database'));
      const now = () => new Date(Date.parse('2100-01-01T00:00:00Z'));
      expect(await removeStrayFiles({ sequelize: api.sequelize, files, now, logger: silent })).toBe(0);
      expect(await keys(files)).toEqual([key]);
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  });
});
