import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));

const created = (url: string) =>
  manager.create('webhook_endpoints', { name: 'Recruiting system', url, events: ['application_created'] });

test.each(['http://127.0.0.1:3000/x', 'https://localhost/x', 'http://[::1]:80/x'])(
  'an endpoint of this machine is refused where the setting does not allow it: %s',
  async (url) => {
    const { status, body } = await created(url);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['url']]);
  },
);

test('a public https address is taken, and kept when the endpoint is sent elsewhere inside', async () => {
  const { body } = await created('https://hooks.example.com/x').expect(201);
  await manager.update('webhook_endpoints', body.id, 0, { url: 'http://localhost/x' }).expect(422);
  const record = await manager.get(`/staff/api/webhook_endpoints/${body.id}`).expect(200);
  expect(record.body.url).toBe('https://hooks.example.com/x');
});
