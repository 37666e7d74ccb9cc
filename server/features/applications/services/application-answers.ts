import { Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { Application } from '../../../../db/models/application.ts';
import { loadApplication, type ApplicationRow } from '../views/load-application.ts';
import {
  loadApplicationList,
  presentApplicationForOwner,
  presentApplicationForStaff,
} from '../views/present-application.ts';
import type { CommandContext, Context } from '../../../core/calls/context.ts';
import { applicationScope } from '../../../core/scopes.ts';

type Reading = Pick<Context, 'actor' | 'now' | 'tx'>;

/** The student's other applications for the same job, and whether there can be any: most have none. */
const othersOf = ({ id, user_id, recruitment_id }: ApplicationRow) => ({
  user_id,
  recruitment_id,
  id: { [Op.ne]: id },
});
const hasOthers = (row: ApplicationRow) =>
  row.cycle_number > 1 || row.reapplied_at !== null || row.is_quit_by_student;

/** How many of the others are told; nobody has applied so often for one job. */
const MOST = 20;

/** The whole application as its owner sees it. One statement, where they have applied for the job once more. */
export async function ownersView(ctx: Reading, row: ApplicationRow) {
  const page = { limit: MOST, offset: 0 };
  const other_applications = hasOthers(row)
    ? await loadApplicationList(othersOf(row), page, ctx.now, ctx.tx)
    : [];
  return { ...presentApplicationForOwner(row, ctx.actor, ctx.now), other_applications };
}

/** The same as staff see it, with its student; of the others those that they may open. */
export async function staffsView(ctx: Reading, row: ApplicationRow) {
  const other_applications = hasOthers(row)
    ? await Application.findAll({
        attributes: ['id', 'cycle_number', 'state', 'created_at'],
        where: { [Op.and]: [othersOf(row), applicationScope(ctx.actor)] },
        order: [['id', 'DESC']],
        limit: MOST,
        transaction: ctx.tx,
      })
    : [];
  return {
    ...(await presentApplicationForStaff(row, ctx.actor, ctx.now, ctx.tx)),
    other_applications: other_applications.map((other) => other.get({ plain: true })),
  };
}

/** What a student's command answers: the whole application as its owner sees it. */
export async function ownersApplication(ctx: CommandContext, id: number) {
  return ownersView(ctx, required(await loadApplication({ id }, ctx.tx)));
}

/** What a member of staff's command answers: the whole application with its student. */
export async function staffsApplication(ctx: CommandContext, id: number) {
  return staffsView(ctx, required(await loadApplication({ id }, ctx.tx)));
}
