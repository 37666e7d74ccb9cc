import path from 'node:path';
import { QueryTypes } from 'sequelize';
import request from 'supertest';
import { Article } from '../../db/models/article.ts';
import { Course } from '../../db/models/course.ts';
import { Event } from '../../db/models/event.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { projectRoot } from '../../project-root.ts';
import { startApi } from '../support/api.ts';
import { recruitment } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

let job: Recruitment;

const api = prepared(() => startApi({ webRoot: path.join(projectRoot, 'dist') }));
beforeAll(async () => {
  job = (await recruitment(api)).recruitment;
});

const page = (address: string) => request(api.app).get(address).set('accept', 'text/html');
const titleOf = async (address: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec((await page(address)).text)?.[1];
const jobPage = () => `/recruitments/${job.id}?lang=en`;

test.each(['//', '///', '//?page=2'])('the fuzz: %s is the page /', async (address) => {
  const answer = await page(address);
  expect({ status: answer.status, isWhole: answer.text.endsWith('</html>\n') }).toEqual({
    status: 200,
    isWhole: (await page('/')).text.endsWith('</html>\n'),
  });
});

describe('the HTML of a public page', () => {
  beforeEach(async () => {
    await job.update({ title: { en: 'Overseas sales' } });
  });

  test('is kept: the next one costs one statement and reads the same', async () => {
    const first = await page(jobPage());
    api.takeStatements();
    const second = await page(jobPage());
    expect(second.text).toBe(first.text);
    expect(api.takeStatements()).toEqual([expect.stringContaining('content.version()')]);
  });

  test('reads the same however it is compressed', async () => {
    const encoded = async (encodings: string) => {
      const { headers, text } = await page(jobPage()).set('accept-encoding', encodings);
      return { encoding: headers['content-encoding'], vary: headers['vary'], text };
    };
    const plain = await encoded('identity');
    expect(plain.encoding).toBeUndefined();
    for (const [encodings, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const)
      expect(await encoded(encodings)).toEqual({ ...plain, encoding });
    expect(plain.vary).toMatch(/Accept-Encoding/);
  });

  test('has its styles in the head, and only there', async () => {
    const [head, body] = (await page(jobPage())).text.split('</head>');
    expect(head).toContain('<style');
    expect(body!.replace(/<noscript[\s\S]*?<\/noscript>/g, '')).not.toContain('<style');
  });

  test('shows an edited title with the next request, in every language', async () => {
    expect(await titleOf(jobPage())).toContain('Overseas sales');
    expect(await titleOf(`/recruitments/${job.id}?lang=vi`)).toContain('Overseas sales');
    await job.update({ title: { en: 'Interpreter' } });
    expect(await titleOf(jobPage())).toContain('Interpreter');
    expect(await titleOf(`/recruitments/${job.id}?lang=vi`)).toContain('Interpreter');
    expect((await page('/?lang=en')).text).toContain('Interpreter');
  });

  test('is not kept beyond an edit that was going on while it was written', async () => {
    const tx = await api.sequelize.transaction();
    await job.update({ title: { en: 'Translator' } }, { transaction: tx });
    expect(await titleOf(jobPage())).toContain('Overseas sales');
    // Meanwhile another change ends that began later.
    await Course.create({ title: { en: 'Keigo' } });
    expect(await titleOf(jobPage())).toContain('Overseas sales');
    await tx.commit();
    expect(await titleOf(jobPage())).toContain('Translator');
  });

  test('is gone with what it showed', async () => {
    expect((await page(jobPage())).status).toBe(200);
    await job.update({ is_released: false });
    expect((await page(jobPage())).status).toBe(404);
    await job.update({ is_released: true });
    expect((await page(jobPage())).status).toBe(200);
  });

  test('of another language is another page', async () => {
    for (const language of ['en', 'ja', 'en'])
      expect((await page(`/terms_of_service?lang=${language}`)).text).toContain(`<html lang="${language}"`);
  });
});

test('every table that a public page reads counts in the version', async () => {
  const article = await Article.create({ title: { en: 'News' }, publish_at: new Date('2026-01-01') });
  const event = await Event.create({
    title: { en: 'Fair' },
    is_released: true,
    start_at: new Date('2026-12-01T05:00:00Z'),
  });
  const pages = [
    '/',
    jobPage(),
    '/articles',
    `/articles/${article.id}`,
    '/events',
    `/events/${event.id}`,
    '/courses',
    '/terms_of_service',
  ];
  api.takeStatements();
  for (const address of pages) expect([address, (await page(address)).status]).toEqual([address, 200]);
  const read = api
    .takeStatements()
    .flatMap((sql) => [...sql.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)].map((match) => match[1]!));
  const tables = await api.sequelize.query<{ name: string; noted: boolean }>(
    `select c.relname as name,
       exists (select from pg_trigger where tgrelid = c.oid and tgname = 'content_notes_change') as noted
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    { type: QueryTypes.SELECT },
  );
  // A stored file never changes: whoever shows another one changes itself.
  const shown = tables.filter(({ name }) => read.includes(name) && name !== 'files');
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter(({ noted }) => !noted).map(({ name }) => name)).toEqual([]);
});
