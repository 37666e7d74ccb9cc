import request from 'supertest';
import { University } from '../../db/models/university.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import { startApi } from '../support/api.ts';
import { member } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

const ORIGIN = 'http://127.0.0.1';

let cookie: string;
const api = prepared(startApi);
beforeAll(async () => {
  const { token } = await member(api, 'manager');
  const opened = await request(api.app)
    .post('/admin/session')
    .set('authorization', `Bearer ${token}`)
    .set('origin', ORIGIN)
    .expect(204);
  cookie = String(opened.headers['set-cookie']).split(';')[0]!;
});

const university = () =>
  University.findOne({ where: { country_id: 109 }, order: ['id'], rejectOnEmpty: true });

async function edit(fields: Record<string, string>) {
  const { id } = await university();
  const call = request(api.app).post(`/admin/api/resources/universities/records/${id}/edit`);
  return call.set('cookie', cookie).set('origin', ORIGIN).field(fields).expect(200);
}
const rank = (ranking: string) => edit({ ranking });

test('R25: a ranking is the operator’s to write, is answered, and stays when master data are loaded anew', async () => {
  const { id, local_name } = await university();
  expect((await rank('3')).body.notice.type).toBe('success');
  await loadMasterData(api.sequelize);
  const { body } = await api.as(null).query('get_universities', `q[id_eq]=${id}`).expect(200);
  expect(body.universities).toMatchObject([{ id, local_name, ranking: 3 }]);
  expect((await rank('')).body.notice.type).toBe('success');
  expect((await university()).ranking).toBeNull();
});

test.each(['0', '-1', '1.5', 'first'])('R25: %s is no ranking, and nothing is written', async (ranking) => {
  const { body } = await rank(ranking);
  expect([body.notice.type, body.record.errors.ranking?.message]).toEqual(['error', 'invalid']);
  expect((await university()).ranking).toBeNull();
});

test('R25: a form that is sent as it was shown changes nothing', async () => {
  const { updated_at: _at, ...before } = (await university()).get();
  // As AdminJS sends them: an empty number, and the word for a box that is not ticked.
  const sent = await edit({ local_name: before.local_name, ranking: '', is_created_by_user: 'false' });
  expect(sent.body.notice.type).toBe('success');
  expect((await university()).get()).toMatchObject(before);
});
