import { HfMemberGid } from '../../../db/models/hf-member.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { rawClient } from '../../support/raw-client.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

/** The gid marks the viewing mode and analytics. Whoever sends one, however, may do exactly what they may without. */

const GID = '123456789.1700000000';
const api = prepared(startApi);
const client = prepared(() => rawClient(api.app));
beforeAll(async () => {
  const { member: manager } = await member(api, 'manager');
  await HfMemberGid.create({ gid: GID, hf_member_id: manager.id });
});

const WITH_GID = {
  gid: GID,
  'x-gid': GID,
  'google-analytics-client-id': GID,
  cookie: `gid=${GID}; _ga=GA1.1.${GID}; is_hf_member=true`,
};

test('a header, a cookie or a row with the gid of a manager opens nothing', async () => {
  const { application, me } = await submitted(api);
  const draft = await recruitment(api, { fields: { is_released: false } });
  const other = await student(api);
  const closed: [path: string, status: number, token: string | null][] = [
    [`/jtj/queries/aggregates__application?id=${application.id}`, 404, other.token],
    [`/jtj/queries/aggregates__application?id=${application.id}`, 401, null],
    [`/jtj/queries/aggregates__user?id=${me.user.id}`, 404, other.token],
    [`/jtj/queries/aggregates__recruitment?id=${draft.recruitment.id}`, 404, other.token],
    ['/staff/api/applications', 403, other.token],
    ['/staff/api/applications', 401, null],
  ];
  for (const [path, status, token] of closed) {
    const headers: Record<string, string> = { ...WITH_GID };
    if (token) headers['authorization'] = `Bearer ${token}`;
    const answer = await client.send({ path, headers });
    expect([path, answer.status]).toEqual([path, status]);
  }
  const own = await client.send({
    path: '/jtj/queries/user__get_own_data',
    headers: { ...WITH_GID, authorization: `Bearer ${other.token}` },
  });
  expect(JSON.parse(own.text).hf_member).toBeNull();
});

test('a gid in the payload of a call that knows none is refused as any unknown name', async () => {
  const me = await student(api);
  await me.query('user__get_own_data', `gid=${GID}`).expect(400);
  await me.command('user__update_profile', { user: {}, gid: GID }).expect(400);
});

test('asking for it answers a boolean and nothing of whom it belongs to', async () => {
  const asked = await api.as(null).query('get_is_hf_member_by_gid', `gid=${GID}`).expect(200);
  expect(asked.body).toBe(true);
});
