import { QueryTypes, type Attributes, type Order, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Application } from '../../../../db/models/application.ts';
import { loadAggregatesById } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { keptAggregates } from '../../../../db/kept-aggregates.ts';
import { ReadyJson } from '../../../core/calls/ready-json.ts';
import { cutAtGaps, filledBytes, gappedJson, gapsInOrder } from '../../../core/presenting/gapped-json.ts';
import { mentorNames } from '../views/application-schema.ts';
import { outDay, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { allowedEvents } from '../../../../domain/application-lifecycle.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { APPLICATION_EVENT_NAMES } from '../../../../domain/application-transitions.ts';
import { memberNames, type MemberNames } from '../../../core/presenting/names.ts';
import { selectSql } from '../../../core/resources/count-capped.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { TOTAL_CAP } from '../../../core/resources/list-params.ts';
import { isOverdue, OPEN_STATES, PARTIES_WAITED_FOR, TURNS } from '../../../../domain/waiting-for.ts';
import { waitingSince } from './work-order.ts';
import { application as applicationFields } from '../../../../domain/entities/application.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';

const kept = entityOutput(applicationFields, 'staff').pick({
  id: true,
  state: true,
  due_date_to_submit_resume: true,
  is_late: true,
  is_admitted_edit_resume_by_hf: true,
  have_submitted_resume_by_user_at: true,
  cycle_number: true,
  /** What a change names as the state it was made on. */
  version: true,
  created_at: true,
  updated_at: true,
});

export const applicationRow = kept.extend({
  waiting_for: z.enum(PARTIES_WAITED_FOR).nullable(),
  is_overdue: z.boolean(),
  /** Once the resume has left: since when the present wait lasts. */
  waiting_since: outDay().nullable(),
  user: z.object({
    id: outId(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    first_name_kana: z.string().nullable(),
    last_name_kana: z.string().nullable(),
  }),
  recruitment: z.object({ id: outId(), title: outMap() }),
  company: z.object({ id: outId(), official_name: outMap() }),
  hf_members: z.array(mentorNames),
  /** Messages of the student that none of its mentors has read. */
  unread_messages: z.number().int(),
  /** The lifecycle's events that the caller may cause now. */
  events_allowed: z.array(z.enum(APPLICATION_EVENT_NAMES)),
  /** What the caller may do with the row. */
  can: z.object({ open: z.boolean(), take: z.boolean() }),
});

/** What a row shows, which events are possible and since when it waits. */
const COLUMNS = [
  'id',
  'user_id',
  'state',
  'due_date_to_submit_resume',
  'is_late',
  'is_admitted_edit_resume_by_hf',
  'no_lie_agreement',
  'reapply_from',
  'cycle_number',
  'version',
  'created_at',
  'updated_at',
  'have_submitted_resume_by_user_at',
  'sent_resume_to_company_at',
  'get_resume_result_at',
  'selection_finished_at',
  'declined_at',
  'quit_at',
  'offer_answered_at',
  'reapplied_at',
  'turn',
] as const satisfies (keyof Attributes<Application>)[];

/** What lists are sorted by, the order of work included: all that is carried of those found. */
const SORTED_BY = [
  'id',
  'state',
  'turn',
  'due_date_to_submit_resume',
  'sent_resume_to_company_at',
  'get_resume_result_at',
  'selection_finished_at',
  'created_at',
  'updated_at',
];

interface Page {
  order: Order;
  limit: number;
  offset: number;
}

/** The page's ids by an index in the order of the list. */
export async function pageOf(where: WhereOptions, page: Page): Promise<number[]> {
  const found = await Application.findAll({ attributes: ['id'], where, ...page, raw: true });
  return found.map(({ id }) => id);
}

/**
 * The total and the page's ids at once where so few fit that taking them all and sorting costs less than walking the
 * order until enough have been met: the planner thinks that what fits is spread evenly over any order, and would walk
 * past nearly a million applications to those of one family name.
 * @returns null where more fit than are counted
 */
export async function pageOfFew(
  where: WhereOptions,
  page: Page,
): Promise<{ total: number; ids: number[] } | null> {
  const sequelize = sequelizeOf(Application);
  const few = selectSql(sequelize, Application, { attributes: SORTED_BY, where, limit: TOTAL_CAP + 1 });
  const ordered = selectSql(sequelize, Application, { attributes: ['id'], ...page });
  const [found] = await sequelize.query<{ total: number; ids: number[] | null }>(
    `with "${Application.tableName}" as materialized (${few}),
       counted as (select count(*)::int as total from "${Application.tableName}")
     select total, case when total <= ${TOTAL_CAP} then array(${ordered}) end as ids from counted`,
    { type: QueryTypes.SELECT },
  );
  return found?.ids ? { total: found.total, ids: found.ids } : null;
}

export const ROW_TREE: AssociationTree = {
  $columns: COLUMNS,
  user: ['id', 'first_name', 'last_name', 'first_name_kana', 'last_name_kana'],
  recruitment: { $columns: ['id', 'title', 'company_id'], company: ['id', 'official_name'] },
  application_messages: ['is_by_student', 'read_at'],
  application_hf_members: {
    $columns: ['id', 'is_main', 'hf_member_id'],
    hf_member: ['first_name_ja', 'last_name_ja', 'first_name_en', 'last_name_en'],
  },
};

/** A row as lists show it. */
type ApplicationRow = Pick<Attributes<Application>, (typeof COLUMNS)[number]> & {
  user: object;
  recruitment: {
    id: number;
    title: LanguageMap;
    company_id: number;
    company: { official_name: LanguageMap };
  };
  application_messages: { is_by_student: boolean; read_at: string | null }[];
  application_hf_members: { id: number; is_main: boolean; hf_member_id: number; hf_member: MemberNames }[];
};

type InstantName = Extract<(typeof COLUMNS)[number], `${string}_at`>;
const INSTANTS = COLUMNS.filter((name): name is InstantName => name.endsWith('_at'));
/** Rules compare instants, JSON has texts. Changes the row itself, which nobody else has yet. */
function withInstants(row: ApplicationRow): ApplicationRow {
  const instants: Record<InstantName, Date | null> = row;
  for (const name of INSTANTS) {
    const text: unknown = row[name];
    if (typeof text === 'string') instants[name] = new Date(text);
  }
  return row;
}

/** What depends on the caller or the time of day is filled in when a row is read. */
const CALLERS = { is_overdue: true, events_allowed: true, can: true } as const;
const callersGaps = gapsInOrder(applicationRow.shape, CALLERS);
const ownPart = applicationRow.omit(CALLERS);
const callersPart = applicationRow.pick(CALLERS);

function presentOwn(application: ApplicationRow) {
  const { state, user, recruitment, application_messages } = application;
  return {
    id: application.id,
    state,
    due_date_to_submit_resume: application.due_date_to_submit_resume,
    is_late: application.is_late,
    is_admitted_edit_resume_by_hf: application.is_admitted_edit_resume_by_hf,
    have_submitted_resume_by_user_at: application.have_submitted_resume_by_user_at,
    cycle_number: application.cycle_number,
    version: application.version,
    created_at: application.created_at,
    updated_at: application.updated_at,
    waiting_for: TURNS[application.turn ?? -1] ?? null,
    waiting_since: waitingSince(application),
    user,
    recruitment: { id: recruitment.id, title: recruitment.title },
    company: { id: recruitment.company_id, official_name: recruitment.company.official_name },
    hf_members: application.application_hf_members.map((link) => ({
      id: link.hf_member_id,
      names: memberNames(link.hf_member),
    })),
    unread_messages: application_messages.filter(
      ({ is_by_student, read_at }) => is_by_student && read_at === null,
    ).length,
  };
}

function presentCallers({ actor, now }: Caller, application: ApplicationRow) {
  const links = application.application_hf_members;
  const isMine = links.some((link) => link.hf_member_id === actor.hf_member_id);
  return {
    is_overdue: isOverdue(application, now),
    events_allowed: allowedEvents(
      application,
      actor,
      { is_owner: application.user_id === actor.user_id, is_assigned: isMine },
      now,
    ),
    can: {
      open: isMine || actor.sees_all_applications,
      take: links.length === 0 && OPEN_STATES.includes(application.state),
    },
  };
}
type Caller = Pick<StaffContext, 'actor' | 'now'>;

const mainFirst = (row: ApplicationRow): ApplicationRow => ({
  ...row,
  application_hf_members: row.application_hf_members.toSorted(
    (a, b) => Number(b.is_main) - Number(a.is_main) || a.id - b.id,
  ),
});

interface KeptRow {
  application: ApplicationRow;
  /** Of the row's JSON in UTF-8, around the gaps. */
  parts: readonly Buffer[];
}

/** The rows that staff look at again and again, of all of them together. */
const MOST_KEPT = 5_000;
const keptRows = keptAggregates<ApplicationRow, KeptRow>(Application, ROW_TREE, {
  most: MOST_KEPT,
  make(row) {
    const application = mainFirst(withInstants(row));
    const own = ownPart.parse(presentOwn(application));
    const text = gappedJson(applicationRow.shape, own, callersGaps);
    return { application, parts: cutAtGaps(text, callersGaps.length) };
  },
});

/** The rows of a page in its order, as JSON: what is skipped over is not joined. */
export async function pageRows(
  ctx: Caller & Pick<StaffContext, 'beside'>,
  ids: readonly number[],
): Promise<ReadyJson[]> {
  const rows = await keptRows(ids, ctx.beside);
  return rows.map(({ application, parts }) => {
    const callers: Record<string, unknown> = callersPart.parse(presentCallers(ctx, application));
    return new ReadyJson(filledBytes(parts, callersGaps, callers));
  });
}

/** The same as objects, for the export, which reads each row once. */
export async function exportRows(ctx: Caller, ids: readonly number[]) {
  const found = await loadAggregatesById<ApplicationRow, Application>(Application, ROW_TREE, ids, null);
  const byId = new Map(found.map((row) => [row.id, mainFirst(withInstants(row))]));
  return ids.flatMap((id) => {
    const application = byId.get(id);
    return application ? [{ ...presentOwn(application), ...presentCallers(ctx, application) }] : [];
  });
}
