import { Application } from '../../../db/models/application.ts';
import { User } from '../../../db/models/user.ts';
import { eraseAllDue } from '../../../server/features/privacy/effects/erasure.ts';
import { silent } from '../../worker/world.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { merging } from '../../support/merging.ts';
import { prepared } from '../../support/prepared.ts';

const DAY = 86_400_000;

let fresh: ReturnType<typeof merging>['fresh'];
let undo: ReturnType<typeof merging>['undo'];
let two: ReturnType<typeof merging>['two'];
let mergedInto: ReturnType<typeof merging>['mergedInto'];
const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
beforeAll(() => {
  ({ fresh, undo, two, mergedInto } = merging(api, manager));
});

describe('what becomes of the account that went', () => {
  const worker = () => ({
    sequelize: api.sequelize,
    files: api.adapters.files,
    now: () => api.clock.now,
    logger: silent,
  });

  test('it is erased after 30 days, and what moved stays', async () => {
    const pair = await two();
    await User.update({ phone_num: '080-7777-6666' }, { where: { id: pair.kept.user.id } });
    const job = await recruitment(api);
    const moved = await Application.create({
      user_id: pair.merged.user.id,
      recruitment_id: job.recruitment.id,
      memo: 'kept',
    });
    const mergeId = await mergedInto(pair);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 31 * DAY);
    await eraseAllDue(worker(), { isStopping: false });
    api.clock.now = start;
    expect(await fresh(pair.merged.user.id)).toMatchObject({ status: 'deleted', first_name: null });
    expect(await fresh(pair.kept.user.id)).toMatchObject({ status: 'active', phone_num: '080-7777-6666' });
    expect((await moved.reload()).memo).toBe('kept');
    expect((await undo(mergeId)).body.error.code).toBe('account_deleted');
  });

  test('it goes with the account that stayed, when the person deletes that', async () => {
    const first = await two();
    await mergedInto(first);
    const last = await student(api);
    await mergedInto({ kept: last, merged: first.kept });
    await last.command('user__delete_account', { user: { email: last.email } }).expect(200);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + DAY);
    await eraseAllDue(worker(), { isStopping: false });
    api.clock.now = start;
    for (const { user } of [last, first.kept, first.merged])
      expect(await fresh(user.id)).toMatchObject({ status: 'deleted', first_name: null });
  });
});

describe('duplicates', () => {
  const pairsOf = async (user_id: number) =>
    (await manager.list('user_duplicates', { filter: { user_id } }).expect(200)).body as {
      id: string;
      reasons: string[];
      is_birth_day_same: boolean | null;
    }[];
  const plain = (fields: object) =>
    student(api, { level: 'empty', fields: fields as Record<string, unknown> });

  test.each([
    [
      'name',
      { last_name: 'Nguyễn', first_name: 'Văn Đức' },
      { last_name: 'VAN DUC', first_name: 'Ｎｇｕｙｅｎ' },
    ],
    [
      'kana_name',
      { last_name_kana: 'グエン', first_name_kana: 'ドゥック' },
      { last_name_kana: 'ぐえん', first_name_kana: 'どぅっく' },
    ],
    ['email', { email: 'Duc.Nguyen+jobs@gmail.com' }, { email: 'ducnguyen@googlemail.com' }],
    ['phone', { phone_num: '+81 90-1111-2222' }, { phone_num: '０９０ 1111 2222' }],
  ])('are found by %s', async (reason, one, other) => {
    const [a, b] = [await plain(one), await plain(other)];
    const pairs = await pairsOf(a.user.id);
    expect(pairs).toMatchObject([{ id: `${a.user.id}-${b.user.id}`, reasons: [reason] }]);
  });

  test('are not found by half a name, a short number, another plus-less host or a gone account', async () => {
    const a = await plain({ first_name: 'Mai', phone_num: '110', email: 'mai.le@example.com' });
    await plain({ first_name: 'Mai', phone_num: '110', email: 'maile@example.com' });
    await plain({ email: 'mai.le+x@example.com', status: 'deleted' });
    expect(await pairsOf(a.user.id)).toEqual([]);
  });

  test('follow their rows: a corrected name is no longer one', async () => {
    const name = { last_name: 'Okonjo', first_name: 'Ada' };
    const [a, b] = [
      await plain({ ...name, birth_day: '2001-01-01' }),
      await plain({ ...name, birth_day: '2001-01-01' }),
    ];
    expect(await pairsOf(a.user.id)).toMatchObject([{ is_birth_day_same: true }]);
    await manager.update('users', b.user.id, 0, { first_name: 'Ida' }).expect(200);
    expect(await pairsOf(a.user.id)).toEqual([]);
  });

  test('are two people once a manager says so, and can be looked at again', async () => {
    const name = { last_name: 'Silva', first_name: 'Rui' };
    const [a, b] = [await plain(name), await plain(name)];
    const users = { user_id: b.user.id, other_user_id: a.user.id };
    await manager
      .command('hf_member__mark_not_duplicate', { users: { ...users, are_different: true } })
      .expect(200);
    expect(await pairsOf(a.user.id)).toEqual([]);
    await manager
      .command('hf_member__mark_not_duplicate', { users: { ...users, are_different: false } })
      .expect(200);
    expect(await pairsOf(a.user.id)).toHaveLength(1);
  });
});
