import { literal, Op, type Order, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Application } from '../../../db/models/application.ts';
import { ApplicationHfMember } from '../../../db/models/application-records.ts';
import { applicationForStaff, mentorNames } from '../../api/shapes/application.ts';
import { id, line, outDay, outId, outMap, outTime } from '../../api/wire.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../domain/application-state.ts';
import { STAFF_KEYWORD_MAX } from '../../domain/constants.ts';
import { DomainError } from '../../domain/error-codes.ts';
import type { Actor } from '../../domain/roles.ts';
import { STAFF } from '../../domain/roles.ts';
import { loadApplication, presentApplicationForStaff } from '../../presenters/application.ts';
import { memberNames } from '../../presenters/names.ts';
import { countCapped } from '../count-capped.ts';
import { defineResource, type Direction, type StaffContext } from '../define-resource.ts';
import { assignedApplications, openableApplications, unassignedApplications } from '../scopes.ts';
import { byWorkOrder, waitingSince } from '../work-order.ts';
import { isOverdue, OPEN_STATES, PARTIES_WAITED_FOR, statesWaitingFor, WAITING_FOR } from '../waiting-for.ts';

const SCOPES = ['mine', 'unassigned', 'all'] as const;

const filters = z.strictObject({
  /** Absent: all that the actor may open. */
  scope: z.enum(SCOPES).optional(),
  state: z.enum(APPLICATION_STATES).optional(),
  /** Whose turn it is. */
  waiting_for: z.enum(PARTIES_WAITED_FOR).optional(),
  /** Leaves out what has come to its end. */
  is_open: z.boolean().optional(),
  /** Words of the student's name, the company's or the recruitment's; a number is also the application's id. */
  q: line(STAFF_KEYWORD_MAX).optional(),
  id: z.array(id()).max(100).optional(),
});
type Filter = z.output<typeof filters>;

const row = z.object({
  id: outId(),
  state: z.enum(APPLICATION_STATES),
  waiting_for: z.enum(PARTIES_WAITED_FOR).nullable(),
  due_date_to_submit_resume: outDay().nullable(),
  is_overdue: z.boolean(),
  is_late: z.boolean(),
  /** Once the resume has left: since when the present wait lasts. */
  waiting_since: outDay().nullable(),
  have_submitted_resume_by_user_at: outTime().nullable(),
  created_at: outTime(),
  updated_at: outTime(),
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
  /** What the caller may do with the row. */
  can: z.object({ open: z.boolean(), take: z.boolean() }),
});

function scopeOf(actor: Actor, scope: Filter['scope']): WhereOptions {
  if (scope === 'mine') return assignedApplications(actor);
  if (scope === 'unassigned')
    return { [Op.and]: [unassignedApplications(actor), { state: { [Op.in]: [...OPEN_STATES] } }] };
  if (scope === 'all' && !actor.sees_all_applications) throw new DomainError('forbidden');
  return openableApplications(actor);
}

/** Immutable, so that an index can carry them: the same words stand in the index where one exists. */
const STUDENT_WORDS =
  "coalesce(u.last_name, '') || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name_kana, '') || ' ' || coalesce(u.first_name_kana, '') || ' ' || u.email";
const TITLE_WORDS = "coalesce(r.title->>'ja', '') || ' ' || coalesce(r.title->>'en', '')";
const COMPANY_WORDS = "coalesce(c.official_name->>'ja', '') || ' ' || coalesce(c.official_name->>'en', '')";

/** Every word has to be found in one of the names. The words go in as escaped values. */
function searchOf(ctx: StaffContext, q: string): WhereOptions {
  const escape = (text: string) => ctx.sequelize.escape(`%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const words = q.split(/\s+/u).filter(Boolean).slice(0, 5);
  const anywhere = words.map((word) => {
    const like = `ilike ${escape(word)}`;
    return literal(`("Application"."user_id" in (select u.id from users u where (${STUDENT_WORDS}) ${like})
      or "Application"."recruitment_id" in (
        select r.id from recruitments r where (${TITLE_WORDS}) ${like}
        union select r.id from recruitments r join companies c on c.id = r.company_id where (${COMPANY_WORDS}) ${like}
      ))`);
  });
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  return { [Op.or]: [{ [Op.and]: anywhere }, ...(number ? [{ id: Number(number) }] : [])] };
}

function whereOf(ctx: StaffContext, filter: Filter): WhereOptions {
  return {
    [Op.and]: [
      scopeOf(ctx.actor, filter.scope),
      filter.state ? { state: filter.state } : {},
      filter.waiting_for ? { state: { [Op.in]: statesWaitingFor(filter.waiting_for) } } : {},
      filter.is_open === undefined
        ? {}
        : { state: { [filter.is_open ? Op.in : Op.notIn]: [...OPEN_STATES] } },
      filter.id ? { id: { [Op.in]: filter.id } } : {},
      filter.q ? searchOf(ctx, filter.q) : {},
    ],
  };
}

const byColumn =
  (column: string) =>
  (direction: Direction): Order => [
    [column, direction],
    ['id', direction],
  ];

/** The page's ids by the index first, then the rows: what is skipped over is not joined. */
async function rowsOf(where: WhereOptions, page: { order: Order; limit: number; offset: number }) {
  const ids = (
    (await Application.findAll({ attributes: ['id'], where, ...page, raw: true })) as { id: number }[]
  ).map((found) => found.id);
  if (ids.length === 0) return [];
  const found = await Application.findAll({
    attributes: [
      'id',
      'state',
      'due_date_to_submit_resume',
      'is_late',
      'have_submitted_resume_by_user_at',
      'sent_resume_to_company_at',
      'get_resume_result_at',
      'selection_finished_at',
      'created_at',
      'updated_at',
    ],
    where: { id: { [Op.in]: ids } },
    include: [
      {
        association: 'user',
        attributes: ['id', 'first_name', 'last_name', 'first_name_kana', 'last_name_kana'],
      },
      {
        association: 'recruitment',
        attributes: ['id', 'title', 'company_id'],
        include: [{ association: 'company', attributes: ['id', 'official_name'] }],
      },
    ],
  });
  const byId = new Map(found.map((application) => [application.id, application]));
  return ids.flatMap((applicationId) => byId.get(applicationId) ?? []);
}

async function membersOf(applicationIds: number[]): Promise<Map<number, ApplicationHfMember[]>> {
  if (applicationIds.length === 0) return new Map();
  const links = await ApplicationHfMember.findAll({
    where: { application_id: { [Op.in]: applicationIds } },
    include: [{ association: 'hf_member' }],
    order: [
      ['is_main', 'DESC'],
      ['id', 'ASC'],
    ],
  });
  const byApplication = new Map<number, ApplicationHfMember[]>();
  for (const link of links)
    byApplication.set(link.application_id, [...(byApplication.get(link.application_id) ?? []), link]);
  return byApplication;
}

function presentRow(ctx: StaffContext, application: Application, links: readonly ApplicationHfMember[]) {
  const { actor } = ctx;
  const state: ApplicationState = application.state;
  const isMine = links.some((link) => link.hf_member_id === actor.hf_member_id);
  const recruitment = application.recruitment!;
  return {
    ...application.get({ plain: true }),
    waiting_for: WAITING_FOR[state],
    is_overdue: isOverdue(application, ctx.now),
    waiting_since: waitingSince(application),
    user: application.user!.get({ plain: true }),
    recruitment: { id: recruitment.id, title: recruitment.title },
    company: { id: recruitment.company_id, official_name: recruitment.company!.official_name },
    hf_members: links.map((link) => ({ id: link.hf_member_id, names: memberNames(link.hf_member) })),
    can: {
      open: isMine || actor.sees_all_applications,
      take: links.length === 0 && OPEN_STATES.includes(state),
    },
  };
}

export const applications = defineResource({
  name: 'applications',
  summary: 'Applications by scope, with the desk view of one',
  allow: STAFF,
  list: {
    filters,
    sorts: {
      work_order: byWorkOrder,
      due_date_to_submit_resume: byColumn('due_date_to_submit_resume'),
      created_at: byColumn('created_at'),
      state: byColumn('state'),
      id: (direction) => [['id', direction]],
    },
    default_sort: ['work_order', 'ASC'],
    row,
    async find(ctx, { filter, ...page }) {
      const where = whereOf(ctx, filter);
      const count = await countCapped(ctx.sequelize, Application, where);
      const found = count.total === 0 ? [] : await rowsOf(where, page);
      const links = await membersOf(found.map((application) => application.id));
      return {
        ...count,
        rows: found.map((application) => presentRow(ctx, application, links.get(application.id) ?? [])),
      };
    },
  },
  one: {
    record: applicationForStaff,
    async find(ctx, applicationId) {
      const application = await loadApplication(
        { [Op.and]: [{ id: applicationId }, openableApplications(ctx.actor)] },
        null,
      );
      return application && presentApplicationForStaff(application, ctx.actor, ctx.now, null);
    },
  },
});
