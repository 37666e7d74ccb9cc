import { literal, Op, type FindAttributeOptions } from 'sequelize';
import { z } from 'zod';
import { containing } from '../../../../db/containing.ts';
import type { HfMember } from '../../../../db/models/hf-member.ts';
import { UndeliverableAddress } from '../../../../db/models/inbound-mail.ts';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { memberNames, type MemberNames } from '../../../core/presenting/names.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byColumn, byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import { columnsOutput } from '../../../core/schemas/entity-output.ts';
import { id, line, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { mentorNames } from '../../applications/views/application-schema.ts';
import {
  COMPANIES_OF_ADDRESS,
  isOfSql,
  mayLiftSql,
  MEMBER_OF_ADDRESS,
  OWNERS,
  studentOfAddress,
  undeliverableScope,
} from '../services/undeliverable-addresses.ts';

const filters = z.strictObject({
  owner: z.enum(OWNERS).optional(),
  /** Those that were lifted too; without it only those in force. */
  with_lifted: z.boolean().optional(),
  /** Part of the address. */
  q: line(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});

const SHOWN = ['id', 'email', 'status', 'text', 'marked_at', 'lifted_at', 'lifted_reason'] as const;
const kept = columnsOutput(UndeliverableAddress.fields, ...SHOWN);

const row = kept.extend({
  status: kept.shape.status.describe('As in RFC 3463: 5.1.1'),
  text: kept.shape.text.describe('What a mail server said, shortened'),
  user: z
    .object({
      id: outId(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      is_current: z.boolean().describe('The student still has this address'),
    })
    .nullable()
    .describe('Whose it was when it was marked'),
  companies: z
    .array(z.object({ id: outId(), official_name: outMap() }))
    .describe('That have it among their contacts or for copies'),
  hf_member: mentorNames.nullable().describe('Whose it is'),
  lifted_by_hf_member: mentorNames.nullable(),
  can: z.object({ lift: z.boolean() }),
});

type Member = MemberNames & { id: number };
/** What the list knows beyond the columns, each by a subquery over an index. */
interface Extra {
  user: object | null;
  companies: { id: number; official_name: LanguageMap }[];
  member: Member | null;
  may_lift: boolean;
}

const extra = ({ actor }: StaffContext): Record<keyof Extra, string> => ({
  user: `(select jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
    'is_current', lower(u.email) = "UndeliverableAddress".email) ${studentOfAddress(actor)})`,
  companies: `(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'official_name', c.official_name) order by c.id),
    '[]') ${COMPANIES_OF_ADDRESS})`,
  member: `(select jsonb_build_object('id', m.id, 'first_name_ja', m.first_name_ja, 'last_name_ja', m.last_name_ja,
    'first_name_en', m.first_name_en, 'last_name_en', m.last_name_en) ${MEMBER_OF_ADDRESS})`,
  may_lift: `(${mayLiftSql(actor)})`,
});

const attributes = (ctx: StaffContext): FindAttributeOptions => [
  ...SHOWN,
  ...Object.entries(extra(ctx)).map(
    ([name, sql]) => [literal(sql), name] as [ReturnType<typeof literal>, string],
  ),
];

const named = (member: Member | HfMember | null | undefined) =>
  member ? { id: member.id, names: memberNames(member) } : null;

function present(address: UndeliverableAddress) {
  const { may_lift, member, ...shown } = address.get({ plain: true }) as UndeliverableAddress & Extra;
  return {
    ...shown,
    hf_member: named(member),
    lifted_by_hf_member: named(address.lifted_by_hf_member),
    can: { lift: shown.lifted_at === null && may_lift },
  };
}

export const undeliverable_addresses = defineResource({
  name: 'undeliverable_addresses',
  summary:
    'Addresses that mail servers said do not exist, so that nothing is sent there; lifted by a command',
  allow: STAFF,
  list: tableList({
    model: UndeliverableAddress,
    filters,
    sorts: { id: byId, marked_at: byColumn('marked_at') },
    default_sort: ['marked_at', 'DESC'],
    row,
    include: [{ association: 'lifted_by_hf_member' }],
    attributes,
    where: ({ actor }, filter) => ({
      [Op.and]: [
        undeliverableScope(actor),
        sameAs(filter, 'id'),
        filter.with_lifted ? {} : { lifted_at: null },
        filter.owner ? literal(`(${isOfSql(filter.owner, actor)})`) : {},
        filter.q ? { email: { [Op.iLike]: containing(filter.q) } } : {},
      ],
    }),
    present,
  }),
  csv: {
    id: ['number', (address) => address.id],
    email: ['text', ({ email }) => email],
    marked_at: ['time', ({ marked_at }) => marked_at],
    bounce_status: ['text', ({ status }) => status],
    bounce_text: ['text', ({ text }) => text],
    student_id: ['number', ({ user }) => user?.id],
    last_name: ['text', ({ user }) => user?.last_name],
    first_name: ['text', ({ user }) => user?.first_name],
    company: ['text', ({ companies }, words) => companies.map((one) => words(one.official_name)).join(' / ')],
    member: ['text', ({ hf_member }, words) => words(hf_member?.names)],
    lifted_at: ['time', ({ lifted_at }) => lifted_at],
    lifted_by: ['text', ({ lifted_by_hf_member }, words) => words(lifted_by_hf_member?.names)],
    lifted_reason: ['text', ({ lifted_reason }) => lifted_reason],
  },
});
