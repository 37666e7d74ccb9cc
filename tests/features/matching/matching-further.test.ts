import { Recruitment } from '../../../db/models/recruitment.ts';
import { User } from '../../../db/models/user.ts';
import { matchWorld } from '../../support/matching.ts';

const { world, job, reader } = matchWorld();

/** What only the engine rules out: nothing that SQL leaves out beforehand. */
const LICENCE = { is_driver_license_required_before_joining: true };
const inFuture = (days: number) => new Date(world.api.clock.now.getTime() + days * 86_400_000);

test('where none of the first jobs fits, more are looked at until one does', async () => {
  await Recruitment.update({ closed_at: world.api.clock.now }, { where: {} });
  const me = await reader({ has_driver_license: false });
  const fitting = await job({ published_at: inFuture(-9) });
  // Later ones come first among equals.
  for (let index = 0; index < 3; index += 1) await job({ ...LICENCE, published_at: inFuture(-index) });
  const { body } = await world.manager
    .query('hf_member__get_matching_recruitments', `user_id=${me.user.id}&limit=1`)
    .expect(200);
  expect(body.recruitments.map((row: { recruitment: { id: number } }) => row.recruitment.id)).toEqual([
    fitting,
  ]);
  expect(body.looked_at_count).toBe(4);
  expect(body.left_out).toEqual([{ code: 'not_eligible', count: 3 }]);
});

test('where none of the first students fits, more are looked at until one does', async () => {
  await User.update({ status: 'paused' }, { where: {} });
  const id = await job(LICENCE);
  // Among equals the earlier account comes first.
  for (let index = 0; index < 3; index += 1) await reader({ has_driver_license: false });
  const fitting = await reader({ has_driver_license: true });
  const { body } = await world.manager
    .query('hf_member__get_matching_users', `recruitment_id=${id}&limit=1`)
    .expect(200);
  expect(body.users.map((row: { user: { id: number } }) => row.user.id)).toEqual([fitting.user.id]);
  expect(body.looked_at_count).toBe(4);
  expect(body.left_out).toContainEqual({ code: 'not_eligible', count: 3 });
});
