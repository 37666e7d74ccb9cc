import fs from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { required } from '../../../domain/required.ts';
import { projectRoot } from '../../../project-root.ts';
import { eraseAllDue, type ErasureDeps } from '../../../server/features/privacy/effects/erasure.ts';
import { silent } from '../../worker/world.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, event } from '../../support/events.ts';
import { student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

/** What docs/backup.md tells about accounts that were deleted after the archive was made. */

const api = prepared(startApi);
const running = { isStopping: false };
const info = jest.fn();

const worker = (): ErasureDeps => ({
  sequelize: api.sequelize,
  files: api.adapters.files,
  now: () => new Date(),
  logger: { ...silent, info },
});

const asked = () => info.mock.calls.filter(([, message]) => message === 'An account was deleted');

test('who deletes an account stands in the log long before it is erased', async () => {
  const leaving = await student(api);
  await leaving.command('user__delete_account', { user: { email: leaving.email } }).expect(200);
  expect(asked()).toEqual([]);
  await eraseAllDue({ ...worker(), now: () => api.clock.now }, running);
  expect(asked()).toEqual([[{ user_id: leaving.user.id }, 'An account was deleted']]);
});

test('the statement of the documentation has whoever is back erased, and nobody else', async () => {
  const [one, other, staying] = [await student(api), await student(api), await student(api)];
  const text = fs.readFileSync(path.join(projectRoot, 'docs/backup.md'), 'utf8');
  const seat = await appliedFor(one, (await event({ start_at: new Date('2100-01-01') })).id);
  const [, statement] = required(/```sql\n([^]*?)```/.exec(text));
  await api.sequelize.query(required(statement).replaceAll('(3, 7)', `(${one.user.id}, ${other.user.id})`));
  await eraseAllDue(worker(), running);
  for (const { user, email, query } of [one, other]) {
    await user.reload();
    expect(user).toMatchObject({ status: 'deleted', first_name: null, phone_num: null });
    expect(user.email).not.toBe(email);
    expect((await query('user__get_own_data').expect(200)).body).toMatchObject({ is_signed_up: false });
  }
  await seat.reload();
  expect(seat.is_cancelled).toBe(true);
  await staying.user.reload();
  expect(staying.user).toMatchObject({ email: staying.email, first_name: 'Linh' });
});
