import { Op } from 'sequelize';
import { z } from 'zod';
import { University } from '../../../../db/models/university.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { refuseWhileUsed, saveMasterRow } from '../../../core/master-data/save.ts';
import { usesFilter, usesWhere } from '../../../core/master-data/uses.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { searchNumber } from '../../../core/resources/search-words.ts';
import { byColumn, byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import {
  clearable,
  id,
  integer,
  keyword,
  list,
  outCan,
  outId,
  outTime,
  requiredLine,
} from '../../../core/schemas/schema-helpers.ts';
import { contains, soughtIn } from '../services/university-names.ts';
import { loadUses, usesShown } from '../services/uses-shown.ts';
import { universitySheet } from './universities/sheet.ts';

const MOST_NAMES = 50;

const row = z.object({
  id: outId(),
  local_name: z.string(),
  english_name: z.string().nullable(),
  country_id: outId(),
  university_control_type_id: outId().nullable(),
  prefecture_id: outId().nullable(),
  current_university_id: outId().nullable(),
  ranking: z.number().int().nullable(),
  code: z.string().nullable(),
  is_created_by_user: z.boolean(),
  updated_at: outTime(),
});
const names = () => list(requiredLine(), MOST_NAMES);

export const universities = defineResource({
  name: 'universities',
  summary: 'Universities by their local and English names; those that students added as well',
  allow: MANAGER,
  list: tableList({
    model: University,
    filters: z.strictObject({
      /** A part of any of its names, of former times too; a number is also the row's id. */
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
      country_id: id().optional(),
      prefecture_id: id().optional(),
      university_control_type_id: id().optional(),
      is_created_by_user: z.boolean().optional(),
      /** Without an English name. */
      lacks_name: z.boolean().optional(),
      uses: usesFilter,
    }),
    sorts: {
      id: byId,
      local_name: byColumn('local_name'),
      english_name: byColumn('english_name'),
      updated_at: byColumn('updated_at'),
    },
    default_sort: ['local_name', 'ASC'],
    row,
    attributes: { exclude: ['search_words', 'other_names', 'department_names', 'created_by_user_id'] },
    where: (ctx, filter) => {
      const number = filter.q ? searchNumber(filter.q) : null;
      return {
        [Op.and]: [
          sameAs(
            filter,
            'id',
            'country_id',
            'prefecture_id',
            'university_control_type_id',
            'is_created_by_user',
          ),
          filter.lacks_name === undefined
            ? {}
            : { english_name: { [filter.lacks_name ? Op.is : Op.not]: null } },
          filter.q
            ? { [Op.or]: [contains(soughtIn(filter.q)), ...(number === null ? [] : [{ id: number }])] }
            : {},
          usesWhere(ctx, University, filter.uses),
        ],
      };
    },
  }),
  one: {
    record: row.extend({
      department_names: z.array(z.string()),
      other_names: z.array(z.string()),
      version: z.number().int(),
      used_by: usesShown,
      can: outCan(),
    }),
    async find(ctx, universityId) {
      const found = await University.findByPk(universityId, { attributes: { exclude: ['search_words'] } });
      if (!found) return null;
      const used_by = await loadUses(ctx, 'universities', universityId);
      return { ...found.get({ plain: true }), used_by, can: { remove: used_by.length === 0 } };
    },
  },
  edit: {
    allow: MANAGER,
    model: University,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      local_name: requiredLine(),
      english_name: requiredLine(),
      country_id: id(),
      university_control_type_id: clearable(id()),
      prefecture_id: clearable(id()),
      current_university_id: clearable(id()),
      ranking: clearable(integer(1)),
      other_names: names().optional(),
      department_names: names().optional(),
    }),
    async write(ctx, target, values) {
      target.set(values);
      await saveMasterRow(ctx.sequelize, target, ctx.tx);
    },
    checkRemoval: (ctx, target) => refuseWhileUsed(ctx.sequelize, target, ctx.tx),
  },
  sheet: universitySheet,
});
