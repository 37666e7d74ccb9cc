import { literal, Op, QueryTypes, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { day, id, keyword } from '../../../core/schemas/schema-helpers.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../../../domain/application-state.ts';
import { DUE_SOON_DAYS, STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { endOfTokyoDay, tokyoDay, tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { applicationsNamed } from '../../../core/resources/name-search.ts';
import { overviewFilters, overviewWhere } from '../../overview/services/overview-filters.ts';
import { turnAmong } from './work-order.ts';
import { assignedTo, unassignedApplications } from './application-scopes.ts';
import {
  OPEN_STATES,
  PARTIES_WAITED_FOR,
  TURNS,
  turnsIn,
  UNTIL_SENT,
  type Turn,
} from '../../../../domain/waiting-for.ts';

const SCOPES = ['mine', 'unassigned', 'all'] as const;
const state = z.enum(APPLICATION_STATES);
const party = z.enum(PARTIES_WAITED_FOR);

export const applicationFilters = z.strictObject({
  /** Absent: all that the actor may open. */
  scope: z.enum(SCOPES).optional(),
  /** One, or any of several. */
  state: z.union([state, z.array(state).min(1).max(APPLICATION_STATES.length)]).optional(),
  /** Whose turn it is: one, or any of several. */
  waiting_for: z.union([party, z.array(party).min(1).max(PARTIES_WAITED_FOR.length)]).optional(),
  /** Leaves out what has come to its end. */
  is_open: z.boolean().optional(),
  /** Who looks after it. */
  hf_member_id: id().optional(),
  company_id: id().optional(),
  recruitment_id: id().optional(),
  user_id: id().optional(),
  /** Days of Tokyo, both included. */
  due_from: day().optional(),
  due_to: day().optional(),
  /** Past its day while the resume is not sent. */
  is_overdue: z.boolean().optional(),
  /** Due today or in the next days, while the resume is not sent. */
  is_due_soon: z.boolean().optional(),
  /** Handed in after its day. */
  is_late: z.boolean().optional(),
  /** Nothing has happened since the end of that day; something has happened after the end of that day. */
  quiet_since: day().optional(),
  active_after: day().optional(),
  /** Words of the student's name, the company's or the recruitment's; a number is also the application's id. */
  q: keyword(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(200).optional(),
  ...overviewFilters,
});
export type ApplicationFilter = z.output<typeof applicationFilters>;

/**
 * Applications that a member of staff looks after, in the form that the index of their mentor answers. Where more than
 * one looks after an application, which is rare, by the table of who looks after whom.
 */
async function lookedAfterBy({ sequelize }: StaffContext, hfMemberId: number): Promise<WhereOptions> {
  const [row] = await sequelize.query<{ shares: boolean }>(
    `select exists (select 1 from applications a join application_hf_members m on m.application_id = a.id
       where a.mentor_count > 1 and m.hf_member_id = $1) as shares`,
    { bind: [hfMemberId], type: QueryTypes.SELECT },
  );
  if (!required(row).shares) return { mentor_id: hfMemberId };
  return { id: { [Op.in]: literal(`(${assignedTo(hfMemberId)})`) } };
}

async function scopeOf(ctx: StaffContext, scope: ApplicationFilter['scope']): Promise<WhereOptions> {
  const { actor } = ctx;
  if (scope === 'unassigned')
    return { [Op.and]: [unassignedApplications(actor), { state: { [Op.in]: [...OPEN_STATES] } }] };
  if (scope === 'all' && !actor.sees_all_applications) throw new DomainError('forbidden');
  if (scope !== 'mine' && actor.sees_all_applications) return notOnesOwn(actor);
  return { [Op.and]: [await lookedAfterBy(ctx, actor.hf_member_id ?? -1), notOnesOwn(actor)] };
}

/** Whether its day is one of these, while the day tells anything. */
function dueIn(days: object, isMeant: boolean): WhereOptions {
  const due = { state: { [Op.in]: [...UNTIL_SENT] }, due_date_to_submit_resume: days };
  return isMeant ? due : { [Op.not]: due };
}
/** Days before today of Tokyo are past. */
const overdue = (isOverdue: boolean, now: Date) => dueIn({ [Op.lt]: tokyoDay(now) }, isOverdue);
const dueSoon = (isDueSoon: boolean, now: Date) =>
  dueIn({ [Op.between]: [tokyoDay(now), tokyoDayAfter(now, DUE_SOON_DAYS)] }, isDueSoon);

/** States and turns that the filter leaves. */
export function whatIsLeft({ state: given, waiting_for, is_open, scope }: ApplicationFilter): {
  states: ApplicationState[];
  turns: Turn[];
} {
  const isOpen = scope === 'unassigned' ? true : is_open;
  const turns = waiting_for === undefined ? [...TURNS] : [waiting_for].flat();
  const states = (given ? [given].flat() : APPLICATION_STATES).filter(
    (one) =>
      turnsIn(one).some((turn) => turns.includes(turn)) &&
      (isOpen === undefined || OPEN_STATES.includes(one) === isOpen),
  );
  return { states, turns };
}

/** What the actor may see and the filter asks for. The search by name looks its words up first: one statement. */
export async function whereOfApplications(
  ctx: StaffContext,
  filter: ApplicationFilter,
): Promise<WhereOptions> {
  const { states, others } = await conditionsOf(ctx, filter);
  return { [Op.and]: [...states, ...others] };
}

/** The same in two: what is asked of the state and the turn, and everything else. */
export async function conditionsOf(
  ctx: StaffContext,
  filter: ApplicationFilter,
): Promise<{ states: WhereOptions[]; others: WhereOptions[] }> {
  const { hf_member_id, company_id, due_from, due_to, is_overdue, is_due_soon } = filter;
  const { is_late, quiet_since, active_after } = filter;
  // Those that nobody looks after are told of without contacts.
  const readsAddresses = ctx.actor.sees_all_applications || filter.scope !== 'unassigned';
  const states: (WhereOptions | false | undefined)[] = [
    filter.state && { state: { [Op.in]: [filter.state].flat() } },
    filter.waiting_for && turnAmong([filter.waiting_for].flat()),
    filter.is_open !== undefined && {
      state: { [filter.is_open ? Op.in : Op.notIn]: [...OPEN_STATES] },
    },
  ];
  const others: (WhereOptions | false | undefined)[] = [
    await scopeOf(ctx, filter.scope),
    hf_member_id !== undefined && (await lookedAfterBy(ctx, hf_member_id)),
    // As an array: the planner then looks a company's few jobs up instead of walking all applications.
    company_id !== undefined &&
      literal(
        `"Application"."recruitment_id" = any(array(select r.id from recruitments r where r.company_id = ${company_id}))`,
      ),
    filter.recruitment_id !== undefined && { recruitment_id: filter.recruitment_id },
    filter.user_id !== undefined && { user_id: filter.user_id },
    due_from !== undefined && { due_date_to_submit_resume: { [Op.gte]: due_from } },
    due_to !== undefined && { due_date_to_submit_resume: { [Op.lte]: due_to } },
    is_overdue !== undefined && overdue(is_overdue, ctx.now),
    is_due_soon !== undefined && dueSoon(is_due_soon, ctx.now),
    // As the index has it: "is_late", not "is_late = true".
    is_late !== undefined && literal(is_late ? '"Application"."is_late"' : 'not "Application"."is_late"'),
    quiet_since !== undefined && { updated_at: { [Op.lt]: endOfTokyoDay(quiet_since) } },
    active_after !== undefined && { updated_at: { [Op.gte]: endOfTokyoDay(active_after) } },
    filter.id && { id: { [Op.in]: filter.id } },
    filter.q ? await applicationsNamed(ctx.sequelize, filter.q, readsAddresses) : undefined,
    ...overviewWhere(ctx.now, filter),
  ];
  const given = (list: typeof states) => list.filter((condition) => Boolean(condition)) as WhereOptions[];
  return { states: given(states), others: given(others) };
}

/** Whether the filter leaves so few that counting them by state costs less than counting each state up to a cap. */
export const isNarrow = (filter: ApplicationFilter): boolean =>
  filter.scope === 'mine' ||
  filter.scope === 'unassigned' ||
  [filter.hf_member_id, filter.company_id, filter.recruitment_id, filter.user_id, filter.q, filter.id].some(
    (value) => value !== undefined,
  );
