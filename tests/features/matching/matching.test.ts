import { Application } from '../../../db/models/application.ts';
import { MailSuppression } from '../../../db/models/recommend-mail.ts';
import {
  RecruitmentCareer,
  RecruitmentRelatedCountry,
  RecruitmentRequiredSkill,
  RecruitmentTargetStudyDepartmentCategory,
} from '../../../db/models/recruitment-lists.ts';
import {
  UserHopedPrefecture,
  UserInterestingJobCategory,
  UserSkill,
  UserUniversity,
} from '../../../db/models/user-lists.ts';
import { User } from '../../../db/models/user.ts';
import { recruitment } from '../../support/factories.ts';
import { matchWorld, type Row } from '../../support/matching.ts';

const { world, job, reader, jobsFor, studentsFor, rowOf, personIn, send, dryRun, expectLeftOut } =
  matchWorld();

test('a job comes with what makes its score, its verdict and what is still missing', async () => {
  const me = await reader({ jlpt: 3 });
  await UserHopedPrefecture.create({ user_id: me.user.id, prefecture_id: 13 });
  const id = await job({ required_jlpt: 2 });
  const row = rowOf(await jobsFor(me), id)!;
  expect(row.parts).toEqual(
    expect.arrayContaining([
      { part: 'jlpt_near', points: 10, ids: [] },
      { part: 'job_category', points: 40, ids: [1] },
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
  const row = await recruitment(world.api, {
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
    await expectLeftOut(me, id, 'already_applied', world.mentor);
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
      stopped_at: world.api.clock.now,
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

test('costs as many statements for many as for few', async () => {
  const me = await reader();
  const id = await job();
  const cost = async () => {
    world.api.takeStatements();
    await jobsFor(me);
    const jobs = world.api.takeStatements().length;
    await studentsFor(id);
    return [jobs, world.api.takeStatements().length];
  };
  const few = await cost();
  expect(few).toEqual([6, 7]);
  await Promise.all(Array.from({ length: 3 }, async () => [await reader(), await job()]));
  expect(await cost()).toEqual(few);
});
