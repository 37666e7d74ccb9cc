import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Application } from '../../db/models/application.ts';
import { MailSuppression } from '../../db/models/recommend-mail.ts';
import { RecommendDismissal } from '../../db/models/recommend-dismissal.ts';
import {
  RecruitmentRequiredSkill,
  RecruitmentTargetStudyDepartmentCategory,
} from '../../db/models/recruitment-requirements.ts';
import { RecruitmentCareer, RecruitmentRelatedCountry } from '../../db/models/recruitment-targets.ts';
import { UserUniversity } from '../../db/models/user-education.ts';
import { UserSkill } from '../../db/models/user-skills.ts';
import { UserHopedPrefecture, UserInterestingJobCategory } from '../../db/models/user-wishes.ts';
import { User } from '../../db/models/user.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, recruitment, student } from '../support/factories.ts';

let api: TestApi;
let mentor: Awaited<ReturnType<typeof member>>;
let manager: typeof mentor;
beforeAll(async () => {
  api = await startApi();
  mentor = await member(api);
  manager = await member(api, 'manager');
});
afterAll(() => api.close());

type Person = Awaited<ReturnType<typeof student>>;
type Caller = Pick<typeof mentor, 'command' | 'query'>;
interface Row {
  code: string | null;
  score: number;
  parts: { part: string; points: number; ids: number[] }[];
  verdict: string;
  gaps: object[];
  recruitment: { id: number };
  user: { id: number };
  not_this: object | null;
}
const job = async (fields: Record<string, unknown> = {}) =>
  (await recruitment(api, { fields })).recruitment.id;
const reader = (fields: Record<string, unknown> = {}) =>
  student(api, { fields: { page_language_id: 2, ...fields } });

const jobsFor = async (who: Person, more = '', caller: Caller = manager) =>
  (
    await caller
      .query('hf_member__get_matching_recruitments', `user_id=${who.user.id}&limit=50${more}`)
      .expect(200)
  ).body;
const studentsFor = async (id: number, more = '', caller: Caller = manager) =>
  (await caller.query('hf_member__get_matching_users', `recruitment_id=${id}&limit=50${more}`).expect(200))
    .body;
const rowOf = (body: { recruitments: Row[] }, id: number) =>
  body.recruitments.find((row) => row.recruitment.id === id);
const personIn = (body: { users: Row[] }, who: Person) =>
  body.users.find((row) => row.user.id === who.user.id);
const countOf = (body: { left_out: { code: string; count: number }[] }, code: string) =>
  body.left_out.find((one) => one.code === code)?.count ?? 0;
const WORDS = { template_subject: { en: 'Jobs' }, template_body: { en: '{{jobs}}' } };
const send = (who: Person, id: number, dry_run: boolean, caller: Caller = manager) =>
  caller.command('hf_member__send_recommend_mails', {
    user_ids: [who.user.id],
    recruitment_ids: [id],
    words: WORDS,
    recommend_mail_type: 'individual',
    dry_run,
  });
/** What the dry run says of the pair: its reason for the job, else the one for the student, else null. */
async function dryRun(who: Person, id: number, caller: Caller = manager): Promise<string | null> {
  const { results } = (await send(who, id, true, caller).expect(200)).body;
  return results[0].left_out[0]?.code ?? results[0].code;
}

test('a job comes with what makes its score, its verdict and what is still missing', async () => {
  const me = await reader({ jlpt: 3 });
  await UserHopedPrefecture.create({ user_id: me.user.id, prefecture_id: 13 });
  const id = await job({ required_jlpt: 2 });
  const row = rowOf(await jobsFor(me), id)!;
  expect(row.parts).toEqual(
    expect.arrayContaining([
      { part: 'jlpt_near', points: 10, ids: [] },
      { part: 'job_category', points: 25, ids: [1] },
      { part: 'prefecture', points: 15, ids: [13] },
      { part: 'any_department', points: 8, ids: [] },
    ]),
  );
  expect(row.score).toBe(row.parts.reduce((sum, { points }) => sum + points, 0));
  expect(row).toMatchObject({ code: null, verdict: 'near', not_this: null });
  expect(row.gaps).toContainEqual(
    expect.objectContaining({ requirement: 'jlpt', reason: 'one_level_below', is_must: true }),
  );
  expect(personIn(await studentsFor(id), me)).toMatchObject({ score: row.score, parts: row.parts });
});

test('the best come first, the same each time, from both sides', async () => {
  const me = await reader({ jlpt: 2 });
  for (let index = 0; index < 4; index += 1) await job({ required_jlpt: index % 2 === 0 ? 2 : 1 });
  const first = await jobsFor(me);
  const scores = first.recruitments.map((row: Row) => row.score);
  expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  expect(await jobsFor(me)).toEqual(first);
  const best = first.recruitments[0].recruitment.id;
  const people = await studentsFor(best);
  const keys = people.users.map((row: Row) => [-row.score, row.user.id]);
  expect(keys).toEqual(keys.toSorted(([a, b]: number[], [c, d]: number[]) => a! - c! || b! - d!));
  expect(await studentsFor(best)).toEqual(people);
});

test('what ranks students in the database is what the parts add up to, whatever they wish', async () => {
  const row = await recruitment(api, {
    fields: {
      required_jlpt: 3,
      is_available_from_overseas: true,
      is_consedering_japanese_level_growth: true,
    },
  });
  const recruitment_id = row.recruitment.id;
  await RecruitmentRequiredSkill.bulkCreate([3, 4].map((skill_id) => ({ recruitment_id, skill_id })));
  await RecruitmentRelatedCountry.create({ recruitment_id, country_id: 233 });
  await RecruitmentCareer.create({ recruitment_id, first_living_country_id: 109, is_work_globaly: true });
  await RecruitmentTargetStudyDepartmentCategory.create({ recruitment_id, department_category_id: 5 });
  const of = <T>(values: readonly T[], place: number) => values[place % values.length]!;
  for (let place = 0; place < 24; place += 1) {
    const { id: user_id } = await User.create({
      email: `varied${place}@example.com`,
      first_name: `V${place}`,
      page_language_id: 2,
      jlpt: of([null, 1, 3, 4, 5], place),
      living_country_id: of([109, 233], place),
      has_japanese_visa: true,
      is_hope_work_globaly: place % 3 === 0,
      hope_first_work_country_id: of([null, 109, 233], place),
      hope_last_work_country_id: of([233, null], place),
      latest_school_department_category_id: of([null, 5, 6, 7], place),
    });
    if (place % 2 === 0) await UserInterestingJobCategory.create({ user_id, job_category_id: 1 });
    if (place % 5 === 0) await UserHopedPrefecture.create({ user_id, prefecture_id: 13 });
    if (place % 4 === 0) await UserUniversity.create({ user_id, department_category_id: 5 });
    await UserSkill.bulkCreate([3, 4, 9].slice(0, place % 4).map((skill_id) => ({ user_id, skill_id })));
  }
  const { users } = await studentsFor(recruitment_id);
  const scores = users.map((one: Row) => one.score);
  expect(new Set(scores).size).toBeGreaterThan(10);
  expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
});

/** Both lists and the dry run have to say the same of one student and one job. */
async function expectLeftOut(who: Person, id: number, code: string, caller: Caller = manager) {
  const [jobs, people] = [await jobsFor(who, '', caller), await studentsFor(id, '', caller)];
  expect(rowOf(jobs, id)).toBeUndefined();
  expect(personIn(people, who)).toBeUndefined();
  expect(countOf(jobs, code)).toBeGreaterThan(0);
  expect(countOf(people, code)).toBeGreaterThan(0);
  expect(rowOf(await jobsFor(who, `&left_out=${code}`, caller), id)).toMatchObject({ code });
  expect(personIn(await studentsFor(id, `&left_out=${code}`, caller), who)).toMatchObject({ code });
  expect(await dryRun(who, id, caller)).toBe(code);
}

describe('left out', () => {
  test('nothing speaks against it: in both lists, and the dry run says so', async () => {
    const me = await reader();
    const id = await job();
    expect(rowOf(await jobsFor(me), id)).toMatchObject({ code: null });
    expect(personIn(await studentsFor(id), me)).toMatchObject({ code: null });
    expect(await dryRun(me, id)).toBeNull();
  });

  test('who has applied', async () => {
    const me = await reader();
    const id = await job();
    await me.command('user__apply', { application: { recruitment_id: id } }).expect(200);
    await expectLeftOut(me, id, 'already_applied');
  });

  test('who was there before: how it ended is told only to who sees the application', async () => {
    const me = await reader();
    const id = await job();
    await me.command('user__apply', { application: { recruitment_id: id } }).expect(200);
    await Application.update(
      { state: 'failed', is_passed: false },
      { where: { user_id: me.user.id, recruitment_id: id } },
    );
    await expectLeftOut(me, id, 'ended_before');
    await expectLeftOut(me, id, 'already_applied', mentor);
  });

  test('who has withdrawn', async () => {
    const me = await reader();
    const id = await job();
    const { body } = await me.command('user__apply', { application: { recruitment_id: id } }).expect(200);
    const application = { id: body.id, reason_of_quit_by_student: 'Changed my mind' };
    await me.command('user__quit_application', { application }).expect(200);
    await expectLeftOut(me, id, 'ended_before');
  });

  test('who was told of it', async () => {
    const me = await reader();
    const id = await job();
    await send(me, id, false).expect(200);
    await expectLeftOut(me, id, 'already_recommended');
  });

  test('who lives abroad without a visa, unless the job takes people from there', async () => {
    const me = await reader({ living_country_id: 233, has_japanese_visa: false });
    const [here, anywhere] = [await job(), await job({ is_available_from_overseas: true })];
    await expectLeftOut(me, here, 'abroad_without_visa');
    expect(rowOf(await jobsFor(me), anywhere)).toMatchObject({ code: null });
    expect(personIn(await studentsFor(anywhere), me)).toMatchObject({ code: null });
  });

  test('whose Japanese is too far below, by the index or by the engine', async () => {
    const me = await reader({ jlpt: 5 });
    const [hard, growing] = [
      await job({ required_jlpt: 1 }),
      await job({ required_jlpt: 1, is_consedering_japanese_level_growth: true }),
    ];
    await expectLeftOut(me, hard, 'not_eligible');
    expect(rowOf(await jobsFor(me), growing)).toMatchObject({ code: null, verdict: 'near' });
  });

  test('whom the engine alone rules out', async () => {
    const me = await reader({ has_driver_license: false });
    const id = await job({ is_driver_license_required_before_joining: true });
    await expectLeftOut(me, id, 'not_eligible');
  });

  test('who is not looking, stopped the mails or has no name: told for the student as a whole', async () => {
    const id = await job();
    const [paused, stopped, nameless] = [
      await reader({ status: 'paused' }),
      await reader(),
      await reader({ first_name: null, last_name: null }),
    ];
    await MailSuppression.create({
      user_id: stopped.user.id,
      stream: 'recommend',
      stopped_at: api.clock.now,
    });
    for (const [who, code] of [
      [paused, 'not_looking'],
      [stopped, 'mails_stopped'],
      [nameless, 'name_missing'],
    ] as const) {
      expect((await jobsFor(who)).code).toBe(code);
      expect(personIn(await studentsFor(id), who)).toBeUndefined();
      expect(personIn(await studentsFor(id, `&left_out=${code}`), who)).toMatchObject({ code });
      expect(await dryRun(who, id)).toBe(code);
    }
  });

  test('a closed job is for nobody, and its page says so', async () => {
    const me = await reader();
    const id = await job({ closed_at: new Date('2026-11-01T00:00:00Z') });
    expect(rowOf(await jobsFor(me), id)).toBeUndefined();
    const people = await studentsFor(id);
    expect(people.code).toBe('not_open');
    expect(personIn(people, me)).toBeDefined();
  });
});

describe('"not this"', () => {
  const pair = (who: Person, recruitment_id: number) => ({ user_id: who.user.id, recruitment_id });

  test('by staff: remembered with the reason, respected everywhere, taken back', async () => {
    const me = await reader();
    const id = await job();
    const say = (reason?: string) =>
      mentor.command('hf_member__dismiss_recruitment', { ...pair(me, id), reason }).expect(200);
    await say('Night shifts');
    await say('No night shifts');
    expect(await RecommendDismissal.findAll({ where: pair(me, id) })).toMatchObject([
      { is_by_student: false, hf_member_id: mentor.member.id, reason: 'No night shifts' },
    ]);
    await expectLeftOut(me, id, 'not_this');
    const listed = rowOf(await jobsFor(me, '&left_out=not_this'), id);
    expect(listed!.not_this).toEqual({ by_student: false, by_staff: true, reasons: ['No night shifts'] });
    expect((await send(me, id, false).expect(200)).body.done_count).toBe(0);
    await manager.command('hf_member__undo_dismiss_recruitment', pair(me, id)).expect(200);
    expect(rowOf(await jobsFor(me), id)).toMatchObject({ code: null, not_this: null });
    expect(await dryRun(me, id)).toBeNull();
  });

  test('by the student: staff cannot take it back, the student can', async () => {
    const me = await reader();
    const id = await job();
    const said = await me.command('user__dismiss_recruitment', { recruitment_id: id }).expect(200);
    expect(said.body).toEqual({ recruitment_ids: [id] });
    expect((await me.query('user__get_dismissed_recruitment_ids').expect(200)).body).toEqual(said.body);
    await manager.command('hf_member__undo_dismiss_recruitment', pair(me, id)).expect(200);
    await expectLeftOut(me, id, 'not_this');
    const listed = personIn(await studentsFor(id, '&left_out=not_this'), me);
    expect(listed!.not_this).toEqual({ by_student: true, by_staff: false, reasons: [] });
    const undone = await me.command('user__undo_dismiss_recruitment', { recruitment_id: id }).expect(200);
    expect(undone.body).toEqual({ recruitment_ids: [] });
    expect(await dryRun(me, id)).toBeNull();
  });

  test('is refused for who or what is not there, and for a job the student cannot see', async () => {
    const me = await reader();
    const hidden = await job({ is_released: false });
    const ask = (who: Caller, name: string, body: object) => who.command(name, body).expect(404);
    await ask(mentor, 'hf_member__dismiss_recruitment', { user_id: 999_999, recruitment_id: hidden });
    await ask(mentor, 'hf_member__dismiss_recruitment', pair(me, 999_999));
    await ask(
      mentor,
      'hf_member__undo_dismiss_recruitment',
      pair({ user: { id: 999_999 } } as Person, hidden),
    );
    await ask(me, 'user__dismiss_recruitment', { recruitment_id: hidden });
    await me.command('hf_member__dismiss_recruitment', pair(me, hidden)).expect(403);
  });
});

describe('who may ask', () => {
  test('staff alone', async () => {
    const me = await reader();
    for (const [name, query] of [
      ['hf_member__get_matching_recruitments', `user_id=${me.user.id}`],
      ['hf_member__get_matching_users', 'recruitment_id=1'],
    ] as const) {
      await api.as(null).query(name, query).expect(401);
      await me.query(name, query).expect(403);
    }
    await mentor.query('hf_member__get_matching_recruitments', 'user_id=999999').expect(404);
    await mentor.query('hf_member__get_matching_users', 'recruitment_id=999999').expect(404);
    await mentor.query('hf_member__get_matching_users', 'recruitment_id=1&limit=51').expect(422);
    await mentor.query('hf_member__get_matching_users', 'recruitment_id=1&left_out=ugly').expect(422);
  });

  test('a mentor sees what recommending needs of any student, and nothing else', async () => {
    const me = await reader({
      health_description: 'asthma',
      num_of_dependents_family: 3,
      birth_day: '1991-02-03',
    });
    const id = await job({ age_limit: 25, age_limit_reason: { ja: '長期勤続' } });
    const told = JSON.stringify([
      await jobsFor(me, '&left_out=not_eligible', mentor),
      await studentsFor(id, '&left_out=not_eligible', mentor),
    ]);
    expect(told).toContain('over_age_limit');
    for (const hidden of [me.email, '080-0000', 'asthma', '1991', '高田馬場', 'woman', 'have', 'face_image'])
      expect(told).not.toContain(hidden);
  });

  test('a member of staff is no student to themselves', async () => {
    const me = await reader();
    await member(api, 'manager', { email: me.email });
    const id = await job();
    expect(personIn(await studentsFor(id), me)).toBeDefined();
    expect(personIn(await studentsFor(id, '', me), me)).toBeUndefined();
    await me.query('hf_member__get_matching_recruitments', `user_id=${me.user.id}`).expect(404);
  });
});

test('costs as many statements for many as for few', async () => {
  const me = await reader();
  const id = await job();
  const cost = async () => {
    api.takeStatements();
    await jobsFor(me);
    const jobs = api.takeStatements().length;
    await studentsFor(id);
    return [jobs, api.takeStatements().length];
  };
  const few = await cost();
  expect(few).toEqual([6, 6]);
  await Promise.all(Array.from({ length: 3 }, async () => [await reader(), await job()]));
  expect(await cost()).toEqual(few);
});
