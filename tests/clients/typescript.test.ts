import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { compileClient, writeClient } from '../../scripts/lib/client.ts';
import { runNode } from '../../scripts/lib/child.mjs';
import { startApi } from '../support/api.ts';
import { facePhoto, member, recruitment, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';
import { listen } from '../wire/support/start.ts';

const api = prepared(startApi);
let server: Awaited<ReturnType<typeof listen>>;
let folder: string;
beforeAll(async () => {
  server = await listen(api.app);
  // Below the project, where its packages are found.
  const place = path.join(projectRoot, '.tmp');
  await fs.mkdir(place, { recursive: true });
  folder = await fs.mkdtemp(path.join(place, 'client-'));
  const document = await fetch(`${server.origin}/openapi.json`);
  await writeClient(folder, (await document.json()) as object);
});
afterAll(async () => {
  await server.close();
  await fs.rm(folder, { recursive: true, force: true });
});

/** Runs a program of the client's folder. */
const run = (name: string, env: Record<string, string> = {}) =>
  runNode([path.join(folder, name)], { env: { ...process.env, ...env }, quiet: true });

test('the main line runs over HTTP, written in the generated types alone', async () => {
  const { recruitment: job, company } = await recruitment(api, { alert: '封筒は不要' });
  const mentor = await member(api);
  const photo = path.join(folder, 'photo.jpg');
  await fs.writeFile(photo, await facePhoto());
  const { code, output } = await run('main-line.js', {
    BASE_URL: server.origin,
    STUDENT_TOKEN: await api.tokenFor('linh@example.com'),
    MENTOR_TOKEN: mentor.token,
    PHOTO: photo,
    AGREED_AT: api.clock.now.toISOString(),
  });
  expect([code, output]).toEqual([0, expect.stringContaining('422 alert_unconfirmed: ')]);
  expect(output).toContain('封筒は不要');
  const id = Number(/application (\d+): offer_accepted/.exec(output)?.[1]);
  const { body } = await mentor.query('aggregates__application', `id=${id}`).expect(200);
  expect(body).toMatchObject({
    state: 'offer_accepted',
    recruitment_id: job.id,
    company: { id: company.id },
    hf_member: { id: mentor.member.id },
    offer: { pay_amount: 250_000 },
  });
  expect(body.resume.resume_question_answers[0]).toMatchObject({
    answer: 'わたしは大学で経済を学びました。',
    answer_jt: '私は大学で経済を学びました。',
  });
});

/** A program of an integrator: what it writes behind @ts-expect-error must not compile, all else must. */
const REFUSALS = `
import { answerOf, createTabidachi, Refused, type ErrorCode, type FieldCode } from './client.ts';

const { BASE_URL = '', PROXY_URL = '', TOKEN = '' } = process.env;
const visitor = createTabidachi({ baseUrl: BASE_URL });
const student = createTabidachi({ baseUrl: BASE_URL, token: () => TOKEN, pageLanguageId: 1 });
const tell = (...what: unknown[]) => console.log(JSON.stringify(what));

const { data, error, response } = await visitor.GET('/jtj/queries/user__get_own_data');
if (error) {
  const code: ErrorCode = error.error.code;
  tell(response.status, code);
} else {
  tell(data.hf_member);
}
const refused = await answerOf(student.PATCH('/jtj/commands/user__send_inquiry', { body: { message: '' } })).catch(
  (reason: unknown) => reason,
);
if (!(refused instanceof Refused)) throw refused;
const code: FieldCode | undefined = refused.fields['message']?.[0]?.code;
tell(refused.status, refused.code, refused.message, code);
await answerOf(createTabidachi({ baseUrl: PROXY_URL }).GET('/is-japan')).catch((reason: Error) => tell(reason.message));

export function wrong(): void {
  // @ts-expect-error no such call
  void visitor.GET('/jtj/queries/get_nothing');
  // @ts-expect-error a command is a PATCH
  void visitor.GET('/jtj/commands/user__apply');
  // @ts-expect-error no payload
  void visitor.PATCH('/jtj/commands/user__apply');
  // @ts-expect-error no recruitment_id
  void visitor.PATCH('/jtj/commands/user__apply', { body: { application: {} } });
  // @ts-expect-error no such filter
  void visitor.GET('/jtj/queries/search_recruitments', { params: { query: { 'q[nothing]': 1 } } });
  // @ts-expect-error JLPT levels are numbers
  void visitor.GET('/jtj/queries/search_recruitments', { params: { query: { 'q[required_jlpt_gteq]': 'N2' } } });
  // @ts-expect-error no such field in the answer
  void answerOf(visitor.GET('/is-japan')).then((answer) => answer.is_korea);
  // @ts-expect-error no such code
  void (refused.code === 'nothing');
}
`;

test('refusals are typed and told in the language asked for, and what the API does not know does not compile', async () => {
  await fs.writeFile(path.join(folder, 'refusals.ts'), REFUSALS);
  await compileClient(folder);
  const proxy = await listen((_request, response) => {
    response.writeHead(502).end('Bad gateway');
  });
  const { token } = await student(api);
  const { output } = await run('refusals.js', {
    BASE_URL: server.origin,
    PROXY_URL: proxy.origin,
    TOKEN: token,
  }).finally(() => proxy.close());
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    [401, 'unauthenticated'],
    [422, 'validation_failed', expect.stringMatching(/[ぁ-ん]/), 'required'],
    ['Status 502, and not in the form of this API'],
  ]);
});
