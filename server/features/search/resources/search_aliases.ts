import { literal, Op, type Order } from 'sequelize';
import { z } from 'zod';
import { SearchAlias } from '../../../../db/models/search-alias.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { searchAlias } from '../../../../domain/entities/search-alias.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { foldName } from '../../../../domain/search/fold.ts';
import { usesFilter, usesWhere } from '../../../core/master-data/uses.ts';
import { defineResource, type Direction } from '../../../core/resources/define-resource.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { byColumn, byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, line, list, outCan, requiredLine } from '../../../core/schemas/schema-helpers.ts';
import { unknownFacts } from '../services/fact-check.ts';

/** As long as a name may be to be found in a query (domain/search/names.ts). */
const NAME_MAX = 60;
const MOST_NAMES = 50;
const MOST_FACTS = 30;

/** Nothing, or one kana, which is in every other word. */
const SAYS_NOTHING = /^[ァ-ヺー]?$/;

/** Each name says something, and no two are one when they are read. */
function checkNames(names: readonly string[], check: z.RefinementCtx): void {
  const known = new Map<string, string>();
  for (const name of names) {
    const folded = foldName(name);
    const same = known.get(folded);
    known.set(folded, name);
    const message = SAYS_NOTHING.test(folded) ? 'name_says_nothing' : same && 'read_alike';
    if (message)
      check.addIssue({ code: 'custom', message, params: { name, other: same ?? '' }, input: names });
  }
}

const texts = z.array(z.string());
const row = entityOutput(searchAlias, 'staff').extend({ names: texts, means: texts, near: texts });
const facts = list(z.string().max(NAME_MAX), MOST_FACTS).transform((all) => [...new Set(all)]);

const byFirstName = (direction: Direction): Order => [
  [literal(`"SearchAlias"."names"->>0`), direction],
  ['id', direction],
];

export const search_aliases = defineResource({
  name: 'search_aliases',
  summary: 'Words that staff have taught the search, and the facts of a job that are meant by them',
  allow: STAFF,
  list: tableList({
    model: SearchAlias,
    filters: z.strictObject({
      /** Words of the names. */
      q: line(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
      uses: usesFilter,
    }),
    sorts: { id: byId, names: byFirstName, updated_at: byColumn('updated_at') },
    default_sort: ['updated_at', 'DESC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, [`"SearchAlias"."names"::text`]) : {},
        usesWhere(ctx, SearchAlias, filter.uses),
      ],
    }),
  }),
  one: {
    record: row.extend({ can: outCan() }),
    find: async (_ctx, aliasId) => (await SearchAlias.findByPk(aliasId))?.get({ plain: true }) ?? null,
  },
  edit: {
    allow: MANAGER,
    model: SearchAlias,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      names: list(requiredLine(NAME_MAX), MOST_NAMES)
        .refine((names) => names.length > 0, 'required')
        .superRefine(checkNames),
      means: facts.optional(),
      near: facts.optional(),
    }),
    async check(ctx, _row, values) {
      for (const field of ['means', 'near']) {
        const unknown = await unknownFacts(ctx.sequelize, (values[field] as string[] | undefined) ?? []);
        if (unknown.length > 0) throw fieldError(field, 'invalid_reference');
      }
    },
  },
});
