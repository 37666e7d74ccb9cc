import { z } from 'zod';
import { Op } from 'sequelize';
import { Bookmark } from '../../../../db/models/bookmark.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { BOOKMARKS_MAX } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { bookmarkIds, loadBookmarkIds, lockKeeper } from '../services/bookmarks.ts';
import { command } from '../../../core/calls/define.ts';
import { recruitmentScope } from '../../../core/scopes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__add_bookmark = command({
  name: 'user__add_bookmark',
  summary: 'Keeps a recruitment among the saved jobs; one that is there already stays',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ bookmark: z.strictObject({ recruitment_id: id() }) }),
  output: bookmarkIds,
  errors: ['not_found', 'bookmarks_full'],
  example: { bookmark: { recruitment_id: 1 } },
  async run(ctx, { bookmark: { recruitment_id } }) {
    const transaction = ctx.tx;
    const recruitment = await Recruitment.findOne({
      where: { [Op.and]: [{ id: recruitment_id }, recruitmentScope(ctx.actor)] },
      attributes: ['id'],
      transaction,
    });
    if (!recruitment) throw new DomainError('not_found');
    await lockKeeper(ctx.actor, transaction);
    const kept = await loadBookmarkIds(ctx.actor, transaction);
    if (kept.recruitment_ids.includes(recruitment_id)) return kept;
    if (kept.recruitment_ids.length >= BOOKMARKS_MAX) throw new DomainError('bookmarks_full');
    const row = { user_id: ctx.actor.user_id, recruitment_id, created_at: ctx.now };
    await Bookmark.create(row, { transaction });
    return { recruitment_ids: [recruitment_id, ...kept.recruitment_ids] };
  },
});
