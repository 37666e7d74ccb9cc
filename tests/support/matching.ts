import { startApi, type TestApi } from './api.ts';
import { member, recruitment, student } from './factories.ts';

type Member = Awaited<ReturnType<typeof member>>;
export type Person = Awaited<ReturnType<typeof student>>;
export type Caller = Pick<Member, 'command' | 'query'>;
export interface Row {
  code: string | null;
  score: number;
  parts: { part: string; points: number; ids: number[] }[];
  verdict: string;
  gaps: object[];
  recruitment: { id: number };
  user: { id: number };
  not_this: object | null;
}

/** Matching lists as staff request them, and the recommend mail's dry run for the same pair. */
export function matchWorld() {
  const world = {} as { api: TestApi; mentor: Member; manager: Member };
  beforeAll(async () => {
    world.api = await startApi();
    world.mentor = await member(world.api);
    world.manager = await member(world.api, 'manager');
  });
  afterAll(() => world.api.close());

  const job = async (fields: Record<string, unknown> = {}) =>
    (await recruitment(world.api, { fields })).recruitment.id;
  const reader = (fields: Record<string, unknown> = {}) =>
    student(world.api, { fields: { page_language_id: 2, ...fields } });

  const jobsFor = async (who: Person, more = '', caller: Caller = world.manager) =>
    (
      await caller
        .query('hf_member__get_matching_recruitments', `user_id=${who.user.id}&limit=50${more}`)
        .expect(200)
    ).body;
  const studentsFor = async (id: number, more = '', caller: Caller = world.manager) =>
    (await caller.query('hf_member__get_matching_users', `recruitment_id=${id}&limit=50${more}`).expect(200))
      .body;
  const rowOf = (body: { recruitments: Row[] }, id: number) =>
    body.recruitments.find((row) => row.recruitment.id === id);
  const personIn = (body: { users: Row[] }, who: Person) =>
    body.users.find((row) => row.user.id === who.user.id);
  const countOf = (body: { left_out: { code: string; count: number }[] }, code: string) =>
    body.left_out.find((one) => one.code === code)?.count ?? 0;
  const WORDS = { template_subject: { en: 'Jobs' }, template_body: { en: '{{jobs}}' } };
  const send = (who: Person, id: number, dry_run: boolean, caller: Caller = world.manager) =>
    caller.command('hf_member__send_recommend_mails', {
      user_ids: [who.user.id],
      recruitment_ids: [id],
      words: WORDS,
      recommend_mail_type: 'individual',
      dry_run,
    });
  /** The dry run's reason for the job, else for the student, else null. */
  async function dryRun(who: Person, id: number, caller: Caller = world.manager): Promise<string | null> {
    const { results } = (await send(who, id, true, caller).expect(200)).body;
    return results[0].left_out[0]?.code ?? results[0].code;
  }

  /** Both lists and the dry run must agree on one student and one job. */
  async function expectLeftOut(who: Person, id: number, code: string, caller: Caller = world.manager) {
    const [jobs, people] = [await jobsFor(who, '', caller), await studentsFor(id, '', caller)];
    expect(rowOf(jobs, id)).toBeUndefined();
    expect(personIn(people, who)).toBeUndefined();
    expect(countOf(jobs, code)).toBeGreaterThan(0);
    expect(countOf(people, code)).toBeGreaterThan(0);
    expect(rowOf(await jobsFor(who, `&left_out=${code}`, caller), id)).toMatchObject({ code });
    expect(personIn(await studentsFor(id, `&left_out=${code}`, caller), who)).toMatchObject({ code });
    expect(await dryRun(who, id, caller)).toBe(code);
  }

  return { world, job, reader, jobsFor, studentsFor, rowOf, personIn, send, dryRun, expectLeftOut };
}
