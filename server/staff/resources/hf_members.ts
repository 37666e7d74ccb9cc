import { Op } from 'sequelize';
import { z } from 'zod';
import { HfMember } from '../../../db/models/hf-member.ts';
import { id, outId, outMap } from '../../api/wire.ts';
import { STAFF } from '../../domain/roles.ts';
import { memberNames } from '../../presenters/names.ts';
import { countCapped } from '../count-capped.ts';
import { defineResource } from '../define-resource.ts';

/** Colleagues, to assign work to and to tell who did what. Names and roles only: contacts have their own page. */
export const hf_members = defineResource({
  name: 'hf_members',
  summary: 'Members of staff by name and role',
  allow: STAFF,
  list: {
    filters: z.strictObject({
      is_active: z.boolean().optional(),
      role: z.enum(['mentor', 'manager']).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: (direction) => [['id', direction]] },
    default_sort: ['id', 'ASC'],
    row: z.object({
      id: outId(),
      names: outMap(),
      role: z.enum(['mentor', 'manager']),
      is_active: z.boolean(),
    }),
    async find(ctx, { filter, ...page }) {
      const where = {
        ...(filter.is_active !== undefined && { is_active: filter.is_active }),
        ...(filter.role && { role: filter.role }),
        ...(filter.id && { id: { [Op.in]: filter.id } }),
      };
      const members = await HfMember.findAll({ where, ...page });
      return {
        ...(await countCapped(ctx.sequelize, HfMember, where)),
        rows: members.map((member) => ({ ...member.get({ plain: true }), names: memberNames(member) })),
      };
    },
  },
});
