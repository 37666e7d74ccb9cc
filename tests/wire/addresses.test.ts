import net from 'node:net';
import { recruitment, student } from '../support/factories.ts';
import { startApi } from '../support/api.ts';
import { specifiedClient } from './support/client.ts';
import { listen } from './support/start.ts';
import { prepared } from '../support/prepared.ts';

const api = prepared(startApi);
const server = prepared(() => listen(api.app));
const me = prepared(() => student(api));

/** Bytes on a socket, as no client library would send them. */
function raw(bytes: Buffer | string): Promise<{ status: number; headers: string; body: unknown }> {
  const port = Number(new URL(server.origin).port);
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers, body: body && JSON.parse(body) });
    });
  });
}

test('R23: six texts of 1,500 Japanese characters fit an address', async () => {
  const { recruitment: job } = await recruitment(api);
  const { body } = await me.command('user__apply', { application: { recruitment_id: job.id } });
  const text = 'あ'.repeat(1500);
  const names = [
    'self_pr',
    'skill_pr',
    'why_select_company',
    'why_select_career',
    'why_good_at_job',
    'about_special_skill',
  ];
  const resume = Object.fromEntries(names.map((name) => [name, text]));
  const client = specifiedClient(server.origin, me.token);
  const saved = await client.command('user__save_resume_for_application', {
    application: { id: body.id, resume },
  });
  expect(saved.status).toBe(200);
  expect(saved.body.resume).toMatchObject(resume);
});

describe('R23: what cannot be read as HTTP is answered as every refusal', () => {
  const envelope = (code: string, message: unknown) => ({
    error: {
      code,
      message,
      fields: {},
      details: expect.any(Object),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });

  test('an address beyond 256 KB', async () => {
    const client = specifiedClient(server.origin, me.token);
    const answered = await client.command('user__send_inquiry', { message: 'a'.repeat(300_000) });
    expect(answered.status).toBe(431);
    expect(answered.body).toEqual(envelope('address_too_long', expect.stringContaining('JSON body')));
  });

  test('an address in plain UTF-8, in the language of the page', async () => {
    const { status, headers, body } = await raw(
      'GET /jtj/queries/search_recruitments?full_text_search_query=通訳 HTTP/1.1\r\nHost: x\r\npage-language-id: 1\r\n\r\n',
    );
    expect(status).toBe(400);
    expect(headers).toMatch(/content-type: application\/json/i);
    expect(body).toEqual(envelope('malformed_request', 'リクエストを読み取れませんでした。'));
    expect(body).toMatchObject({
      error: { details: { reason: expect.stringContaining('percent-encoded') } },
    });
  });

  test('no HTTP at all', async () => {
    const { status, body } = await raw('hello\r\n\r\n');
    expect(status).toBe(400);
    expect(body).toEqual(envelope('malformed_request', 'The request could not be read.'));
  });
});

describe('R20: an empty object as body is no body', () => {
  const inquire = (query: string, body: string) =>
    fetch(`${server.origin}/jtj/commands/user__send_inquiry?${query}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body,
    });

  test.each(['{}', ' {\n} '])('the payload of the address counts beside %j', async (body) => {
    expect((await inquire('message=hello&referer=/', body)).status).toBe(200);
  });

  test('a body that says something is the whole payload', async () => {
    const answered = await inquire('message=hello', '{"referer":"/"}');
    expect(answered.status).toBe(422);
    expect(await answered.json()).toMatchObject({
      error: { fields: { message: [{ code: 'required' }] } },
    });
  });

  test('nothing at all is refused by its fields', async () => {
    expect((await inquire('', '{}')).status).toBe(422);
  });
});
