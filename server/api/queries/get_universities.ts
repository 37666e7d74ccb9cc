import { z } from 'zod';
import { literal, Op, type WhereOptions } from 'sequelize';
import { containing } from '../../../db/containing.ts';
import { University } from '../../../db/models/university.ts';
import type { Actor } from '../../domain/roles.ts';
import { EVERYONE } from '../../domain/roles.ts';
import { query } from '../define.ts';
import { limitOf, paging } from '../paging.ts';
import { university } from '../shapes/user.ts';
import { clearable, id, line, paged } from '../wire.ts';

/**
 * Rows whose name holds the text as it is, whatever its capitals and width. The first condition finds them by the
 * index (0013-university-names); then the pairs of characters must stand side by side, which the cheap comparison
 * confirms for most rows.
 */
function contains(column: 'local_name' | 'english_name', text: string): WhereOptions {
  const name = `"University"."${column}"`;
  const wanted = University.sequelize!.escape(text);
  const pattern = University.sequelize!.escape(containing(text));
  return literal(
    `(name_grams(${name}) @> name_grams(${wanted}) and (${name} ilike ${pattern}
       or strpos(lower(normalize(${name}, NFKC)), lower(normalize(${wanted}, NFKC))) > 0))`,
  );
}

/** The list, and the caller's own additions; what another student added is nobody else's business. */
function visible(actor: Actor): WhereOptions {
  const own = actor.user_id === null ? [] : [{ created_by_user_id: actor.user_id }];
  return { [Op.or]: [{ is_created_by_user: false }, ...own] };
}

export const get_universities = query({
  name: 'get_universities',
  summary: 'Universities by id, country, or a part of their name; those with a ranking first',
  allow: EVERYONE,
  input: z.strictObject({
    q: z
      .strictObject({
        id_eq: clearable(id()),
        country_id_eq: clearable(id()),
        local_name_cont: line(100).optional(),
        english_name_cont: line(100).optional(),
      })
      .optional(),
    ...paging,
  }),
  output: paged('universities', university),
  errors: ['unknown_field'],
  example: { q: { country_id_eq: 109, local_name_cont: '東京' } },
  async run(ctx, { q = {}, page, per_page }) {
    const conditions: WhereOptions[] = [visible(ctx.actor)];
    if (q.id_eq) conditions.push({ id: q.id_eq });
    if (q.country_id_eq) conditions.push({ country_id: q.country_id_eq });
    if (q.local_name_cont) conditions.push(contains('local_name', q.local_name_cont));
    if (q.english_name_cont) conditions.push(contains('english_name', q.english_name_cont));
    const { rows, count } = await University.findAndCountAll({
      where: { [Op.and]: conditions },
      order: [
        ['ranking', 'ASC NULLS LAST'],
        ['local_name', 'ASC'],
        ['id', 'ASC'],
      ],
      ...limitOf({ page, per_page }),
    });
    return { universities: rows.map((row) => row.get()), page, per_page, total_count: count };
  },
});
