import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { UserMerge, UserMergeRow } from '../../../../db/models/user-merge.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { mentorNames } from '../../applications/views/application-schema.ts';
import { id, outId, outTime } from '../../../core/schemas/schema-helpers.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { isGone } from '../../../../domain/student-status.ts';
import { undoMergeUntil } from '../../../../domain/user-merge.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byId, tableList } from '../../../core/resources/table-list.ts';
import { columnsOutput } from '../../../core/schemas/entity-output.ts';

const person = z.object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() });

const row = columnsOutput(UserMerge.fields, 'id', 'reason', 'merged_at', 'undone_at').extend({
  user: person,
  merged_user: person,
  hf_member: mentorNames.nullable(),
  undo_until: outTime(),
  undone_by_hf_member: mentorNames.nullable(),
  rows_count: z.number().int(),
  can_undo: z.boolean(),
});

const NAMED = ['id', 'first_name', 'last_name', 'status'];
const include = [
  { association: 'user', attributes: NAMED },
  { association: 'merged_user', attributes: NAMED },
  { association: 'hf_member' },
  { association: 'undone_by_hf_member' },
];
const attributes = {
  include: [
    [
      literal('(select count(*)::int from user_merge_rows r where r.user_merge_id = "UserMerge"."id")'),
      'rows_count',
    ],
  ] as [ReturnType<typeof literal>, string][],
};

/** None of the actor's own accounts. */
const visible = ({ actor }: StaffContext) => ({
  [Op.and]: [notOnesOwn(actor), notOnesOwn(actor, 'merged_user_id')],
});

function present(merge: UserMerge, ctx: StaffContext) {
  const named = (member: UserMerge['hf_member']) =>
    member ? { id: member.id, names: memberNames(member) } : null;
  const until = undoMergeUntil(merge.merged_at);
  return {
    ...merge.get({ plain: true }),
    user: required(merge.user).get({ plain: true }),
    merged_user: required(merge.merged_user).get({ plain: true }),
    hf_member: named(merge.hf_member),
    undone_by_hf_member: named(merge.undone_by_hf_member),
    undo_until: until,
    can_undo: merge.undone_at === null && ctx.now <= until && !isGone(required(merge.user).status),
  };
}

export const user_merges = defineResource({
  name: 'user_merges',
  summary: 'Accounts that were put into others, with every row that moved',
  allow: MANAGER,
  list: tableList({
    model: UserMerge,
    filters: z.strictObject({ user_id: id().optional(), is_undone: z.boolean().optional() }),
    sorts: { id: byId },
    default_sort: ['id', 'DESC'],
    row,
    where: (ctx, { user_id, is_undone }) => ({
      [Op.and]: [
        visible(ctx),
        user_id ? { [Op.or]: [{ user_id }, { merged_user_id: user_id }] } : {},
        is_undone === undefined ? {} : { undone_at: is_undone ? { [Op.ne]: null } : null },
      ],
    }),
    include,
    attributes,
    present,
  }),
  one: {
    record: row.extend({
      rows: z.array(columnsOutput(UserMergeRow.fields, 'table_name', 'column_name', 'row_id', 'is_put_back')),
    }),
    async find(ctx, mergeId) {
      const merge = await UserMerge.findOne({
        where: { [Op.and]: [{ id: mergeId }, visible(ctx)] },
        attributes,
        include: [...include, { association: 'rows', separate: true, order: [['id', 'ASC']] }],
      });
      return (
        merge && {
          ...present(merge, ctx),
          rows: required(merge.rows).map((moved) => moved.get({ plain: true })),
        }
      );
    },
  },
});
