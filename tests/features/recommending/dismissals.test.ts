import { RecommendDismissal } from '../../../db/models/recommend-dismissal.ts';
import { member } from '../../support/factories.ts';
import { matchWorld, type Caller, type Person } from '../../support/matching.ts';

const { world, job, reader, jobsFor, studentsFor, rowOf, personIn, send, dryRun, expectLeftOut } =
  matchWorld();

describe('"not this"', () => {
  const pair = (who: Person, recruitment_id: number) => ({ user_id: who.user.id, recruitment_id });

  test('by staff: remembered with the reason, respected everywhere, taken back', async () => {
    const me = await reader();
    const id = await job();
    const say = (reason?: string) =>
      world.mentor.command('hf_member__dismiss_recruitment', { ...pair(me, id), reason }).expect(200);
    await say('Night shifts');
    await say('No night shifts');
    expect(await RecommendDismissal.findAll({ where: pair(me, id) })).toMatchObject([
      { is_by_student: false, hf_member_id: world.mentor.member.id, reason: 'No night shifts' },
    ]);
    await expectLeftOut(me, id, 'not_this');
    const listed = rowOf(await jobsFor(me, '&left_out=not_this'), id);
    expect(listed!.not_this).toEqual({ by_student: false, by_staff: true, reasons: ['No night shifts'] });
    expect((await send(me, id, false).expect(200)).body.done_count).toBe(0);
    await world.manager.command('hf_member__undo_dismiss_recruitment', pair(me, id)).expect(200);
    expect(rowOf(await jobsFor(me), id)).toMatchObject({ code: null, not_this: null });
    expect(await dryRun(me, id)).toBeNull();
  });

  test('by the student: staff cannot take it back, the student can', async () => {
    const me = await reader();
    const id = await job();
    const said = await me.command('user__dismiss_recruitment', { recruitment_id: id }).expect(200);
    expect(said.body).toEqual({ recruitment_ids: [id] });
    expect((await me.query('user__get_dismissed_recruitment_ids').expect(200)).body).toEqual(said.body);
    await world.manager.command('hf_member__undo_dismiss_recruitment', pair(me, id)).expect(200);
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
    await ask(world.mentor, 'hf_member__dismiss_recruitment', { user_id: 999_999, recruitment_id: hidden });
    await ask(world.mentor, 'hf_member__dismiss_recruitment', pair(me, 999_999));
    await ask(
      world.mentor,
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
      await world.api.as(null).query(name, query).expect(401);
      await me.query(name, query).expect(403);
    }
    await world.mentor.query('hf_member__get_matching_recruitments', 'user_id=999999').expect(404);
    await world.mentor.query('hf_member__get_matching_users', 'recruitment_id=999999').expect(404);
    await world.mentor.query('hf_member__get_matching_users', 'recruitment_id=1&limit=51').expect(422);
    await world.mentor.query('hf_member__get_matching_users', 'recruitment_id=1&left_out=ugly').expect(422);
  });

  test('a mentor sees what recommending needs of any student, and nothing else', async () => {
    const me = await reader({
      health_description: 'asthma',
      num_of_dependents_family: 3,
      birth_day: '1991-02-03',
    });
    const id = await job({ age_limit: 25, age_limit_reason: { ja: '長期勤続' } });
    const told = JSON.stringify([
      await jobsFor(me, '&left_out=not_eligible', world.mentor),
      await studentsFor(id, '&left_out=not_eligible', world.mentor),
    ]);
    expect(told).toContain('over_age_limit');
    for (const hidden of [me.email, '080-0000', 'asthma', '1991', '高田馬場', 'woman', 'have', 'face_image'])
      expect(told).not.toContain(hidden);
  });

  test('a member of staff is no student to themselves', async () => {
    const me = await reader();
    await member(world.api, 'manager', { email: me.email });
    const id = await job();
    expect(personIn(await studentsFor(id), me)).toBeDefined();
    expect(personIn(await studentsFor(id, '', me), me)).toBeUndefined();
    await me.query('hf_member__get_matching_recruitments', `user_id=${me.user.id}`).expect(404);
  });
});
