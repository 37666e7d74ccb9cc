import { User } from '../../db/models/user.ts';
import type { TestApi } from './api.ts';
import { student, type member } from './factories.ts';

/** Helpers for merge tests, acting as one manager. */
export function merging(api: TestApi, manager: Awaited<ReturnType<typeof member>>) {
  const fresh = (id: number) => User.findByPk(id, { rejectOnEmpty: true });

  async function ask(keptId: number, mergedId: number, dry_run: boolean, who = manager) {
    const [kept, merged] = [await fresh(keptId), await fresh(mergedId)];
    return who.command('hf_member__merge_users', {
      merge: {
        user_id: keptId,
        merged_user_id: mergedId,
        version: kept.version,
        merged_version: merged.version,
      },
      dry_run,
    });
  }
  const undo = (id: number, who = manager) => who.command('hf_member__undo_merge_users', { merge: { id } });

  /** Two accounts, the second to be merged into the first. */
  async function two(fields: object = {}) {
    const kept = await student(api);
    const merged = await student(api, { fields: fields as Record<string, unknown> });
    return { kept, merged };
  }
  const mergedInto = async (pair: Awaited<ReturnType<typeof two>>): Promise<number> => {
    const { body, status } = await ask(pair.kept.user.id, pair.merged.user.id, false);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.id;
  };

  return { fresh, ask, undo, two, mergedInto };
}
