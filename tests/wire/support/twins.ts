import type { TestApi } from '../../support/api.ts';
import { student, type member } from '../../support/factories.ts';
import { merging } from '../../support/merging.ts';

/** Duplicate accounts: a mergeable pair, one that conflicts with the first, and earlier merges. */
export async function twins(
  api: TestApi,
  manager: Awaited<ReturnType<typeof member>>,
  recruitment_id: number,
) {
  const { sequelize, clock } = api;
  const { two, mergedInto, fresh } = merging(api, manager);
  const pair = await two();
  const merged = await two();
  const merge_id = await mergedInto(merged);
  const long_ago_merge_id = await mergedInto(await two());
  await sequelize.query('update user_merges set merged_at = $1 where id = $2', {
    bind: [new Date(clock.now.getTime() - 31 * 24 * 60 * 60_000), long_ago_merge_id],
  });
  const rival = await student(api);
  for (const { command } of [pair.kept, rival])
    await command('user__apply', { application: { recruitment_id } }).expect(200);

  const account = async (id: number) => ({ id, version: (await fresh(id)).version });
  return {
    kept: await account(pair.kept.user.id),
    other: await account(pair.merged.user.id),
    /** Has applied for the same job as the account that is kept. */
    rival: await account(rival.user.id),
    merged: await account(merged.merged.user.id),
    merge_id,
    long_ago_merge_id,
  };
}
