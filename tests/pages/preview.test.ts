import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { AuditLog } from '../../db/models/audit-log.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { languageId } from '../../domain/languages.ts';
import { projectRoot } from '../../project-root.ts';
import { startApi } from '../support/api.ts';
import { COMPLETE_AD } from '../support/complete-ad.ts';
import { member, recruitment, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

const logged: string[] = [];
const log = new Writable({
  write(line: Buffer, _encoding, done) {
    logged.push(line.toString());
    done();
  },
});

let draft: Recruitment;
let tokens: Record<'manager' | 'mentor' | 'student', string>;

const api = prepared(() => startApi({ webRoot: path.join(projectRoot, 'dist'), logger: pino(log) }));
beforeAll(async () => {
  const world = await recruitment(api, {
    fields: { ...COMPLETE_AD, title: { ja: '灯台守', en: 'Keeper' } },
  });
  draft = world.recruitment;
  await draft.update({ is_released: false, published_at: null });
  tokens = {
    manager: (await member(api, 'manager')).token,
    mentor: (await member(api)).token,
    student: (await student(api)).token,
  };
});

const address = () => `/staff/api/recruitments/${draft.id}/preview`;
const ask = (token: string | null, body: object = { page_language_id: 2 }) => {
  const post = request(api.app).post(address());
  return (token === null ? post : post.set('authorization', `Bearer ${token}`)).send(body);
};
const htmlOf = async (body: object) =>
  ((await ask(tokens.manager, body).expect(200)).body as { html: string }).html;
const signsOf = (html: string) => ({
  lang: /<html lang="(.*?)"/.exec(html)?.[1],
  title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, ''),
  canApply: html.includes(`href="/recruitments/${draft.id}/apply"`),
});
const publicPage = () => request(api.app).get(`/recruitments/${draft.id}?lang=en`).set('accept', 'text/html');

test('a manager reads a draft as its page will be, in each language, open for applications', async () => {
  const english = signsOf(await htmlOf({ page_language_id: 2 }));
  expect(english).toEqual({ lang: 'en', title: 'Keeper', canApply: true });
  expect(signsOf(await htmlOf({ page_language_id: 1 }))).toEqual({ ...english, lang: 'ja', title: '灯台守' });
  expect(signsOf(await htmlOf({ page_language_id: languageId('vi') }))).toMatchObject({ lang: 'vi' });
});

test('nothing in it runs, leads on, or can be found by search engines', async () => {
  const answer = await ask(tokens.manager);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'application/json; charset=utf-8',
  });
  const { html } = answer.body as { html: string };
  expect(html.includes('<meta name="robots" content="noindex">')).toBe(true);
  for (const sign of ['<script', 'modulepreload', 'rel="canonical"', 'og:url'])
    expect([sign, html.includes(sign)]).toEqual([sign, false]);
});

test('nobody else gets it, by no address and no method', async () => {
  expect((await ask(null)).status).toBe(401);
  expect((await ask('made.up.token')).status).toBe(401);
  expect((await ask(tokens.student)).status).toBe(403);
  expect((await ask(tokens.mentor)).status).toBe(403);
  const asManager = { authorization: `Bearer ${tokens.manager}` };
  expect((await request(api.app).get(address()).set(asManager)).status).toBe(404);
  expect(
    (await request(api.app).post(`${address()}?token=${tokens.manager}`).send({ page_language_id: 2 }))
      .status,
  ).toBe(401);
  await ask(tokens.manager).expect(200);
  // The page itself exists for nobody yet, not even for the manager's own browser.
  const page = await publicPage();
  expect([page.status, page.text.includes('Keeper')]).toEqual([404, false]);
});

test('what is not there, or makes no sense, is refused', async () => {
  const none = request(api.app).post('/staff/api/recruitments/999999/preview');
  expect(
    (await none.set('authorization', `Bearer ${tokens.manager}`).send({ page_language_id: 2 })).status,
  ).toBe(404);
  const refused = [
    { page_language_id: 105 },
    { page_language_id: 2, id: 1 },
    {},
    { page_language_id: 2, changes: 'title' },
  ];
  for (const body of refused) {
    const { status } = await ask(tokens.manager, body);
    expect([body, status >= 400 && status < 500]).toEqual([body, true]);
  }
});

test('unsaved changes are shown and leave nothing behind', async () => {
  await draft.reload();
  const before = draft.get({ plain: true });
  const notes = await AuditLog.count();
  const changes = { title: { en: 'Keeper of two lighthouses' } };
  const send = (version: number, body: object) =>
    ask(tokens.manager, { page_language_id: 2, changes: body }).set('if-match', `"${version}"`);
  const shown = await send(draft.version, changes);
  expect(signsOf((shown.body as { html: string }).html).title).toBe('Keeper of two lighthouses');
  await draft.reload();
  expect(draft.get({ plain: true })).toEqual(before);
  expect(await AuditLog.count()).toBe(notes);

  expect((await ask(tokens.manager, { page_language_id: 2, changes })).status).toBe(428);
  expect((await send(draft.version + 1, changes)).status).toBe(409);
  expect((await send(draft.version, { is_released: true })).status).toBe(400);
  expect((await send(draft.version, { title: { en: 5 } })).status).toBe(422);
});

test('changes of a public one are seen in the preview alone', async () => {
  await draft.update({ is_released: true, published_at: new Date('2026-11-01') });
  await draft.reload();
  const changes = { title: { en: 'A secret lighthouse' } };
  const shown = await ask(tokens.manager, { page_language_id: 2, changes }).set(
    'if-match',
    `"${draft.version}"`,
  );
  expect(signsOf((shown.body as { html: string }).html).title).toBe('A secret lighthouse');
  const page = await publicPage();
  expect([page.status, page.text.includes('secret')]).toEqual([200, false]);
  await draft.update({ is_released: false });
});

test('the log knows that a preview was asked for, and no token or word of it', async () => {
  logged.length = 0;
  await ask(tokens.manager).expect(200);
  await ask('made.up.token').expect(401);
  const lines = logged.join('');
  expect(lines).toContain(address());
  for (const secret of [tokens.manager, 'made.up.token', 'Keeper']) expect(lines).not.toContain(secret);
});
