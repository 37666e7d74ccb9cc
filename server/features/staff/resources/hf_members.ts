import { col, fn, Op, where } from 'sequelize';
import { z } from 'zod';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outCan, outMap } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { hfMember } from '../../../../domain/entities/hf-member.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { isManager, MANAGER, STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffChangeContext } from '../../../core/resources/context.ts';
import type { Values, Versioned } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import { namesIn } from '../../../core/resources/search-words.ts';
import { mentionable } from '../services/mentions.ts';

const kept = entityOutput(hfMember, 'console');
const workedOut = { names: outMap() };

const row = kept
  .pick({
    id: true,
    email: true,
    phone_num: true,
    role: true,
    is_manager_of_applications: true,
    is_active: true,
    version: true,
  })
  .extend(workedOut);

const present = (member: HfMember) => ({ ...member.get({ plain: true }), names: memberNames(member) });

/** Names and contacts are for all staff; the ids of outside tools for managers. */
const NO_TOOLS = { trello_id: null, slack_id: null, calendar_id: null };

const NAMES = `concat_ws(' ', "HfMember"."last_name_ja", "HfMember"."first_name_ja", "HfMember"."first_name_en",
  "HfMember"."last_name_en", "HfMember"."nickname_ja", "HfMember"."nickname_en", "HfMember"."email")`;

/**
 * Nobody takes rights from themselves, and there is always a manager: the managers are locked, so that two of them
 * cannot demote each other in the same moment.
 */
async function check(ctx: StaffChangeContext, row_: Versioned, values: Values): Promise<void> {
  const before = row_ as HfMember;
  if (typeof values['email'] === 'string') {
    const isSame = where(fn('lower', col('email')), values['email'].toLowerCase());
    const others = { [Op.and]: [isSame, { id: { [Op.ne]: before.id ?? -1 } }] };
    if ((await HfMember.count({ where: others, transaction: ctx.tx })) > 0)
      throw fieldError('email', 'duplicate');
  }
  if (!before.id) return;
  const after = { ...before.get({ plain: true }), ...values } as HfMember;
  const loses =
    before.role === 'manager' && before.is_active && (after.role !== 'manager' || !after.is_active);
  const field = after.role === before.role ? 'is_active' : 'role';
  if (before.id === ctx.actor.hf_member_id) {
    if (loses || after.is_active !== before.is_active) throw fieldError(field, 'not_oneself');
    if (after.email !== before.email) throw fieldError('email', 'not_oneself');
  }
  if (!loses) return;
  const managers = await HfMember.findAll({
    attributes: ['id'],
    where: { role: 'manager', is_active: true },
    order: [['id', 'ASC']],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  if (!managers.some((manager) => manager.id !== before.id)) throw fieldError(field, 'last_manager');
}

/** Colleagues: to assign work to, to tell who did what, and for managers to say who may do what. */
export const hf_members = defineResource({
  name: 'hf_members',
  summary: 'Members of staff with their contacts and rights',
  allow: STAFF,
  list: tableList({
    model: HfMember,
    filters: z.strictObject({
      is_active: z.boolean().optional(),
      role: z.enum(hfMember.fields.role.choices).optional(),
      /** Words of a name or of the address. */
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
      /** Colleagues who may be mentioned in notes of this record: they read it, and it is not oneself. */
      reads_application_id: id().optional(),
      reads_user_id: id().optional(),
    }),
    sorts: { id: byId },
    default_sort: ['id', 'ASC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        sameAs(filter, 'is_active', 'role', 'id'),
        filter.reads_application_id
          ? mentionable(ctx.actor, { application_id: filter.reads_application_id })
          : {},
        filter.reads_user_id ? mentionable(ctx.actor, { user_id: filter.reads_user_id }) : {},
        filter.q ? namesIn(ctx.sequelize, filter.q, NAMES, '"HfMember"."id"') : {},
      ],
    }),
    present,
  }),
  one: {
    record: kept.extend({ ...workedOut, can: outCan() }),
    async find(ctx, memberId) {
      const member = await HfMember.findByPk(memberId);
      return member && { ...present(member), ...(!isManager(ctx.actor) && NO_TOOLS) };
    },
  },
  edit: {
    allow: MANAGER,
    model: HfMember,
    can_create: true,
    fields: entityInput(hfMember),
    check,
  },
});
