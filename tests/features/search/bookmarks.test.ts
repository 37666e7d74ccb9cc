import { Bookmark } from '../../../db/models/bookmark.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Caller = Awaited<ReturnType<typeof student>>;
const bookmark = (recruitment_id: number) => ({ bookmark: { recruitment_id } });
const idsOf = async (me: Caller) => (await me.query('user__get_bookmark_ids').expect(200)).body;

describe('saved jobs', () => {
  test('are kept, listed the last saved first, and taken off again', async () => {
    const me = await student(api);
    const { recruitment: first } = await recruitment(api, { fields: { required_jlpt: 1 } });
    const { recruitment: second } = await recruitment(api);
    await me.command('user__add_bookmark', bookmark(first.id)).expect(200);
    const added = await me.command('user__add_bookmark', bookmark(second.id)).expect(200);
    expect(added.body).toEqual({ recruitment_ids: [second.id, first.id] });
    expect(await idsOf(me)).toEqual(added.body);

    const { body } = await me.query('user__get_bookmarks', 'per_page=1&page=2').expect(200);
    expect(body).toMatchObject({ page: 2, per_page: 1, total_count: 2 });
    expect(body.recruitments.map(({ id }: { id: number }) => id)).toEqual([first.id]);
    expect(body.recruitments[0].eligibility.first_gap.requirement).toBe('jlpt');

    const removed = await me.command('user__remove_bookmark', bookmark(first.id)).expect(200);
    expect(removed.body).toEqual({ recruitment_ids: [second.id] });
  });

  test('saving twice and taking off what is not there change nothing', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api);
    await me.command('user__add_bookmark', bookmark(job.id)).expect(200);
    await me.command('user__add_bookmark', bookmark(job.id)).expect(200);
    expect(await idsOf(me)).toEqual({ recruitment_ids: [job.id] });
    await me.command('user__remove_bookmark', bookmark(2_000_000_000)).expect(200);
    expect(await idsOf(me)).toEqual({ recruitment_ids: [job.id] });
  });

  test('a closed job stays and says so; one that is no longer released is hidden', async () => {
    const me = await student(api);
    const { recruitment: closed } = await recruitment(api);
    const { recruitment: hidden } = await recruitment(api);
    for (const { id } of [closed, hidden]) await me.command('user__add_bookmark', bookmark(id)).expect(200);
    await closed.update({ closed_at: api.clock.now });
    await hidden.update({ is_released: false });
    const { body } = await me.query('user__get_bookmarks').expect(200);
    expect(body).toMatchObject({ total_count: 1, recruitments: [{ id: closed.id }] });
    expect(body.recruitments[0].closed_at).not.toBeNull();
    expect(await idsOf(me)).toEqual({ recruitment_ids: [closed.id] });
  });

  test('an unknown or unreleased job is not found', async () => {
    const me = await student(api);
    const { recruitment: unreleased } = await recruitment(api, { fields: { is_released: false } });
    for (const id of [2_000_000_000, unreleased.id])
      await me.command('user__add_bookmark', bookmark(id)).expect(404);
    expect((await me.command('user__add_bookmark', { bookmark: {} })).status).toBe(422);
  });

  test("are nobody else's: another student sees and removes only their own", async () => {
    const me = await student(api);
    const other = await student(api);
    const { recruitment: job } = await recruitment(api);
    await me.command('user__add_bookmark', bookmark(job.id)).expect(200);
    expect(await idsOf(other)).toEqual({ recruitment_ids: [] });
    await other.command('user__remove_bookmark', bookmark(job.id)).expect(200);
    expect(await idsOf(me)).toEqual({ recruitment_ids: [job.id] });
  });

  test('ask for a signed-up student', async () => {
    for (const name of ['user__get_bookmarks', 'user__get_bookmark_ids'])
      await api.as(null).query(name).expect(401);
    await api.as(null).command('user__add_bookmark', bookmark(1)).expect(401);
    const mentor = await member(api);
    await mentor.command('user__add_bookmark', bookmark(1)).expect(403);
    await mentor.command('user__remove_bookmark', bookmark(1)).expect(403);
  });

  test('are at most 200, however many are saved at once', async () => {
    const me = await student(api);
    const { recruitment: job, company } = await recruitment(api);
    const { Recruitment } = await import('../../../db/models/recruitment.ts');
    const jobs = await Recruitment.bulkCreate(
      Array.from({ length: 201 }, () => ({ company_id: company.id, title: {}, is_released: true })),
    );
    await Bookmark.bulkCreate(
      jobs.slice(0, 198).map(({ id }) => ({ user_id: me.user.id, recruitment_id: id })),
    );
    const late = [job, ...jobs.slice(198)];
    const answers = await Promise.all(late.map(({ id }) => me.command('user__add_bookmark', bookmark(id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('bookmarks_full');
    expect((await idsOf(me)).recruitment_ids).toHaveLength(200);
    // One that is there already is no new one.
    await me.command('user__add_bookmark', bookmark(jobs[0]!.id)).expect(200);
  });
});
