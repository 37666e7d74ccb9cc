import { literal, Op, type WhereOptions } from 'sequelize';
import { notOnesOwn } from '../../../core/scopes.ts';
import { z } from 'zod';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { Inquiry } from '../../../../db/models/inquiry.ts';
import { clearable, id, line, outCan, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../domain/constants.ts';
import { fieldError } from '../../../domain/error-codes.ts';
import { STAFF } from '../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList } from '../../../core/resources/table-list.ts';
import { wordsIn } from '../../../core/resources/words-in.ts';

const STATES = ['open', 'answered', 'closed'] as const;
type State = (typeof STATES)[number];

const WHERE: Record<State, WhereOptions> = {
  open: { closed_at: null, answered_at: null },
  answered: { closed_at: null, answered_at: { [Op.ne]: null } },
  closed: { closed_at: { [Op.ne]: null } },
};

function stateOf(inquiry: Inquiry): State {
  if (inquiry.closed_at) return 'closed';
  return inquiry.answered_at ? 'answered' : 'open';
}

const text = () => z.string().nullable();
const member = z.object({ id: outId(), names: outMap() });
const MEMBER = ['id', 'first_name_ja', 'last_name_ja', 'first_name_en', 'last_name_en'];

const row = z.object({
  id: outId(),
  message: z.string(),
  referer: text(),
  state: z.enum(STATES),
  created_at: outTime(),
  answered_at: outTime().nullable(),
  closed_at: outTime().nullable(),
  /** Null for an account that has not signed up, or was deleted: there is nobody to write to. */
  user: z
    .object({ id: outId(), first_name: text(), last_name: text(), page_language_id: outId() })
    .nullable(),
  hf_member_id: outId().nullable(),
  hf_member: member.nullable(),
  version: z.number().int(),
});

const NAMES = `(select concat_ws(' ', u.last_name, u.first_name, u.last_name_kana, u.first_name_kana)
  from users u where u.id = "Inquiry"."user_id")`;

const INCLUDE = [
  { association: 'user', attributes: ['id', 'first_name', 'last_name', 'page_language_id', 'status'] },
  { association: 'hf_member', attributes: MEMBER },
];

const named = (found: HfMember | null | undefined) => found && { id: found.id, names: memberNames(found) };

const present = (inquiry: Inquiry) => ({
  ...inquiry.get({ plain: true }),
  state: stateOf(inquiry),
  user: inquiry.user && inquiry.user.status !== 'deleted' ? inquiry.user.get({ plain: true }) : null,
  hf_member: named(inquiry.hf_member) ?? null,
});

export const inquiries = defineResource({
  name: 'inquiries',
  summary: 'Questions of students, who answers them and what was answered',
  allow: STAFF,
  list: tableList({
    model: Inquiry,
    filters: z.strictObject({
      state: z.enum(STATES).optional(),
      /** Who looks after it; `is_unassigned` for nobody. */
      hf_member_id: id().optional(),
      is_unassigned: z.boolean().optional(),
      /** Words of the message or of the student's name. */
      q: line(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, created_at: byColumn('created_at') },
    default_sort: ['created_at', 'DESC'],
    row,
    include: INCLUDE,
    where: (ctx, filter) => ({
      [Op.and]: [
        notOnesOwn(ctx.actor),
        filter.state ? WHERE[filter.state] : {},
        filter.hf_member_id ? { hf_member_id: filter.hf_member_id } : {},
        filter.is_unassigned === undefined
          ? {}
          : { hf_member_id: filter.is_unassigned ? null : { [Op.ne]: null } },
        filter.id ? { id: { [Op.in]: filter.id } } : {},
        filter.q
          ? wordsIn(ctx.sequelize, filter.q, ['"Inquiry"."message"', NAMES], '"Inquiry"."id"')
          : literal('true'),
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({
      inquiry_replies: z.array(
        z.object({ id: outId(), body: z.string(), created_at: outTime(), hf_member: member.nullable() }),
      ),
      can: outCan(),
    }),
    async find(ctx, inquiryId) {
      const inquiry = await Inquiry.findOne({
        where: { [Op.and]: [{ id: inquiryId }, notOnesOwn(ctx.actor)] },
        include: [
          ...INCLUDE,
          {
            association: 'inquiry_replies',
            separate: true,
            order: [['id', 'ASC']],
            include: [{ association: 'hf_member', attributes: MEMBER }],
          },
        ],
      });
      if (!inquiry) return null;
      const replies = inquiry.inquiry_replies ?? [];
      return {
        ...present(inquiry),
        inquiry_replies: replies.map((reply) => ({
          ...reply.get({ plain: true }),
          hf_member: named(reply.hf_member) ?? null,
        })),
      };
    },
  },
  edit: {
    allow: STAFF,
    model: Inquiry,
    rows: (ctx) => notOnesOwn(ctx.actor),
    fields: z.strictObject({ hf_member_id: clearable(id()) }),
    async check(ctx, _row, { hf_member_id }) {
      if (typeof hf_member_id !== 'number') return;
      const where = { id: hf_member_id, is_active: true };
      if ((await HfMember.count({ where, transaction: ctx.tx })) === 0)
        throw fieldError('hf_member_id', 'invalid_reference');
    },
  },
  csv: {
    id: ['number', (inquiry) => inquiry.id],
    created_at: ['time', (inquiry) => inquiry.created_at],
    state: ['code', (inquiry) => inquiry.state],
    user_id: ['number', (inquiry) => inquiry.user?.id],
    message: ['text', (inquiry) => inquiry.message],
    answered_at: ['time', (inquiry) => inquiry.answered_at],
  },
});
