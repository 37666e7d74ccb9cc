import { Event, EventApplication } from '../../db/models/event.ts';
import { StoredFile } from '../../db/models/file.ts';
import { User } from '../../db/models/user.ts';
import { startApi } from '../support/api.ts';
import { docx, pdf, wordParts, zip } from '../support/documents.ts';
import { facePhoto, member, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;
const MAX = 10 * 1024 * 1024;
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const upload = (me: Person, resume_base64: unknown, id: unknown = me.user.id) =>
  me.command('user__upload_resume', { user: { id }, resume_base64 });
const base64 = (bytes: Buffer) => bytes.toString('base64');
const fileOf = async (me: Person) => {
  const { resume_file_id } = (await User.findByPk(me.user.id))!;
  return resume_file_id === null ? null : StoredFile.findByPk(resume_file_id);
};

describe('user__upload_resume', () => {
  test.each([
    ['a PDF', () => pdf(), 'resume.pdf', 'application/pdf'],
    ['a Word document', () => docx(), 'resume.docx', WORD],
  ])('keeps %s as it came and says so in own data', async (_name, make, name, content_type) => {
    const me = await student(api);
    const before = await me.query('user__get_own_data').expect(200);
    expect(before.body.has_resume).toBe(false);
    const { body } = await upload(me, base64(make())).expect(200);
    expect(body).toMatchObject({ id: me.user.id, is_signed_up: true, has_resume: true });
    expect((await me.query('user__get_own_data')).body.has_resume).toBe(true);
    const file = (await fileOf(me))!;
    expect(file).toMatchObject({
      name,
      content_type,
      purpose: 'resume',
      user_id: me.user.id,
      byte_size: make().length,
    });
    expect(Buffer.from(await api.adapters.files.read(file.key))).toEqual(make());
  });

  test.each([
    'data:application/pdf;base64,',
    'data:;base64,',
    'data:application/octet-stream;name=resume.pdf;base64,',
    `data:${WORD};base64,`,
  ])('takes a data address (%s), whatever it calls the content', async (prefix) => {
    const me = await student(api);
    await upload(me, prefix + base64(pdf())).expect(200);
    expect((await fileOf(me))!.content_type).toBe('application/pdf');
  });

  test('takes the bracket form without encoding, with the signs of base64 in it', async () => {
    const me = await student(api);
    const text = base64(docx());
    expect(text).toMatch(/\+/);
    await me
      .commandByQuery('user__upload_resume', `user[id]=${me.user.id}&resume_base64=${text}`)
      .expect(200);
    expect((await fileOf(me))!.byte_size).toBe(docx().length);
  });

  test('the next file takes the place of the last', async () => {
    const me = await student(api);
    await upload(me, base64(pdf())).expect(200);
    const first = (await fileOf(me))!;
    await upload(me, base64(docx())).expect(200);
    expect((await fileOf(me))!.content_type).toBe(WORD);
    expect(await StoredFile.findByPk(first.id)).toBeNull();
  });

  test('two at once leave one file', async () => {
    const me = await student(api);
    await upload(me, base64(pdf())).expect(200);
    await Promise.all([upload(me, base64(pdf())).expect(200), upload(me, base64(docx())).expect(200)]);
    const kept = await StoredFile.findAll({ where: { user_id: me.user.id, purpose: 'resume' } });
    expect(kept.map((file) => file.id)).toEqual([(await fileOf(me))!.id]);
  });

  test('a file that went with an event application stays with it', async () => {
    const me = await student(api);
    await upload(me, base64(pdf())).expect(200);
    const sent = (await fileOf(me))!;
    const event = await Event.create({
      start_at: new Date('2026-12-01T00:00:00Z'),
      deadline: null,
      apply_url: null,
      thumbnail_file_id: null,
      form_id: null,
      notification_channel_id: null,
      capacity: null,
    });
    const application = await EventApplication.create({
      event_id: event.id,
      user_id: me.user.id,
      apply_at: api.clock.now,
      confirmed_at: null,
      cancelled_at: null,
      token_for_cancell: 'x',
      resume_file_id: sent.id,
      apply_campaign_name: null,
      apply_campaign_source: null,
      apply_campaign_term: null,
      apply_campaign_medium: null,
      apply_campaign_content: null,
      apply_landing_page: null,
    });
    await upload(me, base64(docx())).expect(200);
    await application.reload();
    expect(application.resume_file_id).toBe(sent.id);
    expect((await fileOf(me))!.id).not.toBe(sent.id);
  });

  describe('refuses, and keeps the file there is,', () => {
    let me: Person;
    let kept: StoredFile;
    beforeAll(async () => {
      me = await student(api);
      await upload(me, base64(pdf())).expect(200);
      kept = (await fileOf(me))!;
    });

    test.each<[string, () => unknown, string]>([
      ['nothing', () => '', 'required'],
      ['what is left out', () => undefined, 'required'],
      ['a number', () => 5, 'invalid_type'],
      ['what is no base64', () => 'my resume.pdf', 'invalid_document'],
      ['base64 of a length there is not', () => 'abcde', 'invalid_document'],
      ['an empty data address', () => 'data:application/pdf;base64,', 'invalid_document'],
      [
        'a text that calls itself a PDF',
        () => `data:application/pdf;base64,${base64(Buffer.from('Hello'))}`,
        'invalid_document',
      ],
      ['an encrypted PDF', () => base64(pdf('/Encrypt 4 0 R')), 'invalid_document'],
      ['an archive', () => base64(zip({ 'resume.txt': 'Hello' })), 'invalid_document'],
      ['a document with macros', () => base64(zip(wordParts(MACROS))), 'invalid_document'],
      ['a document with a password', () => base64(docx({ isEncrypted: true })), 'invalid_document'],
      [
        'a byte more than 10 MB',
        () => base64(Buffer.concat([pdf(), Buffer.alloc(MAX + 1 - pdf().length)])),
        'file_too_large',
      ],
    ])('%s', async (_name, content, code) => {
      const { body } = await upload(me, content()).expect(422);
      expect(body.error.fields['resume_base64'][0].code).toBe(code);
      expect((await fileOf(me))!.id).toBe(kept.id);
    });

    test('a photo', async () => {
      await upload(me, base64(await facePhoto())).expect(422);
      expect((await fileOf(me))!.id).toBe(kept.id);
    });

    test("a body beyond what uploads may have, somebody else's id and another field", async () => {
      await upload(me, 'A'.repeat(15 * 1024 * 1024)).expect(413);
      const other = await student(api);
      await upload(me, base64(pdf()), other.user.id).expect(404);
      await upload(me, base64(pdf()), 999_999).expect(404);
      expect(await fileOf(other)).toBeNull();
      await me
        .command('user__upload_resume', { user: { id: me.user.id }, resume_base64: 'x', name: 'a.pdf' })
        .expect(400);
      expect((await fileOf(me))!.id).toBe(kept.id);
    });

    test('in the words of the page', async () => {
      const japanese = api.as(me.token, 1);
      const { body } = await japanese
        .command('user__upload_resume', { user: { id: me.user.id }, resume_base64: 'x!' })
        .expect(422);
      expect(body.error.fields.resume_base64[0].message).toBe(
        'PDFまたはWord（DOCX）のファイルを選んでください。',
      );
    });
  });

  test('10 MB to the byte are taken', async () => {
    const me = await student(api);
    const bytes = Buffer.concat([pdf(), Buffer.alloc(MAX - pdf().length, '\n')]);
    await upload(me, base64(bytes)).expect(200);
    expect((await fileOf(me))!.byte_size).toBe(MAX);
  });

  test('is for students: a visitor logs in first, an account signs up, staff have none', async () => {
    const payload = { user: { id: 1 }, resume_base64: base64(pdf()) };
    const ask = (person: Pick<Person, 'command'>) => person.command('user__upload_resume', payload);
    await ask(api.as(null)).expect(401);
    const refused = await ask(api.as(await api.tokenFor('uploads-account@example.com'))).expect(403);
    expect(refused.body.error.code).toBe('sign_up_required');
    await ask(await member(api, 'manager')).expect(403);
  });

  test('costs the same statements for the first file and the tenth', async () => {
    const me = await student(api);
    const count = async () => {
      api.takeStatements();
      await upload(me, base64(pdf())).expect(200);
      return api.takeStatements().length;
    };
    // Two of them count what the person uploaded.
    expect(await count()).toBe(10);
    // Two more: the file that was replaced is locked and goes.
    expect(await count()).toBe(12);
    expect(await count()).toBe(12);
  });
});
