import { Op } from 'sequelize';
import { z } from 'zod';
import { SavedComment } from '../../../../db/models/saved-comment.ts';
import { id, keyword, outCan } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { savedComment } from '../../../../domain/entities/saved-comment.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

const filters = z.strictObject({
  /** The page language of the student it is for. */
  language_id: id().optional(),
  /** Words of the title or the text. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const row = entityOutput(savedComment, 'staff');

/** A bank for all: whoever corrects resumes may add to it and mend it, and the audit log says who did. */
export const saved_comments = defineResource({
  name: 'saved_comments',
  summary: 'Comments on resumes that staff keep to use again, each in one language',
  allow: STAFF,
  list: tableList({
    model: SavedComment,
    filters,
    sorts: { id: byId, title: byColumn('title'), updated_at: byColumn('updated_at') },
    default_sort: ['title', 'ASC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'language_id', 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, ['"SavedComment"."title"', '"SavedComment"."body"']) : {},
      ],
    }),
  }),
  one: {
    record: row.extend({ can: outCan() }),
    find: async (_ctx, commentId) => (await SavedComment.findByPk(commentId))?.get({ plain: true }) ?? null,
  },
  edit: {
    allow: STAFF,
    model: SavedComment,
    can_create: true,
    can_remove: true,
    fields: entityInput(savedComment),
  },
});
