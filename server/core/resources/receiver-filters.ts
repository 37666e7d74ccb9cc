import { type literal, Op, where, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { STAFF_KEYWORD_MAX } from '../../../domain/constants.ts';
import { id, keyword } from '../schemas/schema-helpers.ts';
import type { StaffContext } from './context.ts';
import { wordsIn } from './search-words.ts';
import { sameAs } from './table-list.ts';

/** Filters of a list of what messages are posted to. */
export const receiverFilters = z.strictObject({
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
  /** Whether messages do not arrive, so that somebody should look. */
  is_failing: z.boolean().optional(),
});

/**
 * Those filters as SQL.
 * @param searched expressions that hold the words
 * @param isFailing of a row
 */
export const receiversWhere = (
  { sequelize }: StaffContext,
  filter: z.output<typeof receiverFilters>,
  searched: readonly string[],
  isFailing: ReturnType<typeof literal>,
): WhereOptions => ({
  [Op.and]: [
    sameAs(filter, 'id'),
    filter.is_failing === undefined ? {} : where(isFailing, Op.is, filter.is_failing),
    filter.q ? wordsIn(sequelize, filter.q, searched) : {},
  ],
});
