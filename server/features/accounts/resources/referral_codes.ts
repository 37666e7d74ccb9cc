import { Op } from 'sequelize';
import { z } from 'zod';
import { ReferralCode } from '../../../../db/models/referral-code.ts';
import {
  clearable,
  flag,
  id,
  line,
  outCan,
  outId,
  outTime,
  requiredLine,
} from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/words-in.ts';

const row = z.object({
  id: outId(),
  token: z.string(),
  label: z.string().nullable(),
  is_active: z.boolean(),
  created_at: outTime(),
  updated_at: outTime(),
  version: z.number().int(),
});

export const referral_codes = defineResource({
  name: 'referral_codes',
  summary: 'Codes people give when they sign up; they pay nobody',
  allow: STAFF,
  list: tableList({
    model: ReferralCode,
    filters: z.strictObject({
      is_active: z.boolean().optional(),
      q: line(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, token: byColumn('token'), created_at: byColumn('created_at') },
    default_sort: ['id', 'DESC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        filter.is_active === undefined ? {} : { is_active: filter.is_active },
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q
          ? wordsIn(ctx.sequelize, filter.q, [
              `concat_ws(' ', "ReferralCode"."token", "ReferralCode"."label")`,
            ])
          : {},
      ],
    }),
  }),
  one: {
    record: row.extend({ can: outCan() }),
    find: async (_ctx, codeId) => (await ReferralCode.findByPk(codeId))?.get({ plain: true }) ?? null,
  },
  edit: {
    allow: MANAGER,
    model: ReferralCode,
    can_create: true,
    can_remove: true,
    fields: z.strictObject({
      // As somebody types it from a leaflet: nothing that can be mistaken for a space or a sign.
      token: requiredLine(40).refine((token) => /^[A-Za-z0-9_-]+$/.test(token), 'invalid'),
      label: clearable(line()),
      is_active: flag().optional(),
    }),
  },
  csv: {
    id: ['number', (code) => code.id],
    token: ['text', (code) => code.token],
    label: ['text', (code) => code.label],
    is_active: ['flag', (code) => code.is_active],
  },
});
