import { Op } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { Setting } from '../../../../db/models/setting.ts';
import type { JsonValue } from '../../../../domain/entities/fields.ts';
import { refusalOf } from '../../../core/errors/field-errors.ts';
import {
  id,
  integer,
  languageMap,
  longText,
  outCan,
  requiredLanguageMap,
} from '../../../core/schemas/schema-helpers.ts';
import { MANAGER, STAFF } from '../../../../domain/roles.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byId, tableList } from '../../../core/resources/table-list.ts';
import { setting as settingFields } from '../../../../domain/entities/setting.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

const number = () => integer(0, 1_000_000);

/** What each setting may hold. A setting without a line here is shown and not changed. */
const VALUES: Record<string, z.ZodType> = {
  claims: z.strictObject({
    partner_firms: number(),
    companies_to_apply: number(),
    resume_days: number(),
    minutes: number(),
  }),
  residence_status_notice: requiredLanguageMap(longText()),
  // Not shown while it is empty: nobody else's name and licence can stand there.
  operator: languageMap(longText()),
};

const row = entityOutput(settingFields, 'staff');

export const settings = defineResource({
  name: 'settings',
  summary: "The top page's claims and notice, and who runs the service",
  allow: STAFF,
  list: tableList({
    model: Setting,
    filters: z.strictObject({ id: z.array(id()).max(100).optional() }),
    sorts: { id: byId },
    default_sort: ['id', 'ASC'],
    row,
    where: (_ctx, filter) => ({
      key: Object.keys(VALUES),
      ...(filter.id && { id: { [Op.in]: filter.id } }),
    }),
  }),
  one: {
    record: row.extend({ can: outCan() }),
    find: async (_ctx, settingId) =>
      (await Setting.findOne({ where: { id: settingId, key: Object.keys(VALUES) } }))?.get({ plain: true }) ??
      null,
  },
  edit: {
    allow: MANAGER,
    model: Setting,
    rows: () => ({ key: Object.keys(VALUES) }),
    fields: entityInput(settingFields),
    async write(ctx, row_, values) {
      const setting = row_ as Setting;
      const schema = z.strictObject({ value: required(VALUES[setting.key]) });
      const result = schema.safeParse(values);
      if (!result.success) throw refusalOf(result.error, values, schema);
      setting.value = result.data.value as JsonValue;
      await setting.save({ transaction: ctx.tx });
    },
  },
});
