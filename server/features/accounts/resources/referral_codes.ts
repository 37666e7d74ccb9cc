import { Op } from 'sequelize';
import { z } from 'zod';
import { ReferralCode } from '../../../../db/models/referral-code.ts';
import { id, keyword, outCan } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { referralCode } from '../../../../domain/entities/referral-code.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';

const row = entityOutput(referralCode, 'staff');
const fields = entityInput(referralCode);

export const referral_codes = defineResource({
  name: 'referral_codes',
  summary: 'Codes people give when they sign up; they pay nobody',
  allow: STAFF,
  list: tableList({
    model: ReferralCode,
    filters: z.strictObject({
      is_active: z.boolean().optional(),
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, token: byColumn('token'), created_at: byColumn('created_at') },
    default_sort: ['id', 'DESC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'is_active', 'id'),
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
    fields: fields.extend({
      // As somebody types it from a leaflet: nothing that can be mistaken for a space or a sign.
      token: fields.shape.token.refine((token) => /^[A-Za-z0-9_-]+$/.test(token), 'invalid'),
    }),
  },
  csv: csvOf(referralCode, 'id', 'token', 'label', 'is_active'),
});
