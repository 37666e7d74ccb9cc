import { Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { AuditLog } from '../../../../db/models/audit-log.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import {
  bigId,
  choice,
  day,
  id,
  line,
  outId,
  outMap,
  outTime,
} from '../../../core/schemas/schema-helpers.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { endOfTokyoDay, startOfTokyoDay } from '../../../../domain/tokyo-time.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { countCapped } from '../../../core/resources/count-capped.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { defineResource, type PageRequest } from '../../../core/resources/define-resource.ts';
import { recordNames } from '../../../core/resources/record-names.ts';
import { byId, sameAs } from '../../../core/resources/table-list.ts';

const ACTIONS = ['insert', 'update', 'delete'] as const;

/** The ways a change can come, told by the name of the call (see db/audit.ts). */
const PATHS = {
  console: { source: { [Op.regexp]: '^(POST|PUT|DELETE|IMPORT) ' } },
  command: { source: { [Op.regexp]: '^[a-z_]+__' } },
  adminjs: { source: 'adminjs' },
} as const;

const tableName = () => line(63).refine((name) => /^[a-z_]+$/.test(name), 'invalid');

const filters = z.strictObject({
  hf_member_id: id().optional(),
  /** The key by which a machine made the change. */
  api_key_id: id().optional(),
  action: choice(ACTIONS).optional(),
  path: choice(['console', 'command', 'adminjs']).optional(),
  /** The record with everything that is part of it: a company with its offices. */
  record_table: tableName().optional(),
  record_id: bigId().optional(),
  /** The student it is about, whatever changed. */
  subject_user_id: id().optional(),
  /** Days in Japan, both included. */
  from: day().optional(),
  to: day().optional(),
  id: z.array(bigId()).max(100).optional(),
});
type Filter = z.output<typeof filters>;

/** Values by column, before or after the change; of an update only what it changed. */
const outValues = () => z.record(z.string(), z.unknown()).nullable();

const row = z.object({
  id: outId(),
  at: outTime(),
  action: z.enum(ACTIONS),
  /** The call: `PUT companies`, `IMPORT companies 3fa92c1e`, `hf_member__assign_application`, `adminjs`. */
  source: z.string().nullable(),
  table_name: z.string(),
  row_id: outId().nullable(),
  record_table: z.string().nullable(),
  record_id: outId().nullable(),
  /** How the record is called now. */
  record_name: outMap().nullable(),
  hf_member: z.object({ id: outId(), names: outMap() }).nullable(),
  /** The key by which a machine made the change; the member answers for it. */
  api_key: z.object({ id: outId(), name: z.string() }).nullable(),
  subject_user: z
    .object({ id: outId(), first_name: z.string().nullable(), last_name: z.string().nullable() })
    .nullable(),
  before: outValues(),
  after: outValues(),
  /** Whether long texts were cut in this answer: the record has them whole. */
  is_cut: z.boolean(),
});

/** What is about oneself as a student may quote what staff note of one. */
const visible = (ctx: StaffContext) => notOnesOwn(ctx.actor, 'subject_user_id');

const whereOf = (ctx: StaffContext, filter: Filter): WhereOptions => ({
  [Op.and]: [
    visible(ctx),
    sameAs(
      filter,
      'hf_member_id',
      'api_key_id',
      'action',
      'record_table',
      'record_id',
      'subject_user_id',
      'id',
    ),
    filter.path ? PATHS[filter.path] : {},
    filter.from ? { at: { [Op.gte]: startOfTokyoDay(filter.from) } } : {},
    filter.to ? { at: { [Op.lt]: endOfTokyoDay(filter.to) } } : {},
  ],
});

/** A page of a list would otherwise carry every text of every article twice. */
const LONGEST_IN_LIST = 400;

function cut(values: object | null): { values: object | null; isCut: boolean } {
  if (values === null) return { values, isCut: false };
  let isCut = false;
  const short = JSON.parse(JSON.stringify(values), (_name, value: unknown) => {
    if (typeof value !== 'string' || value.length <= LONGEST_IN_LIST) return value;
    isCut = true;
    return `${value.slice(0, LONGEST_IN_LIST).toWellFormed()}…`;
  }) as object;
  return { values: short, isCut };
}

const PEOPLE = [
  { association: 'hf_member' },
  { association: 'api_key', attributes: ['id', 'name'] },
  { association: 'subject_user', attributes: ['id', 'first_name', 'last_name'] },
];

async function present(ctx: StaffContext, logs: AuditLog[], isWhole: boolean) {
  const nameOf = await recordNames(ctx.sequelize, logs);
  return logs.map((log) => {
    const before = isWhole ? { values: log.before, isCut: false } : cut(log.before);
    const after = isWhole ? { values: log.after, isCut: false } : cut(log.after);
    return {
      ...log.get({ plain: true }),
      hf_member: log.hf_member && { id: log.hf_member.id, names: memberNames(log.hf_member) },
      record_name: nameOf(log),
      before: before.values,
      after: after.values,
      is_cut: before.isCut || after.isCut,
    };
  });
}

const text = (values: object | null) => (values === null ? null : JSON.stringify(values));

export const audit_logs = defineResource({
  name: 'audit_logs',
  summary: 'What staff changed, before and after, from every path; the changes of students are not in it',
  allow: MANAGER,
  list: {
    filters,
    sorts: { id: byId },
    default_sort: ['id', 'DESC'],
    row,
    async find(ctx, { filter, ...page }: PageRequest<Filter>) {
      const where = whereOf(ctx, filter);
      const count = await countCapped(ctx.sequelize, AuditLog, where);
      const found = count.total === 0 ? [] : await AuditLog.findAll({ where, include: PEOPLE, ...page });
      return { ...count, rows: await present(ctx, found, false) };
    },
    async rowsAfter(ctx, filter, afterId, limit) {
      const where = { [Op.and]: [whereOf(ctx, filter), { id: { [Op.gt]: afterId } }] };
      const found = await AuditLog.findAll({ where, include: PEOPLE, order: [['id', 'ASC']], limit });
      return present(ctx, found, true);
    },
  },
  one: {
    record: row,
    async find(ctx, logId) {
      const where = { [Op.and]: [{ id: logId }, visible(ctx)] };
      const log = await AuditLog.findOne({ where, include: PEOPLE });
      return log && (await present(ctx, [log], true))[0];
    },
  },
  csv: {
    id: ['number', (log) => log.id],
    at: ['time', (log) => log.at],
    hf_member_id: ['number', (log) => log.hf_member?.id],
    hf_member: ['text', (log, words) => words(log.hf_member?.names)],
    api_key: ['text', (log) => log.api_key?.name],
    source: ['text', (log) => log.source],
    action: ['code', (log) => log.action],
    table_name: ['text', (log) => log.table_name],
    row_id: ['number', (log) => log.row_id],
    record_table: ['text', (log) => log.record_table],
    record_id: ['number', (log) => log.record_id],
    subject_user_id: ['number', (log) => log.subject_user?.id],
    before: ['text', (log) => text(log.before)],
    after: ['text', (log) => text(log.after)],
  },
});
