import type { Transaction } from 'sequelize';
import { z } from 'zod';
import { Bookmark } from '../../../../db/models/bookmark.ts';
import { User } from '../../../../db/models/user.ts';
import type { Student } from '../../../../domain/roles.ts';
import { recruitmentScope } from '../../../core/scopes.ts';
import { outId } from '../../../core/schemas/schema-helpers.ts';

/** Which recruitments a student keeps: little enough to be told whole, so that every list can mark them. */
export const bookmarkIds = z.object({ recruitment_ids: z.array(outId()) });

/** One's own bookmarks, newest first, of recruitments one may still see. */
export const ownBookmarks = (actor: Student) => ({
  where: { user_id: actor.user_id },
  include: {
    association: 'recruitment',
    attributes: [],
    required: true,
    where: recruitmentScope(actor),
  },
  order: [
    ['created_at', 'DESC'],
    ['id', 'DESC'],
  ] as [string, string][],
});

export async function loadBookmarkIds(actor: Student, transaction: Transaction | null) {
  const rows = await Bookmark.findAll({
    ...ownBookmarks(actor),
    attributes: ['recruitment_id'],
    transaction,
  });
  return { recruitment_ids: rows.map(({ recruitment_id }) => recruitment_id) };
}

/** What a student keeps is counted by one call at a time, so that no two go over a limit together. */
export async function lockKeeper(actor: Student, transaction: Transaction): Promise<void> {
  await User.findByPk(actor.user_id, { attributes: ['id'], transaction, lock: true });
}
