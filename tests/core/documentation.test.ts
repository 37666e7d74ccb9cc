import express from 'express';
import request from 'supertest';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { whoMayCall } from '../../server/core/documents/calls.ts';
import { markup } from '../../server/core/documents/page/markup.ts';
import { documentationRouter } from '../../server/core/documents/router.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { EVERYONE, SIGNED_IN, STAFF, STUDENT, STUDENT_OR_STAFF } from '../../domain/roles.ts';
import { ERROR_STATUS } from '../../domain/error-codes.ts';
import { RESOURCES } from '../../server/registry/resources.ts';

const definitions = CALLS as readonly AnyDefinition[];
const app = express().use(documentationRouter({ calls: CALLS, resources: RESOURCES }));
const pageText = async () =>
  (await request(app).get('/docs').expect(200).expect('content-type', /html/)).text;

/** The text of a call's article, tags and breaks taken out. */
function articleOf(page: string, id: string): string {
  const from = page.indexOf(`<article id="${id}"`);
  return page
    .slice(from, page.indexOf('</article>', from))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}

describe('/docs', () => {
  test('has every call with its address, what it does, who may call it and its own refusals', async () => {
    const page = await pageText();
    for (const definition of definitions) {
      const article = articleOf(page, definition.name);
      expect(article).toContain(pathOf(definition));
      expect(article).toContain(whoMayCall(definition));
      for (const code of definition.errors) expect(page).toContain(`id="error-${code}"`);
    }
    for (const { name } of RESOURCES)
      expect(articleOf(page, `staff-${name}`)).toContain(`/staff/api/${name}`);
    for (const code of Object.keys(ERROR_STATUS)) expect(page).toContain(`id="error-${code}"`);
  });

  test('leads nowhere that is not there, and names each place once', async () => {
    const page = await pageText();
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const links = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!));
    expect([...links].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('needs no script, and its headings descend step by step', async () => {
    const page = await pageText();
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/i);
    const levels = [...page.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('R19: leads to how lists are sent, and says which ones need an index', async () => {
    expect(await pageText()).toContain('href="/docs/send-lists"');
    const { text } = await request(app).get('/docs/send-lists').expect(200).expect('content-type', /html/);
    const words = text.replaceAll(/<[^>]*>/g, '');
    expect(words).toMatch(/All items must have the same keys.*Only an item of id and _destroy/);
    expect(words).toMatch(/Otherwise the answer is 400 malformed_request/);
    const document = await request(app).get('/openapi.json').expect(200);
    expect(JSON.stringify(document.body)).toMatch(
      /when all of them have the same keys \(an item of `id` and `_destroy` apart\).*Otherwise each has its index: `user\[skills\]\[0\]\[skill_id\]=3`/,
    );
  });

  test('escapes what it is told', () => {
    const told = '<b>"&"</b>';
    expect(markup`<p title="${told}">${told}</p>`.markup).toBe(
      '<p title="&lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;">&lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;</p>',
    );
  });
});

test('/openapi.json and /openapi-staff.json are served whole', async () => {
  const { body } = await request(app).get('/openapi.json').expect(200);
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(definitions.map(pathOf)));
  const { body: staff } = await request(app).get('/openapi-staff.json').expect(200);
  expect(Object.keys(staff.paths)).toEqual(
    expect.arrayContaining(RESOURCES.map(({ name }) => `/staff/api/${name}`)),
  );
});

test.each(['/openapi.json', '/openapi-staff.json'])('%s is sent in less than 500,000 bytes', async (path) => {
  const { text } = await request(app).get(path).expect(200);
  expect(Buffer.byteLength(text)).toBeLessThan(500_000);
});

test.each([
  [EVERYONE, 'Everybody, signed in or not.'],
  [SIGNED_IN, 'Everybody who is signed in, signed up as a student or not.'],
  [STUDENT, 'Students for what is their own.'],
  [STAFF, 'Mentors for what is assigned to them and managers.'],
  [STUDENT_OR_STAFF, 'Students for what is their own, mentors for what is assigned to them and managers.'],
  [['manager'] as const, 'Managers.'],
])('who may call it, in words: %j', (allow, words) => {
  expect(whoMayCall({ allow })).toBe(words);
});
