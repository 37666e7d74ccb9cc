import { literal, Op, type Order } from 'sequelize';
import { z } from 'zod';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { FIXED_MASTER_FIELDS, masterTable, type MasterTableName } from '../../../../domain/master-data.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { refuseWhileUsed, saveMasterRow } from '../../../core/master-data/save.ts';
import { usesFilter, usesWhere } from '../../../core/master-data/uses.ts';
import { defineResource, type Direction } from '../../../core/resources/define-resource.ts';
import { wordsIn, wordsOfMap } from '../../../core/resources/search-words.ts';
import { byColumn, byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import {
  clearable,
  id,
  keyword,
  languageMap,
  outCan,
  outTime,
  requiredLine,
} from '../../../core/schemas/schema-helpers.ts';
import { masterItem } from '../views/master-item.ts';
import { lacksName } from './lacking-names.ts';
import { IN_ORDER, masterModel } from './master-models.ts';
import { loadUses, usesShown } from './uses-shown.ts';

const shown = masterItem.extend({
  position: z.number().int(),
  user_survey_id: masterItem.shape.id.optional(),
  updated_at: outTime(),
});
const row = shown.meta({ id: 'MasterDataRow' });
const record = shown
  .extend({ version: z.number().int(), used_by: usesShown, can: outCan() })
  .meta({ id: 'MasterDataRecord' });

const PARENTS = [
  'faculty_category_id',
  'industry_id',
  'language_id',
  'skill_category_id',
  'academic_major_category_id',
  'user_survey_id',
] as const;

const filters = z.strictObject({
  /** Words of the name in any language, or the code or the reading; a number is also the row's id. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
  /** Without a name in Japanese or in English. */
  lacks_name: z.boolean().optional(),
  faculty_category_id: id().optional(),
  industry_id: id().optional(),
  language_id: id().optional(),
  skill_category_id: id().optional(),
  academic_major_category_id: id().optional(),
  user_survey_id: id().optional(),
  uses: usesFilter,
});

const byName =
  (language: string) =>
  (direction: Direction): Order => [
    [literal(`name->>'${language}'`), direction],
    ['id', direction],
  ];
const byPlace = (direction: Direction): Order => IN_ORDER.map(([column]) => [column, direction]);

/** What staff write of a row; of a reference, a reading and nothing else is there to write. */
function fieldsOf(table: MasterTableName) {
  const written = Object.entries(masterTable(table).fields).filter(
    ([name]) => !FIXED_MASTER_FIELDS.includes(name),
  );
  return z.strictObject({
    // Left out it is refused by language, like an empty one.
    name: languageMap().optional(),
    ...Object.fromEntries(
      written.map(([name, { kind, nullable }]) => {
        if (kind !== 'ref') return [name, requiredLine()];
        return [name, nullable ? clearable(id()) : id()];
      }),
    ),
  });
}

/** The resource of one table of names: all of them are kept alike. */
export function masterResource<const N extends MasterTableName>(name: N) {
  const model = masterModel(name);
  const { fields, parent, isFixed = false } = masterTable(name);
  const columns = Object.keys(fields);
  const searched = [wordsOfMap('name'), ...['code', 'kana'].filter((column) => columns.includes(column))];
  const otherParents = PARENTS.filter((column) => column !== parent);
  return defineResource({
    name,
    summary: `Master data: ${name.replaceAll('_', ' ')}, named in every language${isFixed ? '; neither added nor removed, since code goes by them' : ''}`,
    allow: MANAGER,
    list: tableList({
      model,
      // One type for all tables; a table takes the filter by its own parent alone.
      filters: filters.omit(Object.fromEntries(otherParents.map((column) => [column, true])) as object),
      sorts: {
        id: byId,
        position: byPlace,
        name_ja: byName('ja'),
        name_en: byName('en'),
        updated_at: byColumn('updated_at'),
      },
      default_sort: ['position', 'ASC'],
      row,
      where: (ctx, filter) => ({
        [Op.and]: [
          sameAs(filter, 'id', ...PARENTS),
          filter.lacks_name === undefined
            ? {}
            : literal(`(${lacksName(name)}) is ${filter.lacks_name ? 'true' : 'false'}`),
          filter.q ? wordsIn(ctx.sequelize, filter.q, searched, `"${model.name}"."id"`) : {},
          usesWhere(ctx, model, filter.uses),
        ],
      }),
    }),
    one: {
      record,
      async find(ctx, rowId) {
        const found = await model.findByPk(rowId);
        if (!found) return null;
        const used_by = await loadUses(ctx, name, rowId);
        return {
          ...found.get({ plain: true }),
          used_by,
          can: { edit: true, remove: !isFixed && used_by.length === 0 },
        };
      },
    },
    edit: {
      allow: MANAGER,
      model,
      can_create: !isFixed,
      can_remove: !isFixed,
      fields: fieldsOf(name),
      async write(ctx, target, values) {
        target.set(values);
        await saveMasterRow(ctx.sequelize, target, ctx.tx);
      },
      checkRemoval: (ctx, target) => refuseWhileUsed(ctx.sequelize, target, ctx.tx),
    },
  });
}
