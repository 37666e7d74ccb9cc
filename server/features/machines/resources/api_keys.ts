import { Op } from 'sequelize';
import { z } from 'zod';
import { ApiKey } from '../../../../db/models/api-key.ts';
import { API_KEY_DAYS_MAX, STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { apiKey } from '../../../../domain/entities/api-key.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { MACHINE_SCOPES } from '../../../../domain/machine-scopes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { tokyoDay, tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import type { Values, Versioned } from '../../../core/resources/define-edit.ts';
import { writeFields } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { byColumn, byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { choice, id, keyword, outCan, outId, outMap } from '../../../core/schemas/schema-helpers.ts';

/** `new`: without a secret yet; `ended`: who answers for it is no active manager any more. */
const STATES = ['new', 'active', 'expired', 'ended', 'revoked'] as const;

const scopes = () => z.array(z.enum(MACHINE_SCOPES));

const row = entityOutput(apiKey, 'staff')
  .omit({ hf_member_id: true })
  .extend({
    scopes: scopes(),
    state: z.enum(STATES),
    hf_member: z.object({ id: outId(), names: outMap() }),
  });

function stateOf(key: ApiKey, today: string): (typeof STATES)[number] {
  if (key.revoked_at !== null) return 'revoked';
  if (key.expires_on < today) return 'expired';
  if (key.prefix === null) return 'new';
  const { is_active, role } = key.hf_member!;
  return is_active && role === 'manager' ? 'active' : 'ended';
}

const WITHOUT_DIGEST = { exclude: ['digest'] };
const OWNER = { association: 'hf_member' };

const present = (key: ApiKey, ctx: StaffContext) => ({
  ...key.get({ plain: true }),
  state: stateOf(key, tokyoDay(ctx.now)),
  hf_member: { id: key.hf_member_id, names: memberNames(key.hf_member) },
});

async function check(ctx: StaffContext, _row: Versioned, { expires_on }: Values): Promise<void> {
  if (typeof expires_on !== 'string') return;
  if (expires_on < tokyoDay(ctx.now)) throw fieldError('expires_on', 'in_the_past');
  if (expires_on > tokyoDayAfter(ctx.now, API_KEY_DAYS_MAX))
    throw fieldError('expires_on', 'too_far_ahead', { days: API_KEY_DAYS_MAX });
}

export const api_keys = defineResource({
  name: 'api_keys',
  summary: 'Keys by which machines call the API; a secret is told once, by a command, and never read',
  allow: MANAGER,
  list: tableList({
    model: ApiKey,
    filters: z.strictObject({
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, name: byColumn('name') },
    default_sort: ['name', 'ASC'],
    row,
    attributes: WITHOUT_DIGEST,
    include: [OWNER],
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, ['"ApiKey"."name"', '"ApiKey"."prefix"']) : {},
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({ can: outCan() }),
    async find(ctx, keyId) {
      const key = await ApiKey.findByPk(keyId, { attributes: WITHOUT_DIGEST, include: [OWNER] });
      return key && present(key, ctx);
    },
  },
  edit: {
    allow: MANAGER,
    model: ApiKey,
    can_create: true,
    fields: entityInput(apiKey).extend({
      scopes: z
        .array(choice(MACHINE_SCOPES))
        .min(1, 'required')
        .max(MACHINE_SCOPES.length)
        .overwrite((given) => [...new Set(given)]),
    }),
    check,
    async write(ctx, key, values) {
      const made = key.isNewRecord ? { hf_member_id: ctx.actor.hf_member_id } : {};
      await writeFields()(ctx, key, { ...values, ...made });
    },
  },
});
