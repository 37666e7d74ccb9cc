import { HfMemberGid } from '../../../db/models/hf-member.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

const account = async (name: string) => api.as(await api.tokenFor(`gid-${name}@example.com`));

describe('hf_member__register_gid', () => {
  test('staff register a browser once, and it gives its user no right', async () => {
    const staff = await member(api);
    await staff.command('hf_member__register_gid', { gid: 'browser-1' }).expect(200);
    await staff.command('hf_member__register_gid', { gid: 'browser-1' }).expect(200);
    expect(await HfMemberGid.count({ where: { gid: 'browser-1' } })).toBe(1);
    expect((await api.as(null).query('get_is_hf_member_by_gid', 'gid=browser-1')).body).toBe(true);
  });

  test('nobody else may, and it needs an id', async () => {
    await api.as(null).command('hf_member__register_gid', { gid: 'x' }).expect(401);
    await (await student(api)).command('hf_member__register_gid', { gid: 'x' }).expect(403);
    await (await member(api)).command('hf_member__register_gid', { gid: '' }).expect(422);
  });
});

describe('get_is_hf_member_by_gid', () => {
  const ask = (gid: string, person = api.as(null)) => person.query('get_is_hf_member_by_gid', `gid=${gid}`);
  beforeAll(() => HfMemberGid.create({ gid: '99.1', hf_member_id: null }));

  test('answers a bare boolean to anybody', async () => {
    for (const person of [api.as(null), await account('gid'), await student(api), await member(api)]) {
      const known = await ask('99.1', person).expect(200);
      expect([known.text, known.headers['content-type']]).toEqual([
        'true',
        expect.stringContaining('application/json'),
      ]);
      expect((await ask('99.2', person).expect(200)).text).toBe('false');
    }
  });

  test.each(['', '%25', '99.', "' or true --", '99_1'])('"%s" is nobody’s', async (gid) => {
    expect((await ask(encodeURIComponent(gid)).expect(200)).body).toBe(false);
  });

  test('grants nothing: who knows it is still who they are', async () => {
    const me = await student(api);
    await ask('99.1', me).expect(200);
    const own = await me.query('user__get_own_data', '').expect(200);
    expect(own.body.hf_member).toBeNull();
    await me.query('aggregates__mail_template', 'id=1').expect(403);
    const signed = await api.as(null).query('aggregates__user', `id=${me.user.id}&gid=99.1`);
    expect(signed.status).toBe(401);
  });

  test('knows nobody without an id, and costs one statement', async () => {
    expect((await api.as(null).query('get_is_hf_member_by_gid').expect(200)).body).toBe(false);
    await ask('x'.repeat(101)).expect(422);
    await api.as(null).query('get_is_hf_member_by_gid', 'gid[]=99.1').expect(422);
    api.takeStatements();
    await ask('99.1').expect(200);
    expect(api.takeStatements()).toHaveLength(1);
  });
});
