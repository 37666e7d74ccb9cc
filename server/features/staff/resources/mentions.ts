import { literal, Op, type Includeable } from 'sequelize';
import { z } from 'zod';
import { Mention } from '../../../../db/models/mention.ts';
import { required } from '../../../../domain/required.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { id, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { readableMentions } from '../services/mentions.ts';

const row = z.object({
  id: outId(),
  mentioned_at: outTime(),
  read_at: outTime().nullable(),
  hf_member: z.object({ id: outId(), names: outMap() }).nullable().describe('Who wrote it'),
  user_note_id: outId().nullable(),
  application_id: outId().nullable().describe('Of the memo of an application'),
  text: z.string().describe('The note as it is now; @[12] is a colleague'),
  user: z.object({
    id: outId(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
  }),
});

/** Made anew each time: Sequelize writes into it. */
const student = (): Includeable => ({ association: 'user', attributes: ['id', 'first_name', 'last_name'] });
const include = (): Includeable[] => [
  { association: 'by_hf_member' },
  { association: 'user_note', attributes: ['id', 'text', 'user_id'], include: [student()] },
  { association: 'application', attributes: ['id', 'memo', 'user_id'], include: [student()] },
];

function present(mention: Mention) {
  const { by_hf_member: by, user_note: note, application } = mention;
  return {
    ...mention.get({ plain: true }),
    hf_member: by ? { id: by.id, names: memberNames(by) } : null,
    text: note?.text ?? application?.memo ?? '',
    user: required(note?.user ?? application?.user),
  };
}

/** One's own, as long as one may read the note. */
const visible = (ctx: StaffContext) => ({
  [Op.and]: [{ hf_member_id: ctx.actor.hf_member_id }, literal(readableMentions(ctx.actor))],
});

export const mentions = defineResource({
  name: 'mentions',
  summary: 'Notes of colleagues that mention the caller',
  allow: STAFF,
  list: tableList({
    model: Mention,
    filters: z.strictObject({
      is_unread: z.boolean().optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, mentioned_at: byColumn('mentioned_at') },
    default_sort: ['mentioned_at', 'DESC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        visible(ctx),
        filter.is_unread === undefined ? {} : { read_at: filter.is_unread ? null : { [Op.ne]: null } },
        filter.id ? { id: filter.id } : {},
      ],
    }),
    include: include(),
    present,
  }),
  one: {
    record: row,
    async find(ctx, mentionId) {
      const mention = await Mention.findOne({
        where: { [Op.and]: [{ id: mentionId }, visible(ctx)] },
        include: include(),
      });
      return mention && present(mention);
    },
  },
});
