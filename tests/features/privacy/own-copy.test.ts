import { strFromU8, unzipSync } from 'fflate';
import { Delivery } from '../../../db/models/delivery.ts';
import { EventApplication } from '../../../db/models/event.ts';
import { StoredFile } from '../../../db/models/file.ts';
import { languageId } from '../../../domain/languages.ts';
import { startApi } from '../../support/api.ts';
import { event } from '../../support/events.ts';
import { facePhoto, student } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { leaveTraces } from '../../support/traces.ts';
import { wholeProfile } from '../../wire/support/profile.ts';
import { prepared } from '../../support/prepared.ts';

const MARK = 'zqmine';
const OTHER_MARK = 'zqothers';

const api = prepared(startApi);
const mine = prepared(() => leaveTraces(api, MARK));
const others = prepared(() => leaveTraces(api, OTHER_MARK));
beforeAll(async () => {
  await Delivery.update({ state: 'sent', sent_at: api.clock.now }, { where: {} });
});

/** The archive as it is unpacked. */
async function copyOf({ token }: { token: string }, language: 'ja' | 'en' | 'vi') {
  const answer = await api
    .as(token, languageId(language))
    .query('user__export_own_data', 'format=zip')
    .responseType('blob')
    .expect(200);
  const files = unzipSync(new Uint8Array(answer.body as Buffer));
  return {
    headers: answer.headers as Record<string, string>,
    names: Object.keys(files),
    files,
    page: strFromU8(files['index.html']!),
    data: JSON.parse(strFromU8(files['data.json']!)) as {
      files: { name: string; path: string | null }[];
      applications: unknown[];
    },
  };
}

const words = (column: string) => `${MARK} ${column} `;
/** What is read on the page: without tags, scripts and styles. */
const readOf = (page: string) => page.replace(/<style>[^]*?<\/style>/, '').replace(/<[^>]+>/g, '\n');

describe('the copy of everything as an archive', () => {
  test('is a file to save, named by the day, and never stored on its way', async () => {
    const { headers } = await copyOf(mine.me, 'en');
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/^attachment;.*tabidachi-2026-11-21\.zip$/);
    expect(headers['cache-control']).toContain('no-store');
    await mine.me.query('user__export_own_data', 'format=pdf').expect(422);
  });

  test('has the same data for machines as the JSON, and where each file lies', async () => {
    const { data } = await copyOf(mine.me, 'en');
    const { body } = await mine.me.query('user__export_own_data').expect(200);
    const listed = data.files.map((file) => ({ ...file, path: undefined }));
    expect({ ...data, files: listed }).toEqual(body);
  });

  test("has the person's files byte by byte: photo, CV and printed resumes", async () => {
    const { files, data } = await copyOf(mine.me, 'en');
    const rows = await StoredFile.findAll({ where: { user_id: mine.user_id }, order: [['id', 'ASC']] });
    expect(new Set(rows.map(({ purpose }) => purpose))).toEqual(
      new Set(['face_image', 'resume', 'resume_pdf']),
    );
    const stored = await Promise.all(rows.map(({ key }) => api.adapters.files.read(key)));
    expect(data.files.map(({ path }) => Buffer.from(files[path!]!).toString('base64'))).toEqual(
      stored.map((bytes) => Buffer.from(bytes).toString('base64')),
    );
    const printed = data.files.find((_, index) => rows[index]!.purpose === 'resume_pdf')!;
    expect(printed.path).toMatch(/^files\/Mirai Trading \d+\//);
    expect(await pdfText(Buffer.from(files[printed.path!]!))).toContain('履歴書');
  });

  test.each([
    [
      'ja',
      ['プロフィール', '名のフリガナ', '志望動機', '応募', 'イベント', 'お問い合わせ', '日本', '2026年'],
    ],
    ['vi', ['Hồ sơ cá nhân', 'Ngày sinh', 'Các tệp của bạn', 'tháng', 'Câu hỏi của bạn']],
    ['en', ['Profile', 'Date of birth', 'My applications', 'Japan', 'February 3, 1991', 'At the company']],
  ] as const)('reads in %s', async (language, expected) => {
    const { page } = await copyOf(mine.me, language);
    expect(page).toContain(`<html lang="${language}">`);
    const read = readOf(page);
    for (const text of expected) expect(read).toContain(text);
  });

  test.each(['ja', 'en', 'vi'] as const)(
    'shows no column, no id and no empty place: %s',
    async (language) => {
      const { page } = await copyOf(mine.me, language);
      // What the marks themselves name, file names and codes of masks aside.
      const read = readOf(page).replace(new RegExp(`${MARK}[^\n]*`, 'g'), '');
      expect(read).not.toMatch(/\b[a-z]+_[a-z_]+\b/);
      expect(read).not.toMatch(/undefined|null|\{\{|NaN|Invalid|\[object/);
      expect(read).not.toMatch(/\d{4}-\d\d-\d\dT/);
      expect(page).not.toMatch(/<(dd|dt|h\d|th)><\/\1>/);
    },
  );

  test.each([
    'users.first_name',
    'users.health_description',
    'users.research_description',
    'users.career_summary',
    'user_skills.description',
    'user_certifications.name',
    'user_schools.name',
    'job_histories.company_name',
    'job_histories.description',
    'user_survey_answers.answer_text',
    'user_analytics_data.signup_campaign_name',
    'resumes.self_pr',
    'resumes.self_pr_jt',
    'resumes.hf_remark',
    'resume_question_answers.answer',
    'resume_comments.body',
    'applications.result_reason',
    'applications.apply_campaign_name',
    'application_messages.body',
    'interviews.place',
    'interview_practices.notes',
    'interview_practices.score_next_step',
    'form_question_answers.answer_text',
    'event_applications.apply_landing_page',
    'files.name',
    'saved_searches.name',
    'recommend_dismissals.reason',
    'inquiries.message',
    'inquiry_replies.body',
    'deliveries.subject',
    'recommend_mail_remind_recruitments.reason_ja',
  ])('the page tells %s', async (column) => {
    expect((await copyOf(mine.me, 'ja')).page).toContain(words(column));
  });

  test('tells which kinds of mail are stopped, on the page and for machines', async () => {
    const me = await student(api);
    await me.command('user__change_mail_preference', { stream: 'reminder', is_wanted: false }).expect(200);
    const { page, data } = await copyOf(me, 'en');
    expect(data).toMatchObject({
      mail_preferences: expect.arrayContaining([
        { stream: 'recommend', is_wanted: true },
        { stream: 'reminder', is_wanted: false },
      ]),
    });
    const read = readOf(page).replaceAll(/\s*\n\s*/g, '\n');
    expect(read).toContain('E-mails you receive');
    expect(read).toContain('Job recommendations\nYes');
    expect(read).toContain('Reminders\nNo');
  });

  test.each([
    ['ja', '申込日', 'キャンセルした日', '応募日', '中止になった日'],
    ['en', 'Applied on', 'You cancelled on', null, 'Cancelled on'],
    ['vi', 'Ngày đăng ký tham gia', 'Ngày bạn hủy đăng ký', 'Ngày ứng tuyển', 'Ngày hủy'],
  ] as const)(
    'says of an event what an event is called: %s',
    async (language, applied, cancelled, ...not) => {
      const me = await student(api);
      const { id: event_id } = await event();
      await EventApplication.create({
        user_id: me.user.id,
        event_id,
        apply_at: api.clock.now,
        is_cancelled: true,
        cancelled_at: api.clock.now,
        token_for_cancell: `copy ${language}`,
      });
      const told = readOf((await copyOf(me, language)).page).split('\n');
      expect(told).toEqual(expect.arrayContaining([applied, cancelled]));
      for (const other of not) expect(told).not.toContain(other);
    },
  );

  test.each(['ja', 'en', 'vi'] as const)(
    'no two facts of the account have one name: %s',
    async (language) => {
      const account = /<section>.*?<dl>(.*?)<\/dl>/s.exec((await copyOf(mine.me, language)).page)![1]!;
      const names = [...account.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(5);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test("holds nothing of anybody else's, and no file of theirs", async () => {
    const copy = await copyOf(mine.me, 'en');
    expect(copy.page).not.toContain(OTHER_MARK);
    expect(JSON.stringify(copy.data)).not.toContain(OTHER_MARK);
    expect(copy.names.join('\n')).not.toContain(OTHER_MARK);
    const theirs = await StoredFile.findAll({ where: { user_id: others.user_id } });
    expect(theirs.length).toBeGreaterThan(0);
    const mineToo = await StoredFile.findAll({ where: { user_id: mine.user_id } });
    expect(copy.names).toHaveLength(mineToo.length + 2);
    // Of two students alike the printed resumes differ by their names.
    const own = new Set(mineToo.map(({ sha256 }) => sha256));
    const printed = theirs.filter(({ purpose, sha256 }) => purpose === 'resume_pdf' && !own.has(sha256));
    for (const { key } of printed) {
      const bytes = Buffer.from(await api.adapters.files.read(key)).toString('base64');
      for (const one of Object.values(copy.files))
        expect(Buffer.from(one).toString('base64')).not.toBe(bytes);
    }
  });

  test('writes what a student wrote as text, never as markup', async () => {
    const me = await student(api);
    await me
      .command('user__update_profile', { user: { research_description: '<img src=x onerror=alert(1)>' } })
      .expect(200);
    const { page } = await copyOf(me, 'en');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain("default-src 'none'");
  });

  test('shows the photo in the page, wherever it is opened', async () => {
    const me = await student(api);
    await wholeProfile(me);
    const photo = (await facePhoto()).toString('base64');
    await me
      .command('user__upload_resume_face_image', { user: { id: me.user.id, resume_face_image: photo } })
      .expect(200);
    const { page, names } = await copyOf(me, 'ja');
    expect(page).toContain('<img class="photo" src="data:image/jpeg;base64,');
    expect(names.some((name) => /^files\/face( \(2\))?\.jpg$/.test(name))).toBe(true);
  });

  test('a file whose bytes are gone is told as gone, and the rest is there', async () => {
    const me = await student(api);
    await StoredFile.create({
      key: '00000000-0000-4000-8000-000000000001',
      name: 'gone.pdf',
      content_type: 'application/pdf',
      byte_size: 3,
      sha256: 'x',
      purpose: 'resume',
      user_id: me.user.id,
    });
    const { page, names, data } = await copyOf(me, 'vi');
    expect(names).not.toContain('files/gone.pdf');
    expect(data.files).toContainEqual(expect.objectContaining({ name: 'gone.pdf', path: null }));
    expect(readOf(page)).toContain('gone.pdf (tệp này không đọc được nữa)');
  });

  test('two files of one name lie beside each other, and no name leads out of the folder', async () => {
    const me = await student(api);
    for (const name of ['../../a.pdf', 'a.pdf', 'A.pdf']) {
      const key = await api.adapters.files.write(Buffer.from(name));
      await StoredFile.create({
        key,
        name,
        content_type: 'application/pdf',
        byte_size: 3,
        sha256: 'x',
        purpose: 'resume',
        user_id: me.user.id,
      });
    }
    const { names, files } = await copyOf(me, 'en');
    expect(names).toEqual(expect.arrayContaining(['files/a.pdf', 'files/a (2).pdf', 'files/A (3).pdf']));
    expect(strFromU8(files['files/a (2).pdf']!)).toBe('a.pdf');
  });

  test('of somebody new there is a short page and no files section', async () => {
    const me = await student(api, { level: 'empty' });
    const { page } = await copyOf(me, 'en');
    expect(page).not.toContain('My applications');
    expect(page).not.toMatch(/<tbody><.tbody>/);
  });
});
