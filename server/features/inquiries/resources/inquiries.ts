import { Op, type WhereOptions } from 'sequelize';
import { notOnesOwn } from '../../../core/scopes.ts';
import { z } from 'zod';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { Inquiry } from '../../../../db/models/inquiry.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';
import { id, keyword, outCan, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { inquiry } from '../../../../domain/entities/inquiry.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { csvOf } from '../../../core/resources/entity-csv.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, tableList, sameAs } from '../../../core/resources/table-list.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { ofStudent } from '../../../core/resources/name-search.ts';
import { everyWord, holds } from '../../../core/resources/search-words.ts';

const STATES = ['open', 'answered', 'closed'] as const;
type State = (typeof STATES)[number];

const WHERE: Record<State, WhereOptions> = {
  open: { closed_at: null, answered_at: null },
  answered: { closed_at: null, answered_at: { [Op.ne]: null } },
  closed: { closed_at: { [Op.ne]: null } },
};

function stateOf({ closed_at, answered_at }: Inquiry): State {
  if (closed_at) return 'closed';
  return answered_at ? 'answered' : 'open';
}

const text = () => z.string().nullable();
const member = z.object({ id: outId(), names: outMap() });
const MEMBER = ['id', 'first_name_ja', 'last_name_ja', 'first_name_en', 'last_name_en'];

const row = entityOutput(inquiry, 'staff').extend({
  state: z.enum(STATES),
  /** Null for an account that has not signed up, or was deleted: there is nobody to write to. */
  user: z
    .object({ id: outId(), first_name: text(), last_name: text(), page_language_id: outId() })
    .nullable(),
  hf_member: member.nullable(),
});

/** In the message, or in the student's name. */
const foundBy = ({ sequelize }: StaffContext, q: string) =>
  everyWord(
    q,
    (word) => [
      holds(sequelize, 'search_fold("Inquiry"."message")', word),
      ofStudent(sequelize, '"Inquiry"."user_id"', word, false),
    ],
    '"Inquiry"."id"',
  );

const INCLUDE = [
  { association: 'user', attributes: ['id', 'first_name', 'last_name', 'page_language_id', 'status'] },
  { association: 'hf_member', attributes: MEMBER },
];

const named = (found: HfMember | null | undefined) => found && { id: found.id, names: memberNames(found) };

const present = (found: Inquiry) => ({
  ...found.get({ plain: true }),
  state: stateOf(found),
  user: found.user && found.user.status !== 'deleted' ? found.user.get({ plain: true }) : null,
  hf_member: named(found.hf_member) ?? null,
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
      /** Whose questions. */
      user_id: id().optional(),
      /** Words of the message or of the student's name. */
      q: keyword(STAFF_KEYWORD_MAX).optional(),
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
        sameAs(filter, 'hf_member_id', 'user_id', 'id'),
        filter.is_unassigned === undefined
          ? {}
          : { hf_member_id: filter.is_unassigned ? null : { [Op.ne]: null } },
        filter.q ? foundBy(ctx, filter.q) : {},
      ],
    }),
    present,
  }),
  one: {
    record: row.extend({
      inquiry_replies: z.array(
        itemOutput(inquiry.fields.inquiry_replies)
          .pick({ id: true, body: true })
          .extend({ created_at: outTime(), hf_member: member.nullable() }),
      ),
      can: outCan(),
    }),
    async find(ctx, inquiryId) {
      const found = await Inquiry.findOne({
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
      if (!found) return null;
      const replies = found.inquiry_replies ?? [];
      return {
        ...present(found),
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
    fields: entityInput(inquiry),
    async check(ctx, _row, { hf_member_id }) {
      if (typeof hf_member_id !== 'number') return;
      const where = { id: hf_member_id, is_active: true };
      if ((await HfMember.count({ where, transaction: ctx.tx })) === 0)
        throw fieldError('hf_member_id', 'invalid_reference');
    },
  },
  csv: {
    ...csvOf(inquiry, 'id', 'created_at'),
    state: ['code', ({ state }) => state],
    user_id: ['number', ({ user }) => user?.id],
    ...csvOf(inquiry, 'message', 'answered_at'),
  },
});
