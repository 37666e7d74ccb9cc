import { Op, QueryTypes, type Order, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { Application } from '../../db/models/application.ts';
import { ApplicationHfMember } from '../../db/models/application-records.ts';
import { mentorNames } from '../api/shapes/application.ts';
import { outDay, outId, outMap, outTime } from '../api/wire.ts';
import { allowedEvents } from '../domain/application-lifecycle.ts';
import { APPLICATION_STATES, NEW_APPLICATION, type ApplicationState } from '../domain/application-state.ts';
import { APPLICATION_EVENT_NAMES } from '../domain/application-transitions.ts';
import { memberNames } from '../presenters/names.ts';
import { selectSql } from './count-capped.ts';
import type { StaffContext } from './define-resource.ts';
import { isOverdue, OPEN_STATES, PARTIES_WAITED_FOR, WAITING_FOR } from '../domain/waiting-for.ts';
import { waitingSince } from './work-order.ts';

export const applicationRow = z.object({
  id: outId(),
  state: z.enum(APPLICATION_STATES),
  waiting_for: z.enum(PARTIES_WAITED_FOR).nullable(),
  due_date_to_submit_resume: outDay().nullable(),
  is_overdue: z.boolean(),
  is_late: z.boolean(),
  /** Once the resume has left: since when the present wait lasts. */
  waiting_since: outDay().nullable(),
  is_admitted_edit_resume_by_hf: z.boolean(),
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
  /** What a change names as the state it was made on. */
  version: z.number().int(),
  /** The lifecycle's events that the caller may cause now. */
  events_allowed: z.array(z.enum(APPLICATION_EVENT_NAMES)),
  /** What the caller may do with the row. */
  can: z.object({ open: z.boolean(), take: z.boolean() }),
});

/** The flags tell what is allowed. */
const SHOWN = [
  'id',
  'user_id',
  'state',
  'due_date_to_submit_resume',
  'is_late',
  'is_admitted_edit_resume_by_hf',
  'version',
  'created_at',
  'updated_at',
  ...Object.keys(NEW_APPLICATION),
];

export interface ApplicationPage {
  order: Order;
  limit: number;
  offset: number;
  /** So few fit that taking them all and sorting costs less than walking the order until enough have been met. */
  isOfFew?: boolean;
}

/** The planner thinks that what fits is spread evenly over any order; names are not, and it would walk nearly all. */
async function idsOf(where: WhereOptions, { isOfFew, ...page }: ApplicationPage): Promise<number[]> {
  if (!isOfFew) {
    const found = await Application.findAll({ attributes: ['id'], where, ...page, raw: true });
    return found.map(({ id }) => id);
  }
  const sequelize = Application.sequelize!;
  const few = selectSql(sequelize, Application, { where });
  const ordered = selectSql(sequelize, Application, { attributes: ['id'], ...page });
  const found = await sequelize.query<{ id: number }>(
    `with "${Application.tableName}" as materialized (${few}) ${ordered}`,
    { type: QueryTypes.SELECT },
  );
  return found.map(({ id }) => id);
}

/** The page's ids first, then the rows: what is skipped over is not joined. */
export async function rowsOf(where: WhereOptions, page: ApplicationPage) {
  const ids = await idsOf(where, page);
  if (ids.length === 0) return [];
  const found = await Application.findAll({
    attributes: SHOWN,
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

export async function membersOf(applicationIds: number[]): Promise<Map<number, ApplicationHfMember[]>> {
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

export function presentRow(
  ctx: StaffContext,
  application: Application,
  links: readonly ApplicationHfMember[],
) {
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
    events_allowed: allowedEvents(
      application,
      actor,
      { is_owner: application.user_id === actor.user_id, is_assigned: isMine },
      ctx.now,
    ),
    hf_members: links.map((link) => ({ id: link.hf_member_id, names: memberNames(link.hf_member) })),
    can: {
      open: isMine || actor.sees_all_applications,
      take: links.length === 0 && OPEN_STATES.includes(state),
    },
  };
}
