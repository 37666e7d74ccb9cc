import { SavedView, SavedViewDefault } from '../../../db/models/saved-view.ts';
import { SAVED_VIEWS_MAX } from '../../../domain/constants.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));
const other = prepared(() => member(api));
type Member = typeof mentor;

beforeEach(() => SavedView.destroy({ where: {} }));

const PUBLISHED = { list: 'articles', name: 'Published', filter: { state: 'published' } };

const kept = async (who: Member, more: object = {}) =>
  (await who.create('saved_views', { ...PUBLISHED, ...more }).expect(201)).body;
const seenBy = async (who: Member, filter: object = {}) =>
  ((await who.list('saved_views', { filter }).expect(200)).body as { name: string }[]).map(
    ({ name }) => name,
  );
const codes = (answer: { body: { error: { fields: Record<string, { code: string }[]> } } }) =>
  Object.entries(answer.body.error.fields).map(([field, [error]]) => `${field} ${error?.code}`);

describe('a saved view', () => {
  test('is kept as it is, for its owner alone', async () => {
    const look = { sort: 'updated_at', order: 'DESC', columns: ['title', 'state'] };
    const view = await kept(mentor, look);
    expect(view).toMatchObject({
      ...PUBLISHED,
      ...look,
      layout: null,
      is_shared: false,
      is_default: false,
      is_own: true,
      dropped: [],
      hf_member: { id: mentor.member.id },
      can: { edit: true, remove: true },
    });
    await other.get(`/staff/api/saved_views/${view.id}`).expect(404);
    await manager.update('saved_views', view.id, 0, { name: 'Mine' }).expect(404);
    await manager.remove('saved_views', view.id, 0).expect(404);
    expect(await seenBy(manager)).toEqual([]);
    await mentor.update('saved_views', view.id, 0, { name: 'Public', filter: {} }).expect(200);
    await mentor.update('saved_views', view.id, 0, { name: 'Late' }).expect(409);
    expect(await seenBy(mentor, { list: 'articles', q: 'publ' })).toEqual(['Public']);
    await mentor.remove('saved_views', view.id, 1).expect(200);
  });

  test('that is shared is seen by all, changed by its owner and removed by managers too', async () => {
    const view = await kept(mentor, { is_shared: true });
    const read = (await other.get(`/staff/api/saved_views/${view.id}`).expect(200)).body;
    expect(read).toMatchObject({ is_own: false, can: { edit: false, remove: false } });
    await other.update('saved_views', view.id, 0, { name: 'x' }).expect(403);
    await manager.update('saved_views', view.id, 0, { is_shared: false }).expect(403);
    await other.remove('saved_views', view.id, 0).expect(403);
    await manager.remove('saved_views', view.id, 0).expect(200);
    expect(await seenBy(mentor)).toEqual([]);
  });

  test('of a list for managers is no mentor’s to see or to keep', async () => {
    const deleted = { list: 'audit_logs', name: 'Removed', filter: { action: 'delete' }, is_shared: true };
    const view = await kept(manager, deleted);
    expect(await seenBy(mentor)).toEqual([]);
    await mentor.get(`/staff/api/saved_views/${view.id}`).expect(404);
    await mentor.update('saved_views', view.id, 0, { is_default: true }).expect(404);
    expect(codes(await mentor.create('saved_views', deleted).expect(422))).toEqual(['list invalid_choice']);
  });

  test.each([
    ['a list that there is not', { list: 'articles_of_old' }, 'list invalid_choice'],
    ['a filter that its list does not know', { filter: { colour: 'red' } }, 'filter[colour] invalid'],
    ['a value that the filter does not take', { filter: { state: 'lost' } }, 'filter[state] invalid'],
    ['an order that its list does not know', { sort: 'colour' }, 'sort invalid_choice'],
    ['an empty name', { name: ' ' }, 'name required'],
    ['columns that are none', { columns: [''] }, 'columns[0] required'],
  ])('is refused with %s', async (_what, wrong, refusal) => {
    expect(codes(await mentor.create('saved_views', { ...PUBLISHED, ...wrong }).expect(422))).toEqual([
      refusal,
    ]);
  });

  test.each([
    ['users', { q: 'Linh' }, 'filter[q]'],
    ['board', { q: 'Linh' }, 'filter[q]'],
    ['applications', { user_id: 5 }, 'filter[user_id]'],
    ['users', { id: [5] }, 'filter[id]'],
    ['deliveries', { recipient_user_id: 5 }, 'filter[recipient_user_id]'],
  ])('of %s keeps nothing that says who somebody is: %j', async (list, filter, field) => {
    const refusal = await mentor.create('saved_views', { list, name: 'x', filter }).expect(422);
    expect(codes(refusal)).toEqual([`${field} not_kept_in_views`]);
  });

  test('of jobs keeps the keyword', async () => {
    expect(await kept(mentor, { list: 'recruitments', filter: { q: '製造' } })).toMatchObject({
      filter: { q: '製造' },
    });
  });

  test('has one name in a list, and there are not more than fit', async () => {
    await kept(mentor);
    await kept(other);
    await kept(mentor, { list: 'companies', filter: {} });
    expect(codes(await mentor.create('saved_views', PUBLISHED).expect(422))).toEqual(['name duplicate']);
    await SavedView.bulkCreate(
      Array.from({ length: SAVED_VIEWS_MAX - 1 }, (_, number) => ({
        hf_member_id: mentor.member.id,
        list: 'articles',
        name: `View ${number}`,
      })),
    );
    const refusal = await mentor.create('saved_views', { ...PUBLISHED, name: 'One more' }).expect(422);
    expect(codes(refusal)).toEqual(['name too_many']);
  });

  test('moves to no other list', async () => {
    const view = await kept(mentor);
    const refusal = await mentor.update('saved_views', view.id, 0, { list: 'companies' }).expect(422);
    expect(codes(refusal)).toEqual(['list invalid']);
  });

  test('leaves out and names what its list has lost', async () => {
    const { id } = await SavedView.create({
      hf_member_id: mentor.member.id,
      list: 'articles',
      name: 'Of old',
      filter: { state: 'lost', colour: 'red', q: 'visa' },
      sort: 'colour',
      order: 'ASC',
    });
    const view = (await mentor.get(`/staff/api/saved_views/${id}`).expect(200)).body;
    expect(view).toMatchObject({ filter: { q: 'visa' }, sort: null, order: null });
    expect(view.dropped.toSorted()).toEqual(['colour', 'colour', 'state']);
  });

  test('is for staff', async () => {
    await (await student(api)).create('saved_views', PUBLISHED).expect(403);
    await api.as(null).list('saved_views').expect(401);
  });
});

describe('the view that a list opens with', () => {
  test('is each one’s own choice, of their own views and shared ones', async () => {
    const shared = await kept(mentor, { is_shared: true });
    const own = await kept(other, { name: 'Mine' });
    const defaultOf = async (who: Member) =>
      ((await who.list('saved_views').expect(200)).body as { name: string; is_default: boolean }[])
        .filter(({ is_default }) => is_default)
        .map(({ name }) => name);
    const chosen = await other.update('saved_views', shared.id, 0, { is_default: true }).expect(200);
    expect(chosen.body).toMatchObject({ is_default: true, version: 0 });
    expect(await defaultOf(other)).toEqual(['Published']);
    expect(await defaultOf(mentor)).toEqual([]);
    await other.update('saved_views', own.id, 0, { is_default: true }).expect(200);
    expect(await defaultOf(other)).toEqual(['Mine']);
    await other.update('saved_views', own.id, 0, { is_default: false }).expect(200);
    expect(await defaultOf(other)).toEqual([]);
  });

  test('goes with the view, and is no one’s own view by force', async () => {
    const view = await kept(mentor, { is_default: true });
    await other.update('saved_views', view.id, 0, { is_default: true }).expect(404);
    expect(await SavedViewDefault.count({ where: { saved_view_id: view.id } })).toBe(1);
    await mentor.remove('saved_views', view.id, 0).expect(200);
    expect(await SavedViewDefault.count({ where: { saved_view_id: view.id } })).toBe(0);
  });
});
