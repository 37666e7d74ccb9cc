import zlib from 'node:zlib';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { rawClient, type RawRequest } from '../support/raw-client.ts';
import { prepared } from '../support/prepared.ts';

/** What reaches no call's own rules: requests that cannot be read. Each is sent to every call there is. */

let tokens: string[];
const api = prepared(startApi);
const client = prepared(() => rawClient(api.app));
beforeAll(async () => {
  tokens = [(await student(api)).token, (await member(api, 'manager')).token];
});

const calls = CALLS as readonly AnyDefinition[];
const methodOf = (call: AnyDefinition) => (call.kind === 'command' ? 'PATCH' : 'GET');
/** Somebody who may call it, so that the request is read at all. */
const tokenFor = (call: AnyDefinition) => tokens[call.allow.includes('student') ? 0 : 1]!;
const authorized = (call: AnyDefinition) => ({ authorization: `Bearer ${tokenFor(call)}` });

interface Refused {
  status: number;
  code: string;
  message: string;
  fields: string[];
  reason?: string;
}

async function refused(request: RawRequest): Promise<Refused> {
  const { status, text } = await client.send(request);
  const { error } = JSON.parse(text) as {
    error: {
      code: string;
      message: string;
      fields: object;
      details: { reason?: string };
      request_id: string;
    };
  };
  expect(error.request_id).not.toBe('');
  const { reason } = error.details;
  return {
    status,
    code: error.code,
    message: error.message,
    fields: Object.keys(error.fields),
    ...(reason && { reason }),
  };
}

const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join('');
const json = (body: Buffer | string, type = 'application/json') => ({
  body,
  headers: { 'content-type': type },
});
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{"user":{}}', 'utf16le')]);

/** Bodies, with the status, what is said to a client's author and the field that is named. */
const BODIES: [string, ReturnType<typeof json>, number, RegExp?, string?][] = [
  ['a list for the payload', json('[1]'), 400, /not a JSON object/],
  ['a number for the payload', json('7'), 400, /not a JSON object/],
  ['null for the payload', json('null'), 400, /not a JSON object/],
  ['a text for the payload', json('"x"'), 400, /not a JSON object/],
  ['blanks alone', json('   '), 400, /not valid JSON/],
  ['half a body', json('{"user":{"first_name":"x"'), 400, /not valid JSON/],
  ['a name given twice', json('{"user":{"a":1,"a":2}}'), 400, /given twice/, 'user[a]'],
  ['a name given twice, once escaped', json('{"x":1,"\\u0078":2}'), 400, /given twice/, 'x'],
  ['a deep bomb', json(`{"a":${repeat('[', 200_000)}`), 400, /nested deeper/, 'a[0][0][0][0][0][0][0][0]'],
  ['a deep bomb of objects', json(repeat('{"a":', 100_000)), 400, /nested deeper/],
  ['a wide bomb', json(`{"a":[${repeat('1,', 1500)}1]}`), 400, /more than 1000 items/, 'a'],
  [
    'a bomb of names',
    json(`{${Array.from({ length: 30_000 }, (_, i) => `"k${i}":1`).join()}}`),
    400,
    /values/,
  ],
  ['a bomb of lists', json(`{"a":[${repeat(`[${repeat('1,', 900)}1],`, 100)}1]}`), 400, /values/],
  ['__proto__', json('{"user":{"__proto__":{"is_admin":true}}}'), 400, /not allowed/, 'user[__proto__]'],
  ['constructor', json('{"constructor":{"prototype":{"x":1}}}'), 400, /not allowed/, 'constructor'],
  ['prototype, escaped', json('{"user":{"\\u0070rototype":1}}'), 400, /not allowed/, 'user[prototype]'],
  ['bytes of Latin-1', json(Buffer.from('{"user":{"first_name":"José"}}', 'latin1')), 400, /UTF-8/],
  ['overlong UTF-8', json(Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])), 400, /UTF-8/],
  ['a surrogate in UTF-8', json(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])), 400, /UTF-8/],
  ['UTF-16', json(utf16), 400, /UTF-8/],
  ['UTF-16, said so', json(utf16, 'application/json; charset=utf-16'), 415],
  ['Latin-1, said so', json('{}', 'application/json; charset="iso-8859-1"'), 415],
  ['a form', json('user[id]=1', 'application/x-www-form-urlencoded'), 415],
  ['plain text', json('{}', 'text/plain'), 415],
  ['no content type', { body: '{}', headers: {} as never }, 415],
  [
    'a packing nobody knows',
    { ...json('{}'), headers: { ...json('').headers, 'content-encoding': 'xz' } as never },
    415,
  ],
  [
    'packed rubbish',
    { ...json('{}'), headers: { ...json('').headers, 'content-encoding': 'gzip' } as never },
    400,
  ],
  [
    'a packed bomb',
    {
      body: zlib.gzipSync(Buffer.alloc(17 * 1024 * 1024, 0x20)),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } as never,
    },
    413,
  ],
];

describe('a body that cannot be read is refused by every call', () => {
  test.each(BODIES.map((row) => ({ name: row[0], row })))('$name', async ({ row }) => {
    const [, { body, headers }, status, reason, field] = row;
    for (const call of calls) {
      const request = { method: methodOf(call), path: pathOf(call), body };
      const answer = await refused({ ...request, headers: { ...headers, ...authorized(call) } });
      expect({ call: call.name, status: answer.status }).toEqual({ call: call.name, status });
      if (reason) expect(answer.reason).toMatch(reason);
      if (field) expect(answer.fields).toEqual([field]);
    }
    const next = await client.send({ path: '/is-japan' });
    expect([next.status, next.isSameConnection]).toEqual([200, true]);
  });

  test('and nothing of it stays in any prototype', () => {
    expect(({} as Record<string, unknown>)['is_admin']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

const wide = (name: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name(index)}=`).join('&');

const QUERIES: [string, string, RegExp, string?][] = [
  ['a deep bomb', `a${repeat('[b]', 5000)}=1`, /nested deeper/],
  ['thousands of parameters', wide((i) => `k${i}`, 5001), /more than 5000 parameters/],
  ['thousands of list items', repeat('a[]=1&', 2000), /more than 1000 items/, 'a[]'],
  ['thousands of names in one item', wide((i) => `a[][k${i}]`, 4500), /more than 100 names/],
  ['__proto__', 'user[__proto__][is_admin]=true', /not allowed/, 'user[__proto__][is_admin]'],
  ['__proto__, encoded', '%5F_proto__[x]=1', /not allowed/, '__proto__[x]'],
  ['constructor', 'user[constructor][prototype][x]=1', /not allowed/],
  ['the same name twice', 'user[id]=1&user[id]=2', /given twice/, 'user[id]'],
  ['a value and an object', 'user=1&user[id]=2', /object and for something else/, 'user[id]'],
  ['a value and a list', 'user=1&user[]=2', /list and for something else/, 'user[]'],
  ['a byte that is no UTF-8', 'user[first_name]=%FF', /UTF-8/, 'user[first_name]'],
  ['overlong UTF-8', 'user[first_name]=%C0%AF', /UTF-8/, 'user[first_name]'],
  ['a surrogate', 'user[first_name]=%ED%A0%80', /UTF-8/, 'user[first_name]'],
  ['half a percent sign', 'user[first_name]=%E3%8', /UTF-8/, 'user[first_name]'],
  ['a name that is no UTF-8', 'us%FFer=1', /UTF-8/, 'us%FFer'],
  ['an open bracket', 'user[id=1', /bracket form/, 'user[id'],
  ['brackets alone', '[]=1', /bracket form/, '[]'],
  ['a gap between indexes', 'a[0]=1&a[5]=2', /gap/, 'a'],
];

describe('parameters that cannot be read are refused by every call', () => {
  test.each(QUERIES.map((row) => ({ name: row[0], row })))('$name', async ({ row }) => {
    const [, query, reason, field] = row;
    for (const call of calls) {
      const path = `${pathOf(call)}?${query}`;
      const answer = await refused({ method: methodOf(call), path, headers: authorized(call) });
      expect({ call: call.name, ...answer }).toMatchObject({
        call: call.name,
        status: 400,
        code: 'malformed_request',
      });
      expect(answer.reason).toMatch(reason);
      expect(answer.fields).toHaveLength(reason.source.includes('parameters') ? 0 : 1);
      if (field) expect(answer.fields).toEqual([field]);
    }
  });

  test('a bomb of names costs neither time nor memory', async () => {
    const before = process.memoryUsage().rss;
    const path = `/jtj/queries/get_universities?${wide((i) => `a[][k${i}]`, 4900)}`;
    for (let i = 0; i < 50; i++) expect((await client.send({ path })).status).toBe(400);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('the body and the query', () => {
  const path = '/jtj/queries/get_universities';
  test('a body, when present, is the whole payload, on a GET too', async () => {
    const body = '{"per_page":1}';
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send({ path: `${path}?per_page=0&x=1`, body, headers });
    expect(JSON.parse(answer.text)).toMatchObject({ per_page: 1 });
  });

  test.each([
    ['an empty body', '', { 'content-type': 'application/json' }],
    ['an empty body without a type', '', {}],
  ])('with %s the query is the payload', async (_name, body, headers) => {
    const answer = await client.send({ path: `${path}?per_page=2`, body, headers });
    expect(JSON.parse(answer.text)).toMatchObject({ per_page: 2 });
  });

  test('a packed body is taken, and a mark before the text is no part of it', async () => {
    const packed = zlib.gzipSync('\ufeff{"per_page":3}');
    const headers = { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'gzip' };
    const answer = await client.send({ path, body: packed, headers });
    expect(JSON.parse(answer.text)).toMatchObject({ per_page: 3 });
  });
});

describe('methods', () => {
  test('another method than the call has is refused, and the right one named', async () => {
    for (const call of calls) {
      const allowed = methodOf(call);
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'GET', 'OPTIONS', 'TRACE']) {
        if (method === allowed) continue;
        const answer = await client.send({ method, path: pathOf(call), headers: authorized(call) });
        expect([call.name, method, answer.status]).toEqual([call.name, method, 405]);
        expect([answer.headers.allow, JSON.parse(answer.text).error.code]).toEqual([
          allowed,
          'method_not_allowed',
        ]);
      }
      if (call.kind === 'command')
        expect(
          (await client.send({ method: 'HEAD', path: pathOf(call), headers: authorized(call) })).status,
        ).toBe(405);
    }
  });

  test.each([
    '/jtj/commands/no_such',
    '/jtj/queries/__proto__',
    '/jtj/queries/%FF',
    '/jtj/commands/',
    '/master/x',
  ])('%s is not found', async (path) => {
    expect(await refused({ method: 'PATCH', path })).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('headers', () => {
  test.each([
    ['Basic', 'Basic YTpi'],
    ['an empty bearer', 'Bearer '],
    ['two tokens', 'Bearer a b'],
    ['no token form', 'Bearer {}'],
    ['a token of nobody', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    ['a token of 30 KB', `Bearer ${repeat('A', 30_000)}`],
    ['other letters', 'Bearer \u00e9\u00e9'],
  ])('authorization %s is 401, on public calls too', async (_name, authorization) => {
    for (const path of ['/jtj/queries/user__get_own_data', '/jtj/queries/get_universities', '/is-japan'])
      expect(await refused({ path, headers: { authorization } })).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
  });

  test('headers beyond every measure are refused before they are read', async () => {
    const { status } = await client.send({
      path: '/is-japan',
      headers: { authorization: repeat('A', 300_000) },
    });
    expect(status).toBe(431);
  });

  test.each([
    ['1', 'ログインしてください。'],
    ['2', 'Please log in.'],
    ['98', 'Vui lòng đăng nhập.'],
    ['30', 'Please log in.'],
    ['0', 'Please log in.'],
    ['105', 'Please log in.'],
    ['-1', 'Please log in.'],
    ['1.5', 'Please log in.'],
    ['ja', 'Please log in.'],
    ['1, 1', 'Please log in.'],
    ['9'.repeat(400), 'Please log in.'],
  ])('page language %s speaks as it should', async (id, message) => {
    const answer = await refused({
      path: '/jtj/queries/user__get_own_data',
      headers: { 'page-language-id': id },
    });
    expect([answer.status, answer.message]).toEqual([401, message]);
  });
});
