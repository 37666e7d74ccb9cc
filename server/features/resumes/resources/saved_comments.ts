import { Op } from 'sequelize';
import { z } from 'zod';
import { SavedComment } from '../../../../db/models/saved-comment.ts';
import {
  id,
  integer,
  line,
  outCan,
  outId,
  outTime,
  requiredLine,
  requiredText,
} from '../../../core/schemas/schema-helpers.ts';
import { COMMENT_MAX, STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { LANGUAGE_CODES } from '../../../../domain/languages.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/words-in.ts';

const filters = z.strictObject({
  /** The page language of the student it is for. */
  language_id: id().optional(),
  /** Words of the title or the text. */
  q: line(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const row = z.object({
  id: outId(),
  language_id: outId(),
  title: z.string(),
  body: z.string(),
  updated_at: outTime(),
  version: z.number().int(),
});

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
        filter.language_id ? { language_id: filter.language_id } : {},
        filter.id ? { id: { [Op.in]: filter.id } } : {},
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
    fields: z.strictObject({
      language_id: integer(1, LANGUAGE_CODES.length),
      title: requiredLine(),
      body: requiredText(COMMENT_MAX),
    }),
  },
});
